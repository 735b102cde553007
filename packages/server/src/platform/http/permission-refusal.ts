import type { Permission } from '@nutricion/domain/accounts/permission';
import { hasPermission, type Role } from '@nutricion/domain/accounts/role';
import type { Refusal } from './refusal.ts';

/** The refusal of a user whose roles don't include the permission; null if they do. */
export const permissionRefusal = (currentRoles: readonly Role[], permission: Permission): Refusal | null => {
  if (currentRoles.length === 0) return { kind: 'not-admin' };
  return hasPermission(currentRoles, permission) ? null : { kind: 'not-permitted', permission };
};
