/** Pictures of the board as it is seen: its layers as one SVG that looks the same everywhere, or as pixels. */

/** What makes an SVG element look as it does, with the values that need not be written down. */
const PLAIN: Record<string, string> = {
  opacity: "1", display: "inline", filter: "none", "clip-path": "none", mask: "none", "mix-blend-mode": "normal", "stop-opacity": "1", "stop-color": "rgb(0, 0, 0)", "dominant-baseline": "auto",
};
/** What children have from their parents. */
const INHERITED: Record<string, string> = {
  fill: "rgb(0, 0, 0)", "fill-opacity": "1", "fill-rule": "nonzero", stroke: "none", "stroke-width": "1px", "stroke-opacity": "1", "stroke-linecap": "butt", "stroke-linejoin": "miter", "stroke-dasharray": "none", "stroke-dashoffset": "0px",
  "paint-order": "normal", visibility: "visible", "font-family": "", "font-size": "", "font-weight": "400", "text-anchor": "start", "letter-spacing": "normal",
};
const DROPPED = /^(class|role|tabindex|aria-.*|data-.*|on.*)$/;
const SVG = "http://www.w3.org/2000/svg";

export interface Frame { left: number; top: number; width: number; height: number }

/** The whole board, or only the part of it that is in the window. */
export function frameOf(board: HTMLElement, whole: boolean): Frame {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight, scrollLeft, scrollTop } = board;
  return whole ? { left: -scrollLeft, top: -scrollTop, width: scrollWidth, height: scrollHeight } : { left: 0, top: 0, width: clientWidth, height: clientHeight };
}

/** The board as the text of one SVG; none where nothing is drawn on it. */
export async function boardSvg(board: HTMLElement, frame: Frame): Promise<string | null> {
  const layers = boardLayers(board, frame, new Map());
  return layers && standalone(layers.join(""), frame);
}

/** What is drawn, as a picture that needs nothing of the page. */
export async function standalone(drawn: string, { width, height }: Frame): Promise<string> {
  const fonts = drawn.includes("<text") ? `<style>${await fontFaces()}</style>` : "";
  return `<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${fonts}<defs>${missing(drawn)}</defs>${drawn}</svg>`;
}

/** The ground and every layer of the board above it, where they are in a frame; none where nothing is drawn. */
export function boardLayers(board: HTMLElement, { left, top, width, height }: Frame, known: Layers): string[] | null {
  const layers = [...board.querySelectorAll("svg")].filter((svg) => !svg.parentElement?.closest("svg, button") && svg.clientWidth > 0);
  if (!layers.length) return null;
  const box = board.getBoundingClientRect();
  const drawn = layers.map((svg) => {
    const [{ a, b, c, d, e, f }, opacity] = [screenMatrix(svg), opacityOf(svg, board)];
    const place = `matrix(${[a, b, c, d, e - box.left - board.clientLeft - left, f - box.top - board.clientTop - top].map((part) => part.toFixed(4)).join(" ")})`;
    return `<g transform="${place}"${opacity < 1 ? ` opacity="${opacity.toFixed(3)}"` : ""}>${layerText(svg, known)}</g>`;
  });
  return [`<rect width="${width}" height="${height}" fill="${groundOf(board)}"/>`, ...drawn];
}

/** Layers that were written down before, by what they were. */
export type Layers = Map<SVGSVGElement, [source: string, text: string]>;

/** A layer that is what it was needs not be looked at again. */
function layerText(svg: SVGSVGElement, known: Layers): string {
  const source = svg.innerHTML;
  const before = known.get(svg);
  if (before?.[0] === source) return before[1];
  const copy = document.createElementNS(SVG, "g");
  for (const child of svg.children) { const styled = dressed(child, null); if (styled) copy.append(styled); }
  const text = [...copy.childNodes].map((node) => new XMLSerializer().serializeToString(node)).join("").replaceAll(` xmlns="${SVG}"`, "");
  known.set(svg, [source, text]);
  return text;
}

