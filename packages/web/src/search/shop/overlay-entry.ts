import { externalStore } from '../../kit/lib/external-store.ts';

/**
 * The open overlay is an entry of the browser's history, so that the back button closes it, and coming
 * back to it from a product opens it again as it was. The router doesn't hear of the entry: it has the
 * address and the key of the page below.
 */
const FLAG = 'searchOverlay';

const isOverlayEntry = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && FLAG in state;
};

const isOpen = externalStore(isOverlayEntry());

/** Follows the history: after each navigation, and when somebody goes back or forward. */
export const followHistory = (): void => isOpen.set(isOverlayEntry());
window.addEventListener('popstate', followHistory);

export const searchOverlay = { get: isOpen.get, subscribe: isOpen.subscribe };

/** An entry takes an old phone a moment: it is made once the overlay is painted. */
export const openOverlay = (): void => {
  isOpen.set(true);
  afterPaint(pushOverlayEntry);
};

/** Does `work` when the next picture has been handed to the screen: what answers a tap goes before. */
const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};

const pushOverlayEntry = (): void => {
  if (isOpen.get() && !isOverlayEntry())
    window.history.pushState({ ...window.history.state, [FLAG]: true }, '');
};

/** Closes it and leaves its entry behind, as the back button would. */
export const closeOverlay = (): void => {
  isOpen.set(false);
  if (isOverlayEntry()) window.history.back();
};

/** Closes it for a page that takes the place of its entry: navigate with `replace` next. */
export const leaveOverlay = (): void => {
  pushOverlayEntry();
  isOpen.set(false);
};
