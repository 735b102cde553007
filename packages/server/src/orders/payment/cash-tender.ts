import { tenderMoney } from '@nutricion/contract/orders/order-money';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { formatUsd } from '@nutricion/domain/kit/money';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { lockOwnOrder } from '../life/lock-order.ts';
import { readDueSum } from './due-sum.ts';

/** Stores with how much cash a customer pays their order at the door; null takes it back. */
export const setCashTender = (
  db: Kysely<Schema>,
  profileId: ProfileId,
  orderId: string,
  body: { readonly tender: number | null },
): Promise<Result<null, Refusal>> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOwnOrder(trx, profileId, orderId);
    if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
    const { payment_method: method, payment_status: paid, status } = order;
    if (method !== 'on-delivery' || paid !== 'pendiente' || !isOpenOrder(status)) return refuse(nothingToPay);
    const { tenderCents } = tenderMoney.fromJson(body);
    const { totalCents } = await readDueSum(trx, order);
    if (tenderCents !== null && tenderCents < totalCents)
      return refuse({
        kind: 'invalid-input',
        errors: { tender: `Tu pedido sale en ${formatUsd(totalCents)}. Di una cantidad que alcance.` },
      });
    await trx
      .updateTable('orders')
      .set({ cash_tender_cents: tenderCents })
      .where('id', '=', orderId)
      .execute();
    return accept(null);
  });

const nothingToPay: Refusal = {
  kind: 'wrong-state',
  detail: 'Este pedido no se paga en efectivo al recibir, o ya se pagó. No tienes que traer nada.',
};