const screenMatrix = (svg: SVGSVGElement): DOMMatrix => svg.getScreenCTM() ?? new DOMMatrix();

function opacityOf(svg: Element, board: Element): number {
  let opacity = 1;
  for (let element: Element | null = svg; element && element !== board; element = element.parentElement) opacity *= Number(getComputedStyle(element).opacity);
  return opacity;
}

/** A copy of an element that needs no style sheet; none of what is not seen. */
function dressed(element: Element, outer: CSSStyleDeclaration | null): Element | null {
  const style = getComputedStyle(element);
  if (style.display === "none") return null;
  const copy = element.cloneNode(false) as SVGElement;
  for (const { name } of [...copy.attributes]) if (DROPPED.test(name) || name === "style") copy.removeAttribute(name);
  for (const [name, plain] of Object.entries(PLAIN)) set(copy, name, style, plain);
  for (const [name, plain] of Object.entries(INHERITED)) set(copy, name, style, outer ? outer.getPropertyValue(name) : plain);
  if (style.transform !== "none" && !element.hasAttribute("transform")) copy.setAttribute("style", `transform: ${style.transform}; transform-origin: ${style.transformOrigin}; transform-box: ${style.getPropertyValue("transform-box")}`);
  for (const child of element.childNodes) {
    const part = child instanceof Element ? dressed(child, style) : child.nodeType === Node.TEXT_NODE ? child.cloneNode() : null;
    if (part) copy.append(part);
  }
  return copy;
}

function set(copy: Element, name: string, style: CSSStyleDeclaration, known: string): void {
  const value = style.getPropertyValue(name);
  if (value && value !== known) copy.setAttribute(name, value.replaceAll('"', "'").replace(/url\('[^'#]*#/g, "url('#"));
  else copy.removeAttribute(name);
}

/** Gradients and shapes that are defined elsewhere on the page. */
function missing(drawn: string): string {
  const wanted = new Set([...drawn.matchAll(/(?:url\('?#|href="#)([\w-]+)/g)].map(([, id]) => id ?? ""));
  const texts = [...wanted].filter((id) => !drawn.includes(` id="${id}"`)).map((id) => document.getElementById(id)).flatMap((element) => (element ? [dressed(element, null)] : []));
  return texts.map((element) => (element ? new XMLSerializer().serializeToString(element) : "")).join("");
}

/** The first colour behind the board. */
function groundOf(board: Element): string {
  for (let element: Element | null = board; element; element = element.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const colour = /rgb\([^)]*\)/.exec(backgroundImage)?.[0] ?? backgroundColor;
    if (!/transparent|, 0\)$/.test(colour)) return colour;
  }
  return getComputedStyle(document.documentElement).getPropertyValue("--page");
}

let faces: Promise<string> | undefined;

/** The typefaces of the page, as part of a picture. */
const fontFaces = (): Promise<string> => (faces ??= Promise.all([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule).map(async ({ style, parentStyleSheet }) => {
  const address = /url\("?([^")]+)/.exec(style.getPropertyValue("src"))?.[1] ?? "";
  const font = await (await fetch(new URL(address, parentStyleSheet?.href ?? location.href))).blob();
  return `@font-face { font-family: ${style.getPropertyValue("font-family")}; font-weight: ${style.getPropertyValue("font-weight") || "400"}; src: url(${await dataUrl(font)}); }`;
})).then((rules) => rules.join(" ")));

const dataUrl = (content: Blob): Promise<string> => new Promise((done) => {
  const reader = new FileReader();
  reader.onload = () => { done(String(reader.result)); };
  reader.readAsDataURL(content);
});

/** An SVG as pixels, in a given width. */
export async function painted(svg: string, { width, height }: Frame, wide: number): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide, Math.round((height * wide) / width)];
  const image = new Image(canvas.width, canvas.height);
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return canvas;
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> => new Promise((done, fail) => {
  canvas.toBlob((blob) => { if (blob) done(blob); else fail(new Error("no picture")); }, "image/png");
});
