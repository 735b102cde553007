/**
 * Called before the focused row leaves its list: moves the focus to the next row, or to the list, so that keyboard
 * users don't start again at the top of the page.
 */
export const focusNextRow = (): void => {
  const row = document.activeElement?.closest('li');
  if (!row) return;
  const nextRow = row.nextElementSibling ?? row.previousElementSibling;
  const target =
    nextRow?.querySelector<HTMLElement>('a, button') ?? row.closest<HTMLElement>('[role="dialog"], main');
  target?.focus({ preventScroll: true });
};
