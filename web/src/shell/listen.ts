/** Adds event listeners to an element; returns what removes them all. */
export function listen(element: Element, listeners: Record<string, (event: Event) => void>): () => void {
  const off = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener, { signal: off.signal });
  return () => {
    off.abort();
  };
}
