import type { OrderLimitsJson, orderLimitEndpoints } from '@nutricion/contract/order-limits';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import type { Kysely } from 'kysely';
import { recordChange } from '../../admin/audit.ts';
import type { Schema } from '../../db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../../http/mount.ts';
import type { Refusal } from '../../http/refusal.ts';
import { ORDER_LIMITS_KEY, type OrderLimitSettings, parseKept } from './order-limits.ts';
import { readSetting, writeSetting } from './setting-store.ts';

export interface SettingDependencies {
  readonly db: Kysely<Schema>;
  readonly orderLimitSettings: OrderLimitSettings;
}

export const mountSettings: MountFeature<SettingDependencies> = (app, shop) =>
  mount(app, shop.authenticate, settingHandlers(shop));

/** What the administration sets while the shop runs. */
export const settingHandlers = ({
  db,
  orderLimitSettings,
}: SettingDependencies): Handlers<keyof typeof orderLimitEndpoints> => ({
  'GET /api/admin/settings/order-limits': async () => accept(await readKept(db)),

  'PUT /api/admin/settings/order-limits': async ({ caller, body: { limits, version } }) => {
    const saved = await db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
      const before = await readKept(trx);
      const isMine = before.version === version;
      if (!isMine || !(await writeSetting(trx, { key: ORDER_LIMITS_KEY, value: limits, version })))
        return refuse({ kind: 'stale-version' });
      await recordChange(trx, {
        actorId: caller.profileId,
        action: 'setting.edit',
        subjectType: 'setting',
        subjectId: ORDER_LIMITS_KEY,
        before: before.limits,
        after: limits,
      });
      return accept(null);
    });
    if (!saved.ok) return saved;
    orderLimitSettings.forget();
    return accept(await readKept(db));
  },
});

const readKept = async (db: Kysely<Schema>): Promise<{ limits: OrderLimitsJson; version: number }> => {
  const setting = await readSetting(db, ORDER_LIMITS_KEY);
  return { limits: parseKept(setting?.value).limits, version: setting?.version ?? 0 };
};
