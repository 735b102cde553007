import type { DeliveryAction } from '@nutricion/contract/fulfilment/deliveries';
import { coldState } from '@nutricion/domain/fulfilment/cold-chain';
import { codeRefusalText } from '@nutricion/domain/fulfilment/handover-code';
import { refuse } from '@nutricion/domain/kit/result';
import { decideTransition, transitionRefusalText } from '@nutricion/domain/orders/order-transitions';
import type { Transaction } from 'kysely';
import { type AdminOrderDependencies, transitionOrder, tryCode } from '../../orders/public.ts';
import { recordPaymentOnDelivery } from '../../payments/public.ts';
import { recordChange } from '../../platform/admin/audit.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { changeStop, type Done, notInTransit, type OrderInTransit } from './order-in-transit.ts';
import { plainJpeg } from './plain-jpeg.ts';
import { centsToCollect } from './to-collect.ts';

type Handover = Extract<DeliveryAction, { readonly kind: 'code' | 'photo' }>;

/**
 * Hands over a locked order: by its code, or by a photo with recipient and reason, so that a driver can't do it
 * alone. A payment on delivery is recorded first. Everything else is checked before the code, so that no try is
 * lost to another mistake.
 */
export const handOver = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { profileId: actorId, roles }: Caller,
  { order, cold }: OrderInTransit,
  deliveryAction: Handover,
): Promise<Done> => {
  if (order.status !== 'en_ruta') return refuse(notInTransit);
  const transition = decideTransition(order, 'entregado', { kind: 'staff', roles });
  if (!transition.ok)
    return refuse({ kind: 'move-refused', detail: transitionRefusalText(transition.refusal) });
  const handedOverMs = deliveredAt(deliveryAction, cold?.outSinceMs ?? null, deps.now());
  if (cold && coldState(cold, handedOverMs) === 'over') return refuse(tooLongOutOfCold);
  const collects = (await centsToCollect(trx, order.id)) > 0;
  if (collects && deliveryAction.payment === null) return refuse(unpaid);
  const jpeg =
    deliveryAction.kind === 'photo' ? plainJpeg(Buffer.from(deliveryAction.photo, 'base64')) : null;
  if (deliveryAction.kind === 'photo' && jpeg === null) return refuse(notAPhoto);
  if (deliveryAction.kind === 'code') {
    const tried = await tryCode(trx, order.id, deliveryAction.code);
    if (!tried.ok) return refuse({ kind: 'code-refused', detail: codeRefusalText(tried.refusal) });
  }
  if (collects && deliveryAction.payment)
    await recordPaymentOnDelivery(deps, trx, order, {
      way: deliveryAction.payment.way,
      reference: deliveryAction.payment.reference || null,
    });
  const transitioned = await transitionOrder(deps, trx, order, transition.value, { actorId });
  // After the handover the cold chain is over.
  await changeStop(trx, order.id, { out_since: null, place: 'route' });
  if (jpeg)
    await trx
      .insertInto('handover_photos')
      .values({ order_id: order.id, jpeg: Buffer.from(jpeg), taken_at: new Date(handedOverMs) })
      .execute();
  await recordChange(trx, {
    actorId,
    action: 'order.hand-over',
    subjectType: 'order',
    subjectId: order.id,
    before: { number: order.number, status: order.status },
    after: {
      number: order.number,
      status: 'entregado',
      by: deliveryAction.kind,
      payment: deliveryAction.payment?.way ?? null,
    },
  });
  return { ok: true, value: transitioned };
};

/**
 * The time of the handover as the device recorded it, since it may send it later: never before the clock started,
 * nor in the future.
 */
const deliveredAt = (deliveryAction: Handover, outSinceMs: number | null, nowMs: number): number =>
  deliveryAction.kind === 'code' || deliveryAction.done_at === undefined
    ? nowMs
    : Math.min(nowMs, Math.max(outSinceMs ?? nowMs, Date.parse(deliveryAction.done_at)));

const tooLongOutOfCold: Refusal = {
  kind: 'move-refused',
  detail:
    'Lo frío de este pedido lleva demasiado tiempo fuera. Mídelo, o sácalo del pedido, antes de entregar lo demás.',
};

const unpaid: Refusal = {
  kind: 'invalid-input',
  errors: { payment: 'Este pedido se paga al recibir. Di cómo te pagaron.' },
};

const notAPhoto: Refusal = {
  kind: 'invalid-input',
  errors: { photo: 'Eso no es una foto que podamos guardar. Tómala otra vez desde esta pantalla.' },
};
