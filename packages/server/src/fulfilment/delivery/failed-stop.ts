import { type NextStep, stepsAfterFailure } from '@nutricion/domain/fulfilment/attempts';
import { coldState, intoTheCold, outOfTheCold } from '@nutricion/domain/fulfilment/cold-chain';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { decideMove, moveRefusalText } from '@nutricion/domain/orders/order-moves';
import type { Transaction } from 'kysely';
import { moveOrder } from '../../orders/life/move-order.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { type CarriedOrder, changeStop, clockColumns, type Done, notOnItsWay } from './carried-order.ts';
import type { DeliveryDependencies } from './delivery-dependencies.ts';

const nobodyThere = { arrived_at: null, coming_at: null } as const;

/** An order that couldn't be handed over; what becomes of it is said next. */
export const failStop = async (
  deps: DeliveryDependencies,
  trx: Transaction<Schema>,
  { profileId: actorId, roles }: Caller,
  { order }: CarriedOrder,
  reason: string,
): Promise<Done> => {
  if (order.status !== 'en_ruta') return refuse(notOnItsWay);
  const move = decideMove(order, 'no_entregado', { kind: 'staff', roles }, reason);
  if (!move.ok) return refuse({ kind: 'move-refused', detail: moveRefusalText(move.refusal) });
  await changeStop(trx, order.id, { ...nobodyThere, place: 'route' });
  return accept(await moveOrder(deps, trx, order, move.value, { actorId, reason }));
};

/** Once more to the customer, into the hospital's refrigerator, or back to the shop. */
export const takeNextStep = async (
  deps: DeliveryDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  carried: CarriedOrder,
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
      return intoRefrigerator(deps, trx, carried);
    case 'back':
      return carryBack(trx, carried);
  }
};

const tryAgain = async (
  deps: DeliveryDependencies,
  trx: Transaction<Schema>,
  { profileId: actorId, roles }: Caller,
  { order, stop, route, cold }: CarriedOrder,
): Promise<Done> => {
  const move = decideMove(order, 'en_ruta', { kind: 'staff', roles });
  if (!move.ok) return refuse({ kind: 'move-refused', detail: moveRefusalText(move.refusal) });
  await changeStop(trx, order.id, {
    ...nobodyThere,
    attempts: stop.attempts + 1,
    place: 'route',
    route_id: route.id,
    ...(cold && clockColumns(outOfTheCold(cold, deps.now()))),
  });
  return accept(await moveOrder(deps, trx, order, move.value, { actorId }));
};

const intoRefrigerator = async (
  { now }: DeliveryDependencies,
  trx: Transaction<Schema>,
  { order, cold }: CarriedOrder,
): Promise<Done> => {
  if (cold && coldState(cold, now()) === 'over') return refuse(tooWarm);
  await changeStop(trx, order.id, {
    place: 'refrigerator',
    ...(cold && clockColumns(intoTheCold(cold, now()))),
  });
  return accept([]);
};

/** Its cold goods' clock runs on until the route is counted at the shop. */
const carryBack = async (trx: Transaction<Schema>, { order }: CarriedOrder): Promise<Done> => {
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
