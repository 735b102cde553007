import type { Permission } from '@nutricion/domain/accounts/permission';
import { hasPermission, isRole } from '@nutricion/domain/accounts/role';
import { useSession } from '../../public/session.ts';

/** Whether the signed-in user has a permission. Only for display: the server checks each call. */
export const usePermission = (): ((permission: Permission) => boolean) => {
  const session = useSession();
  // The cached profile of an older version may name a role that no longer exists.
  const ownRoles = session.status === 'signed-in' ? session.roles.filter(isRole) : [];
  return (permission) => hasPermission(ownRoles, permission);
};
