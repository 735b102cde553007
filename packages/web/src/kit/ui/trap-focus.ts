import { isOnTop } from './modal-stack.ts';

/** What Tab stops at. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Keeps Tab inside a dialog, and brings stray focus back. Returns the function that stops. */
export const trapFocus = (dialog: HTMLElement): (() => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const stops = focusStops(dialog);
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const { activeElement } = document;
    if (!to || (activeElement !== from && activeElement !== dialog)) return;
    event.preventDefault();
    to.focus();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const isInPage = target instanceof Element && target.closest('#root') !== null;
    if (isInPage && isOnTop(dialog)) dialog.focus();
  };
  dialog.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    dialog.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
  };
};

/** The controls in the order of Tab; of a group of radio buttons the one that Tab stops at. */
export const focusStops = (dialog: HTMLElement): readonly HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0 && isTabStop(stop),
  );

const isTabStop = (stop: HTMLElement): boolean => {
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop.checked) return true;
  const group = [
    ...(stop.form ?? document).querySelectorAll<HTMLInputElement>(
      `input[type="radio"][name="${CSS.escape(stop.name)}"]`,
    ),
  ];
  return !group.some(({ checked }) => checked);
};
