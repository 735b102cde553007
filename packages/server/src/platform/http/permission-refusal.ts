import type { Permission } from '@nutricion/domain/accounts/permission';
import { mayDo, type Role } from '@nutricion/domain/accounts/role';
import type { Refusal } from './refusal.ts';

/** Why whoever holds these roles may not do that; null where they may. */
export const permissionRefusal = (held: readonly Role[], permission: Permission): Refusal | null => {
  if (held.length === 0) return { kind: 'not-admin' };
  return mayDo(held, permission) ? null : { kind: 'not-permitted', permission };
};
