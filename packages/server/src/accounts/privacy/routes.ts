import type { privacyEndpoints } from '@nutricion/contract/accounts/privacy';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../../platform/http/mount.ts';
import { deleteAccount } from './delete-account.ts';
import type { PrivacyDependencies } from './dependencies.ts';
import type { PersonalTable } from './personal-table.ts';
import { personalTables } from './personal-tables.ts';

interface PrivacyOfShop extends Omit<PrivacyDependencies, 'limits' | 'forgetCaller' | 'verifyIdentity'> {
  readonly accounts: Pick<PrivacyDependencies, 'forgetCaller' | 'verifyIdentity'>;
  readonly privacyLimits: PrivacyDependencies['limits'];
}

export const mountPrivacy: MountFeature<PrivacyOfShop> = (app, shop) =>
  mount(app, shop.authenticate, privacyHandlers({ ...shop, ...shop.accounts, limits: shop.privacyLimits }));

export const privacyHandlers = (deps: PrivacyDependencies): Handlers<keyof typeof privacyEndpoints> => ({
  'GET /api/me/export': async ({ caller }) => {
    const waitSeconds = await deps.limits.consume('exportPerPerson', caller.profileId);
    if (waitSeconds !== null) return refuse({ kind: 'too-many-requests', retryAfterSeconds: waitSeconds });
    return accept(await exportData(deps.db, caller.profileId, deps.now()));
  },

  'POST /api/me/deletion': ({ caller, body }) => deleteAccount(deps, caller, body),
});

type Export = ResponseOf<(typeof privacyEndpoints)['GET /api/me/export']>;
type Row = Record<string, unknown>;

/** All rows about a user, read in one snapshot, by table. */
const exportData = (db: Kysely<Schema>, userId: string, nowMs: number): Promise<Export> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const datos: Record<string, Row[]> = {};
      for (const table of personalTables)
        if (table.kind === 'exported') datos[table.as] = await readRows(trx, table, userId);
      return { tienda: 'Nutrición Plus', exportado_en: new Date(nowMs).toISOString(), datos };
    });

const readRows = async (
  db: Kysely<Schema>,
  table: Extract<PersonalTable, { kind: 'exported' }>,
  userId: string,
): Promise<Row[]> => {
  const { rows } = await sql<{ row: Row }>`
    select (to_jsonb(t) - ${[...table.withheld]}::text[]) || ${table.explained ?? sql`'{}'::jsonb`} as row
    from ${sql.table(table.table)} t
    where ${table.isOf(userId)}
    order by to_jsonb(t) ->> 'created_at', to_jsonb(t) ->> 'id'
  `.execute(db);
  return rows.map(({ row }) => row);
};
