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
 * A code lives as long as its order is on its way: made when it leaves, gone when it arrives or fails. Wrong tries are
 * of the order, so that carrying it once more is no new chance to guess.
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

/** Tries a code for an order that is locked: a wrong one is counted in the same turn, whichever process asks. */
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

/** For its customer alone; null unless the order is on its way. */
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
