/** Between a toast and what it stands on. */
const GAP_PX = 12;

/** Pixels from the foot of the window to where a toast may begin: above the topmost sheet's foot or the page's docked bar. */
export const roomAtFootPx = (): number => {
  const docked = [...document.querySelectorAll('[data-al-pie]')].filter(isAtFoot).at(-1);
  const takenPx = docked ? window.innerHeight - docked.getBoundingClientRect().top : 0;
  return takenPx + GAP_PX;
};

/** In sight, at the foot, and across its middle: what stands in a corner leaves the toast its room. */
const isAtFoot = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const middle = window.innerWidth / 2;
  return bottom > top && Math.abs(bottom - window.innerHeight) < 2 && left < middle && middle < right;
};
