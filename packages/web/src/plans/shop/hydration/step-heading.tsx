import type { ReactNode } from 'react';

/**
 * The heading of a step that replaced another: it takes the focus, whose button is gone. The first step doesn't
 * need it.
 */
export const StepHeading = ({ children }: { readonly children: ReactNode }) => (
  <h3 tabIndex={-1} ref={focusWhenUnfocused} className="text-tinta-suave">
    {children}
  </h3>
);

const focusWhenUnfocused = (heading: HTMLHeadingElement | null): void => {
  if (heading && document.activeElement === document.body) heading.focus();
};
