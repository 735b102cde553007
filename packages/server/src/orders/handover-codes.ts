import { randomInt } from 'node:crypto';
import {
  type CodeRefusal,
  checkCode,
  handoverCode,
  MAX_WRONG_CODES,
} from '@nutricion/domain/fulfilment/handover-code';
import { type Result, refuse } from '@nutricion/domain/kit/result';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

const RANDOM_RANGE = 2 ** 32;
const unpredictableCode = (): number => randomInt(RANDOM_RANGE) / RANDOM_RANGE;

/**
 * A code is valid while its order is on its way: created when it leaves, deleted when it arrives or fails. Wrong
 * tries are counted per order, so that another delivery attempt gives no new tries.
 */
export const renewHandoverCode = async (
  trx: Transaction<Schema>,
  order: { readonly id: string; readonly status: OrderStatus },
  to: OrderStatus,
): Promise<void> => {
  if (to === 'en_ruta') {
    const code = handoverCode(unpredictableCode);
    await trx
      .insertInto('handover_codes')
      .values({ order_id: order.id, code })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ code }))
      .execute();
  } else if (order.status === 'en_ruta')
    await trx.updateTable('handover_codes').set({ code: null }).where('order_id', '=', order.id).execute();
};

/**
 * Checks a code for a locked order and counts a wrong one in the same transaction, so that parallel requests in
 * several processes can't exceed the limit.
 */
export const tryCode = async (
  trx: Transaction<Schema>,
  orderId: string,
  typed: string,
): Promise<Result<null, CodeRefusal>> => {
  const stored = await trx
    .selectFrom('handover_codes')
    .select(['code', 'wrong_tries'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!stored || stored.code === null) return refuse({ kind: 'code-locked' });
  const checked = checkCode({ code: stored.code, wrongTries: stored.wrong_tries }, typed);
  if (!checked.ok && checked.refusal.kind === 'code-wrong')
    await trx
      .updateTable('handover_codes')
      .set({ wrong_tries: sql<number>`least(${MAX_WRONG_CODES}, wrong_tries + 1)` })
      .where('order_id', '=', orderId)
      .execute();
  return checked;
};

/** For the order's customer only; null unless the order is on its way. */
export const readOwnCode = async (
  db: Kysely<Schema>,
  profileId: string,
  orderId: string,
): Promise<string | null> => {
  const stored = await db
    .selectFrom('handover_codes as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select('c.code')
    .where('o.id', '=', orderId)
    .where('o.user_id', '=', profileId)
    .where('o.status', '=', 'en_ruta')
    .executeTakeFirst();
  return stored?.code ?? null;
};
