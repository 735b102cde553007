import { externalStore } from '../../kit/lib/external-store.ts';

/**
 * The open overlay is an entry of the browser's history, so that the back button closes it, and going back to it from a product opens it again. The
 * entry has the address and router key of the page below, so the router ignores it.
 */
const FLAG = 'searchOverlay';

const isOverlayEntry = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && FLAG in state;
};

const isOpen = externalStore(isOverlayEntry());

/** Updates the state from the history: after each navigation, and on back and forward. */
export const followHistory = (): void => isOpen.set(isOverlayEntry());
window.addEventListener('popstate', followHistory);

export const searchOverlay = { get: isOpen.get, subscribe: isOpen.subscribe };

/** Pushing the entry takes a moment on an old phone, so it is done after the overlay is painted. */
export const openOverlay = (): void => {
  isOpen.set(true);
  afterPaint(pushOverlayEntry);
};

/** Runs `work` after the next frame, so that the response to a tap is painted first. */
const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};

const pushOverlayEntry = (): void => {
  if (isOpen.get() && !isOverlayEntry())
    window.history.pushState({ ...window.history.state, [FLAG]: true }, '');
};

/** Closes the overlay and goes back, like the back button. */
export const closeOverlay = (): void => {
  isOpen.set(false);
  if (isOverlayEntry()) window.history.back();
};

/** Closes the overlay before a navigation with `replace`, which takes over its history entry. */
export const leaveOverlay = (): void => {
  pushOverlayEntry();
  isOpen.set(false);
};
