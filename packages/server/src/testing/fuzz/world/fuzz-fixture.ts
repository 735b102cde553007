import { orderLimitsToJson } from '@nutricion/contract/orders/order-limits';
import { demoAccounts } from '../../../accounts/demo/seed-demo-accounts.ts';
import { wideOrderLimits } from '../../wide-order-limits.ts';
import type { FuzzShop } from '../fuzz-shop.builders.ts';
import { accountsOf } from './accounts.ts';
import { callsOf } from './calls.ts';
import { contentOf } from './content.ts';
import { orderActionsOf } from './order-actions.ts';
import { ordersOf } from './orders.ts';

/** The fuzzed shop, with functions that prepare the states of its calls. */
export const openFuzzFixture = async (shop: FuzzShop) => {
  const { db } = shop;
  const calls = callsOf(shop);
  await widenLimits(calls);
  await db.updateTable('delivery_windows').set({ capacity: 1_000_000 }).execute();
  const [customer, somebody] = await Promise.all([callerOf(db, 0), callerOf(db, 1)]);
  const point = await db
    .selectFrom('delivery_points')
    .select('id')
    .where('hospital_id', '=', customer.hospital_id)
    .executeTakeFirstOrThrow();
  const [article, recipe] = await Promise.all(
    (['articles', 'recipes'] as const).map((table) =>
      db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow(),
    ),
  );
  const base = {
    ...{ ...shop, ...calls, customer, somebody, pointId: point.id },
    /** A seeded one. */
    ...{ articleId: article?.id ?? '', recipeId: recipe?.id ?? '' },
  };
  const orders = ordersOf(base);
  const accounts = accountsOf(base);
  return {
    ...base,
    ...accounts,
    ...orders,
    ...orderActionsOf({ ...base, ...accounts, ...orders }),
    ...contentOf(base),
  };
};

export type FuzzFixture = Awaited<ReturnType<typeof openFuzzFixture>>;

/** One customer places all orders. */
const widenLimits = async ({ callJson, call }: ReturnType<typeof callsOf>) => {
  const { version } = await callJson('GET /api/admin/settings/order-limits', 'admin');
  const limits = orderLimitsToJson(wideOrderLimits);
  await call('PUT /api/admin/settings/order-limits', 'admin', { limits, version, reason: 'Para probar' });
};

const callerOf = (db: FuzzShop['db'], index: 0 | 1) =>
  db
    .selectFrom('profiles')
    .selectAll()
    .where('email', '=', demoAccounts[index].email)
    .executeTakeFirstOrThrow();
