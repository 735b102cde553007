import { defaultOrderLimitsJson } from '@nutricion/contract/orders/order-limits';
import { defaultOrderLimits } from '@nutricion/domain/orders/order-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { aSettingsFixture } from './settings.builders.ts';

describe('the order limits', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are the shop’s own until somebody sets them; then others in every process', async () => {
    const { admin, remembered, open, recorded, get, put, clock } = await aSettingsFixture(
      database,
      'order-limits',
    );
    const { orderLimits } = remembered;
    const otherProcess = open().orderLimits;
    expect(await orderLimits.current()).toEqual(defaultOrderLimits);
    expect(await otherProcess.current()).toEqual(defaultOrderLimits);
    expect((await get()).json).toEqual({ limits: defaultOrderLimitsJson, version: 0 });

    const limits = { ...defaultOrderLimitsJson, openOrders: 9, reviewAbove: 750 };
    expect(await put({ limits, version: 0 })).toEqual({ status: 200, json: { limits, version: 1 } });
    expect(await orderLimits.current()).toMatchObject({ openOrders: 9, reviewAboveCents: 75_000 });
    expect(await recorded()).toEqual([
      {
        actor_id: admin.profileId,
        action: 'setting.edit',
        subject_id: 'order-limits',
        before: defaultOrderLimitsJson,
        after: limits,
        reason: null,
      },
    ]);
    clock.nowMs += 5_000;
    expect(await otherProcess.current()).toMatchObject({ openOrders: 9 });
  });

  it('are never written over a change that wasn’t seen', async () => {
    const { get, put } = await aSettingsFixture(database, 'order-limits');
    const { version } = (await get()).json as { version: number };
    const responses = await Promise.all(
      [2, 3, 4].map((openOrders) => put({ limits: { ...defaultOrderLimitsJson, openOrders }, version })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('are the administration’s alone, and refuse what makes no sense', async () => {
    const { get, put } = await aSettingsFixture(database, 'order-limits');
    const limits = { ...defaultOrderLimitsJson, openOrders: 0 };
    expect((await put({ limits, version: 0 })).status).toBe(422);
    expect((await get('nurse')).status).toBe(403);
  });

  it('stay the shop’s own where a slip of SQL wrote what isn’t understood', async () => {
    const { db, open } = await aSettingsFixture(database, 'order-limits');
    const write = (value: object) =>
      db
        .insertInto('shop_settings')
        .values({ key: 'order-limits', value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
    await write({ openOrders: 'many' });
    expect(await open().orderLimits.current()).toEqual(defaultOrderLimits);
    await write({ openOrders: 12 });
    expect(await open().orderLimits.current()).toEqual({ ...defaultOrderLimits, openOrders: 12 });
  });
});
