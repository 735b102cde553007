import type { Permission } from '@nutricion/domain/accounts/permission';
import { hasPermission, isRole } from '@nutricion/domain/accounts/role';
import { useSession } from '../../public/session.ts';

/** Whether whoever uses the shop may do that; for showing only, the server decides at each call. */
export const usePermission = (): ((permission: Permission) => boolean) => {
  const session = useSession();
  // What an older version of the shop remembered may name a role that is no more.
  const ownRoles = session.status === 'signed-in' ? session.roles.filter(isRole) : [];
  return (permission) => hasPermission(ownRoles, permission);
};
