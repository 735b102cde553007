import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface RowLinkProps {
  readonly to: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

/** What a row is called, leading to its page if it has one. */
export const RowLink = ({ to, className, children }: RowLinkProps) =>
  to === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <Link to={to} className={`${className} text-verde-hondo hover:underline`}>
      {children}
    </Link>
  );
