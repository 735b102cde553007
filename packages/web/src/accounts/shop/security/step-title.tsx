import { type ReactNode, useEffect, useRef } from 'react';

/** What comes in the place of what was tapped takes the focus, so that nobody is left at the top of the page. */
export const StepTitle = ({ children }: { readonly children: ReactNode }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1} className="outline-none">
      {children}
    </h3>
  );
};
