import type { Permission } from '@nutricion/domain/accounts/permission';
import { hasPermission, type Role } from '@nutricion/domain/accounts/role';
import type { Refusal } from './refusal.ts';

/** Why whoever holds these roles may not do that; null where they may. */
export const permissionRefusal = (currentRoles: readonly Role[], permission: Permission): Refusal | null => {
  if (currentRoles.length === 0) return { kind: 'not-admin' };
  return hasPermission(currentRoles, permission) ? null : { kind: 'not-permitted', permission };
};
