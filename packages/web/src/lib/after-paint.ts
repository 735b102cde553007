/** Does `work` when the next picture has been handed to the screen: what answers a tap goes before. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
