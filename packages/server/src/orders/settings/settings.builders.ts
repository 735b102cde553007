import type { Role } from '@nutricion/domain/accounts/role';
import { Hono } from 'hono';
import { pino } from 'pino';
import type { Caller } from '../../platform/http/caller.ts';
import { mount } from '../../platform/http/mount.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { aNurse } from '../../testing/shop.builders.ts';
import { settingHandlers } from './handlers.ts';
import { openOrderLimits } from './order-limits.ts';
import { shopSetting } from './settings.ts';
import { cacheSetting } from './stored-setting.ts';

/** Calls about one setting, by an administrator, a read-only user and one of another role. */
export const aSettingsFixture = async (database: TestDatabase, key: 'order-limits' | 'shop') => {
  const { db } = database;
  const clock = { nowMs: 1_000_000 };
  const now = () => clock.nowMs;
  const logger = pino({ level: 'silent' });
  const callerWith = async (roles: readonly Role[]): Promise<Caller> => {
    const { caller } = await aNurse(db);
    for (const role of roles)
      await db.insertInto('user_roles').values({ user_id: caller.profileId, role }).execute();
    return { ...caller, roles };
  };
  const admin = await callerWith(['admin']);
  const callers = new Map([
    ['admin', admin],
    ['reader', await callerWith(['lectura'])],
    ['nurse', await callerWith([])],
  ]);
  /** As another process would have them. */
  const open = () => ({
    orderLimits: openOrderLimits(db, logger, now),
    shop: cacheSetting(db, logger, now, shopSetting),
  });
  const cached = open();
  const app = new Hono();
  mount(
    app,
    async (who) => callers.get(who ?? '') ?? null,
    settingHandlers({ db, orderLimitSettings: cached.orderLimits, shopParticulars: cached.shop }),
  );
  const call = async (method: 'GET' | 'PUT', who: string, body?: object) => {
    const response = await app.request(`/api/admin/settings/${key}`, {
      method,
      headers: { authorization: who, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as unknown };
  };
  return {
    db,
    clock,
    admin,
    remembered: cached,
    open,
    get: (who = 'admin') => call('GET', who),
    put: (body: object, who = 'admin') => call('PUT', who, body),
    recorded: () =>
      db
        .selectFrom('audit_log')
        .select(['actor_id', 'action', 'subject_id', 'before', 'after', 'reason'])
        .where('subject_id', '=', key)
        .execute(),
  };
};
