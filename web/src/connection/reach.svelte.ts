/** Where others find what is here: not at an address that only this machine knows. */

import type { Health, Reach } from "../protocol";
import { fetchJson, post } from "./api";

interface Known {
  /** Where others follow links to. */
  address: string;
  /** Whether nobody but this machine gets there. */
  near: boolean;
  /** Whether a button can let others in. */
  opens: boolean;
}

const HERE = /^(localhost|127\.|\[::1\])/;

class Door {
  known = $state.raw<Known | null>(null);

  constructor() {
    void this.look();
  }

  private async look(): Promise<void> {
    const health = HERE.test(location.hostname) ? await fetchJson<Health>("/api/health").catch(() => null) : null;
    const reach = health?.reach ?? null;
    this.known = { address: reach ?? location.origin, near: HERE.test(location.hostname) && !reach, opens: health?.can_open ?? false };
  }

  /** A link to a page here that others can follow too. */
  link(path: string): string {
    return new URL(path, this.known?.address ?? location.origin).href;
  }

  /** Have the server listen to the network of this machine too. */
  async open(): Promise<void> {
    const { reach } = await post<Reach>("/api/nearby", {});
    this.known = { address: reach, near: false, opens: false };
  }
}

export const door = new Door();
