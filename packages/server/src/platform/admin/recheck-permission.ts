import type { Permission } from '@nutricion/domain/accounts/permission';
import type { Role } from '@nutricion/domain/accounts/role';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { permissionRefusal } from '../http/permission-refusal.ts';
import type { Refusal } from '../http/refusal.ts';
import { stateColumn } from './user-state.ts';

/**
 * Whether a user has a permission now, regardless of caches. Runs in the transaction of their change, so that a role
 * that was just removed allows nothing more.
 */
export const recheckPermission = async (
  trx: Kysely<Schema>,
  actorId: string,
  permission: Permission,
): Promise<Result<null, Refusal>> => {
  const { rows } = await sql<{ role: Role }>`
    select r.role from user_roles r join profiles p on p.id = r.user_id
    where p.id = ${actorId} and ${stateColumn} = 'verificada'
  `.execute(trx);
  const refusal = permissionRefusal(
    rows.map(({ role }) => role),
    permission,
  );
  return refusal ? refuse(refusal) : accept(null);
};
