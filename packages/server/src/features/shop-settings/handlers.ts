import type { OrderLimitsJson, orderLimitEndpoints } from '@nutricion/contract/order-limits';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Refusal } from '../../http/refusal.ts';
import { ORDER_LIMITS_KEY, type OrderLimitSettings, parseKept } from './order-limits.ts';
import { readSetting, writeSetting } from './setting-store.ts';

export interface SettingDependencies {
  readonly db: Kysely<Schema>;
  readonly orderLimits: OrderLimitSettings;
  /** Writes who changed what from what, in the change's transaction. */
  readonly recordSetting: (
    trx: Transaction<Schema>,
    change: {
      readonly actorId: string;
      readonly key: string;
      readonly before: object;
      readonly after: object;
    },
  ) => Promise<void>;
}

/** What the administration sets while the shop runs. */
export const settingHandlers = ({
  db,
  orderLimits,
  recordSetting,
}: SettingDependencies): Handlers<keyof typeof orderLimitEndpoints> => ({
  'GET /api/admin/settings/order-limits': async () => accept(await readKept(db)),

  'PUT /api/admin/settings/order-limits': async ({ caller, body: { limits, version } }) => {
    const saved = await db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
      const before = await readKept(trx);
      const isMine = before.version === version;
      if (!isMine || !(await writeSetting(trx, { key: ORDER_LIMITS_KEY, value: limits, version })))
        return refuse({ kind: 'stale-version' });
      const change = { key: ORDER_LIMITS_KEY, before: before.limits, after: limits };
      await recordSetting(trx, { actorId: caller.profileId, ...change });
      return accept(null);
    });
    if (!saved.ok) return saved;
    orderLimits.forget();
    return accept(await readKept(db));
  },
});

const readKept = async (db: Kysely<Schema>): Promise<{ limits: OrderLimitsJson; version: number }> => {
  const kept = await readSetting(db, ORDER_LIMITS_KEY);
  return { limits: parseKept(kept?.value).limits, version: kept?.version ?? 0 };
};
