/** Once per frame at the most: scrolling measures the page, which is slow in the middle of a change. */
export function oncePerFrame(work: () => void): () => void {
  let waiting = 0;
  return () => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0;
      work();
    });
  };
}
