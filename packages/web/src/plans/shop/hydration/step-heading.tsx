import type { ReactNode } from 'react';

/**
 * The heading of a step that came in place of another: it takes the focus, which was on a button that is
 * gone. The step the dialog opens with doesn't need it.
 */
export const StepHeading = ({ children }: { readonly children: ReactNode }) => (
  <h3 tabIndex={-1} ref={focusWhenUnfocused} className="text-tinta-suave">
    {children}
  </h3>
);

const focusWhenUnfocused = (heading: HTMLHeadingElement | null): void => {
  if (heading && document.activeElement === document.body) heading.focus();
};
