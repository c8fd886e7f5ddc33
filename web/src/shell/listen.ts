/** Adds event listeners to an element; returns what removes them all. */
export function listen(element: Element, listeners: Record<string, (event: Event) => void>): () => void {
  for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener);
  };
}
