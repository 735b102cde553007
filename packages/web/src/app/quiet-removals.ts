import { options } from 'preact';

/**
 * A focused field that is taken away says that it was left, and a form would keep its text: after a session has
 * closed, for the next person at a shared computer. Preact lets that be heard; React never did.
 */
export const quietRemovals = (): void => {
  let isRemoving = false;
  const before = options.unmount;
  options.unmount = (vnode) => {
    before?.(vnode);
    if (isRemoving) return;
    isRemoving = true;
    queueMicrotask(() => {
      isRemoving = false;
    });
  };
  const silence = (event: FocusEvent): void => {
    if (isRemoving) event.stopImmediatePropagation();
  };
  window.addEventListener('blur', silence, true);
  window.addEventListener('focusout', silence, true);
};
