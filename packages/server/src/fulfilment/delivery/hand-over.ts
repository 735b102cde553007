import type { DeliveryDeed } from '@nutricion/contract/fulfilment/deliveries';
import { coldState } from '@nutricion/domain/fulfilment/cold-chain';
import { codeRefusalText } from '@nutricion/domain/fulfilment/handover-code';
import { refuse } from '@nutricion/domain/kit/result';
import { decideMove, moveRefusalText } from '@nutricion/domain/orders/order-moves';
import type { Transaction } from 'kysely';
import { moveOrder } from '../../orders/life/move-order.ts';
import { recordChange } from '../../platform/admin/audit.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { type CarriedOrder, changeStop, type Done, notOnItsWay } from './carried-order.ts';
import type { DeliveryDependencies } from './delivery-dependencies.ts';
import { tryCode } from './handover-codes.ts';
import { plainJpeg } from './plain-jpeg.ts';
import { centsToCollect } from './to-collect.ts';

type Handover = Extract<DeliveryDeed, { readonly kind: 'code' | 'photo' }>;

/**
 * Hands a locked order over: by its code, or by a photo with who received it and why. Nobody who carries it can do so
 * by themselves. What is paid at the door is written down first. Whatever is wrong with the rest is found before a code
 * is tried, so that no try is lost to it.
 */
export const handOver = async (
  deps: DeliveryDependencies,
  trx: Transaction<Schema>,
  { profileId: actorId, roles }: Caller,
  { order, cold }: CarriedOrder,
  deed: Handover,
): Promise<Done> => {
  if (order.status !== 'en_ruta') return refuse(notOnItsWay);
  const move = decideMove(order, 'entregado', { kind: 'staff', roles });
  if (!move.ok) return refuse({ kind: 'move-refused', detail: moveRefusalText(move.refusal) });
  const handedOverMs = whenDone(deed, cold?.outSinceMs ?? null, deps.now());
  if (cold && coldState(cold, handedOverMs) === 'over') return refuse(coldOver);
  const collects = (await centsToCollect(trx, order.id)) > 0;
  if (collects && deed.payment === null) return refuse(unpaid);
  const jpeg = deed.kind === 'photo' ? plainJpeg(Buffer.from(deed.photo, 'base64')) : null;
  if (deed.kind === 'photo' && jpeg === null) return refuse(notAPhoto);
  if (deed.kind === 'code') {
    const tried = await tryCode(trx, order.id, deed.code);
    if (!tried.ok) return refuse({ kind: 'code-refused', detail: codeRefusalText(tried.refusal) });
  }
  if (collects && deed.payment)
    await deps.recordAtTheDoor(trx, order, {
      way: deed.payment.way,
      reference: deed.payment.reference || null,
    });
  const moved = await moveOrder(deps, trx, order, move.value, { actorId });
  // What is handed over is nobody's to keep cold any more.
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
    after: { number: order.number, status: 'entregado', by: deed.kind, payment: deed.payment?.way ?? null },
  });
  return { ok: true, value: moved };
};

/** When it was handed over as the telephone says, which may send it later: never before its clock began, nor in the future. */
const whenDone = (deed: Handover, outSinceMs: number | null, nowMs: number): number =>
  deed.kind === 'code' || deed.done_at === undefined
    ? nowMs
    : Math.min(nowMs, Math.max(outSinceMs ?? nowMs, Date.parse(deed.done_at)));

const coldOver: Refusal = {
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
