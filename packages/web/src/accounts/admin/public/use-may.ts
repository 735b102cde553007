import type { Permission } from '@nutricion/domain/accounts/permission';
import { isRole, mayDo } from '@nutricion/domain/accounts/role';
import { useSession } from '../../public/session.ts';

/** Whether whoever uses the shop may do that; for showing only, the server decides at each call. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const session = useSession();
  // What an older version of the shop remembered may name a role that is no more.
  const held = session.status === 'signed-in' ? session.roles.filter(isRole) : [];
  return (permission) => mayDo(held, permission);
};
