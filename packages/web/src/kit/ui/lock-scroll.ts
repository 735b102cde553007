const SCROLL_KEYS = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/**
 * Locks the page behind a dialog: gestures and keys scroll only inside the dialog. Hiding the page's overflow would
 * do it too, and cost an old phone two repaints of the whole page. Returns the unlock function.
 */
export const lockScroll = (dialog: HTMLElement): (() => void) => {
  const onGesture = (event: Event) => {
    if (event.cancelable && !scrollsInside(event.target, dialog)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (SCROLL_KEYS.has(event.key) && !usesKeys(event) && !scrollsInside(event.target, dialog))
      event.preventDefault();
  };
  dialog.addEventListener('wheel', onGesture, { passive: false });
  dialog.addEventListener('touchmove', onGesture, { passive: false });
  dialog.addEventListener('keydown', onKeyDown);
  return () => {
    dialog.removeEventListener('wheel', onGesture);
    dialog.removeEventListener('touchmove', onGesture);
    dialog.removeEventListener('keydown', onKeyDown);
  };
};

/** Fields move their caret or value by these keys, and a button answers to the space bar. */
const usesKeys = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.closest('input, select, textarea, [role="menu"], [role="listbox"], [role="tablist"]') !== null ||
    (key === ' ' && target.closest('button, summary') !== null));

const scrollsInside = (target: EventTarget | null, dialog: HTMLElement): boolean => {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (isScroller(element)) return true;
    if (element === dialog) return false;
  }
  return false;
};

const isScroller = (element: Element): boolean => {
  const hasMore = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  return hasMore && /auto|scroll/.test(getComputedStyle(element).overflow);
};
