import { type ReactNode, useEffect, useRef } from 'react';

/** A heading that replaces the tapped button takes its focus, which would otherwise be lost. */
export const StepTitle = ({ children }: { readonly children: ReactNode }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1} className="outline-none">
      {children}
    </h3>
  );
};
