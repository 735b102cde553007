import type { Permission } from '@nutricion/domain/accounts/permission';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePermission } from './use-permission.ts';

interface RecordLinkProps {
  /** Null: there is no such record any more. */
  readonly to: string | null;
  /** What its page asks for. */
  readonly permission: Permission;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A record's name, leading to its page for those who may open it. */
export const RecordLink = ({ to, permission, className, children }: RecordLinkProps) => {
  const isAllowed = usePermission()(permission);
  return to !== null && isAllowed ? (
    <Link to={to} className={className ?? 'text-verde underline'}>
      {children}
    </Link>
  ) : (
    children
  );
};
