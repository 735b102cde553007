import { defaultOrderLimitsJson } from '@nutricion/contract/order-limits';
import { defaultOrderLimits } from '@nutricion/domain/order/order-limits';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../http/caller.ts';
import { mount } from '../../http/mount.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { aNurse } from '../../testing/shop.builders.ts';
import { settingHandlers } from './handlers.ts';
import { openOrderLimits } from './order-limits.ts';

const clock = { nowMs: 1_000_000 };

/** The settings' calls, as an administrator makes them. */
const aSettingsDesk = async (database: TestDatabase) => {
  const { db } = database;
  const logger = pino({ level: 'silent' });
  const open = () => openOrderLimits(db, logger, () => clock.nowMs);
  const orderLimits = open();
  const { caller } = await aNurse(db);
  const admin: Caller = { ...caller, roles: ['admin'] };
  const app = new Hono();
  mount(
    app,
    async (who) => (who ? (who === 'admin' ? admin : caller) : null),
    settingHandlers({ db, orderLimitSettings: orderLimits }),
  );
  const call = async (method: 'GET' | 'PUT', body?: object, who = 'admin') => {
    const response = await app.request('/api/admin/settings/order-limits', {
      method,
      headers: { authorization: who, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  };
  const recorded = () =>
    db.selectFrom('audit_log').select(['actor_id', 'action', 'subject_id', 'before', 'after']).execute();
  return { db, admin, orderLimits, open, recorded, call };
};

describe('the order limits', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are the shop’s own until somebody sets them; then others in every process', async () => {
    const { admin, orderLimits, open, recorded, call } = await aSettingsDesk(database);
    const otherProcess = open();
    expect(await orderLimits.current()).toEqual(defaultOrderLimits);
    expect(await otherProcess.current()).toEqual(defaultOrderLimits);
    expect((await call('GET')).json).toEqual({ limits: defaultOrderLimitsJson, version: 0 });

    const limits = { ...defaultOrderLimitsJson, openOrders: 9, reviewAbove: 750 };
    expect(await call('PUT', { limits, version: 0 })).toEqual({ status: 200, json: { limits, version: 1 } });
    expect(await orderLimits.current()).toMatchObject({ openOrders: 9, reviewAboveCents: 75_000 });
    expect(await recorded()).toEqual([
      {
        actor_id: admin.profileId,
        action: 'setting.edit',
        subject_id: 'order-limits',
        before: defaultOrderLimitsJson,
        after: limits,
      },
    ]);
    clock.nowMs += 5_000;
    expect(await otherProcess.current()).toMatchObject({ openOrders: 9 });
  });

  it('are never written over a change that wasn’t seen', async () => {
    const { call } = await aSettingsDesk(database);
    const { version } = (await call('GET')).json as { version: number };
    const answers = await Promise.all(
      [2, 3, 4].map((openOrders) =>
        call('PUT', { limits: { ...defaultOrderLimitsJson, openOrders }, version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('are the administration’s alone, and refuse what makes no sense', async () => {
    const { call } = await aSettingsDesk(database);
    const limits = { ...defaultOrderLimitsJson, openOrders: 0 };
    expect((await call('PUT', { limits, version: 0 })).status).toBe(422);
    expect((await call('GET', undefined, 'nurse')).status).toBe(403);
  });

  it('stay the shop’s own where a slip of SQL wrote what isn’t understood', async () => {
    const { db, open } = await aSettingsDesk(database);
    const write = (value: object) =>
      db
        .insertInto('shop_settings')
        .values({ key: 'order-limits', value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
    await write({ openOrders: 'many' });
    expect(await open().current()).toEqual(defaultOrderLimits);
    await write({ openOrders: 12 });
    expect(await open().current()).toEqual({ ...defaultOrderLimits, openOrders: 12 });
  });
});
