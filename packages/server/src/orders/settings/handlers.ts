import type { orderLimitEndpoints } from '@nutricion/contract/orders/order-limits';
import type {
  ShopParticularsJson,
  shopParticularsEndpoints,
} from '@nutricion/contract/orders/shop-particulars';
import { accept } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../../platform/http/mount.ts';
import type { OrderLimitSettings } from './order-limits.ts';
import { orderLimitSetting, shopSetting } from './settings.ts';
import { type CachedSetting, readStoredSetting, storeSetting } from './stored-setting.ts';

export interface SettingDependencies {
  readonly db: Kysely<Schema>;
  readonly orderLimitSettings: OrderLimitSettings;
  readonly shopParticulars: CachedSetting<ShopParticularsJson>;
}

export const mountSettings: MountFeature<SettingDependencies> = (app, shop) =>
  mount(app, shop.authenticate, settingHandlers(shop));

/** Settings that the administration changes while the shop runs. */
export const settingHandlers = ({
  db,
  orderLimitSettings,
  shopParticulars,
}: SettingDependencies): Handlers<
  keyof typeof orderLimitEndpoints | keyof typeof shopParticularsEndpoints
> => ({
  'GET /api/admin/settings/order-limits': async () => {
    const { value, version } = await readStoredSetting(db, orderLimitSetting);
    return accept({ limits: value, version });
  },

  'PUT /api/admin/settings/order-limits': async ({ caller, body: { limits, version, reason } }) => {
    const change = { value: limits, version, reason, actorId: caller.profileId };
    const saved = await storeSetting(db, orderLimitSetting, change);
    if (!saved.ok) return saved;
    orderLimitSettings.clearCache();
    return accept({ limits: saved.value.value, version: saved.value.version });
  },

  'GET /api/admin/settings/shop': async () => {
    const { value, version } = await readStoredSetting(db, shopSetting);
    return accept({ shop: value, version });
  },

  'PUT /api/admin/settings/shop': async ({ caller, body: { shop, version, reason } }) => {
    const change = { value: shop, version, reason, actorId: caller.profileId };
    const saved = await storeSetting(db, shopSetting, change);
    if (!saved.ok) return saved;
    shopParticulars.clearCache();
    return accept({ shop: saved.value.value, version: saved.value.version });
  },
});
