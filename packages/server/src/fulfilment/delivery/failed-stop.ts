import { type NextStep, stepsAfterFailure } from '@nutricion/domain/fulfilment/attempts';
import { coldState, putInCold, takeOutOfCold } from '@nutricion/domain/fulfilment/cold-chain';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { decideTransition, transitionRefusalText } from '@nutricion/domain/orders/order-transitions';
import type { Transaction } from 'kysely';
import { type AdminOrderDependencies, transitionOrder } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  changeStop,
  clockColumns,
  type Done,
  notInTransit,
  type OrderInTransit,
} from './order-in-transit.ts';

const recipientAbsent = { arrived_at: null, coming_at: null } as const;

/** Records an order that couldn't be handed over; its next step is decided afterwards. */
export const failStop = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { profileId: actorId, roles }: Caller,
  { order }: OrderInTransit,
  reason: string,
): Promise<Done> => {
  if (order.status !== 'en_ruta') return refuse(notInTransit);
  const transition = decideTransition(order, 'no_entregado', { kind: 'staff', roles }, reason);
  if (!transition.ok)
    return refuse({ kind: 'move-refused', detail: transitionRefusalText(transition.refusal) });
  await changeStop(trx, order.id, { ...recipientAbsent, place: 'route' });
  return accept(await transitionOrder(deps, trx, order, transition.value, { actorId, reason }));
};

/** Another attempt, into the hospital's refrigerator, or back to the store. */
export const applyNextStep = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  carried: OrderInTransit,
  step: NextStep,
): Promise<Done> => {
  const { order, stop } = carried;
  const { attempts, place } = stop;
  const hasRefrigerator = stop.has_refrigerator ?? false;
  if (order.status !== 'no_entregado') return refuse(notFailed);
  if (!stepsAfterFailure({ attempts, place, hasRefrigerator }).includes(step)) return refuse(noSuchStep);
  switch (step) {
    case 'second-try':
      return tryAgain(deps, trx, caller, carried);
    case 'refrigerator':
      return recordRefrigerated(deps, trx, carried);
    case 'back':
      return returnToStore(trx, carried);
  }
};

const tryAgain = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { profileId: actorId, roles }: Caller,
  { order, stop, route, cold }: OrderInTransit,
): Promise<Done> => {
  const transition = decideTransition(order, 'en_ruta', { kind: 'staff', roles });
  if (!transition.ok)
    return refuse({ kind: 'move-refused', detail: transitionRefusalText(transition.refusal) });
  await changeStop(trx, order.id, {
    ...recipientAbsent,
    attempts: stop.attempts + 1,
    place: 'route',
    route_id: route.id,
    ...(cold && clockColumns(takeOutOfCold(cold, deps.now()))),
  });
  return accept(await transitionOrder(deps, trx, order, transition.value, { actorId }));
};

const recordRefrigerated = async (
  { now }: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { order, cold }: OrderInTransit,
): Promise<Done> => {
  if (cold && coldState(cold, now()) === 'over') return refuse(tooWarm);
  await changeStop(trx, order.id, {
    place: 'refrigerator',
    ...(cold && clockColumns(putInCold(cold, now()))),
  });
  return accept([]);
};

/** The clock of its cold items runs on until the route is closed at the store. */
const returnToStore = async (trx: Transaction<Schema>, { order }: OrderInTransit): Promise<Done> => {
  await changeStop(trx, order.id, { place: 'shop' });
  return accept([]);
};

const notFailed: Refusal = {
  kind: 'wrong-state',
  detail: 'Primero di que no se pudo entregar, y por qué. Después se escoge qué sigue.',
};

const noSuchStep: Refusal = {
  kind: 'wrong-state',
  detail: 'Eso ya no se puede con este pedido. Vuelve a abrir la ruta y escoge otra salida.',
};

const tooWarm: Refusal = {
  kind: 'wrong-state',
  detail:
    'Lo frío lleva demasiado tiempo fuera para guardarlo. Mídelo, sácalo del pedido, o llévalo de vuelta.',
};
