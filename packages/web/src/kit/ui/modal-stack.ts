/** The dialogs that are open, the topmost last. */
const stack: HTMLElement[] = [];

/** Hides everything but the topmost dialog from screen readers. Returns the function that removes this one. */
export const putOnTop = (dialog: HTMLElement): (() => void) => {
  stack.push(dialog);
  apply();
  return () => {
    stack.splice(stack.lastIndexOf(dialog), 1);
    dialog.removeAttribute('aria-hidden');
    apply();
  };
};

export const isOnTop = (dialog: HTMLElement): boolean => stack.at(-1) === dialog;

const apply = (): void => {
  const root = document.getElementById('root');
  for (const element of root ? [root, ...stack] : stack) hide(element, stack.length > 0 && !isOnTop(element));
};

const hide = (element: HTMLElement, isHidden: boolean): void => {
  if (isHidden) element.setAttribute('aria-hidden', 'true');
  else element.removeAttribute('aria-hidden');
};
