/**
 * Before the row with the focus leaves its list: the focus goes to the row beside it, or to what holds the
 * list. Nobody who works by keys begins again at the head of the page.
 */
export const focusNextRow = (): void => {
  const row = document.activeElement?.closest('li');
  if (!row) return;
  const nextRow = row.nextElementSibling ?? row.previousElementSibling;
  const target =
    nextRow?.querySelector<HTMLElement>('a, button') ?? row.closest<HTMLElement>('[role="dialog"], main');
  target?.focus({ preventScroll: true });
};
