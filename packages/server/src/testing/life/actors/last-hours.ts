import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import { type Actor, type Life, minutes } from '../life.ts';
import { depart, type Round } from './delivering.ts';
import { type Batch, pickWindow } from './picking.ts';
import { leaveUnpaid, placeOrder } from './shopping.ts';

const HOUR_MS = 3_600_000;

/** What is under way when the life ends: an order in each state, whatever the hour is. */
export const lastHours: Actor = (life, day) =>
  day.isLast
    ? [{ atMs: Math.max(day.at(0), life.endMs - HOUR_MS / 2), run: () => leaveThingsOpen(life) }]
    : [];

const leaveThingsOpen = async (life: Life): Promise<void> => {
  const [soonest = '', next = ''] = deliveryDates(life.now());
  await orderFor(life, soonest, '07-09', 4);
  await orderFor(life, soonest, '15-17', 3);
  await orderFor(life, next, '07-09', 4);
  await orderFor(life, next, '19-21', 2);
  await leaveUnpaid(life);
  await pickWindow(life, soonest, '07-09');
  await sendOff(life, soonest, '07-09');
  await pickWindow(life, soonest, '15-17');
  await leaveHalfPicked(life, next);
};

const orderFor = async (
  life: Life,
  date: string,
  window: '07-09' | '15-17' | '19-21',
  count: number,
): Promise<void> => {
  let placed = 0;
  for (const customer of life.draw.someOf(life.customers, life.customers.length)) {
    if (placed === count) return;
    const order = await placeOrder(life, customer, {
      method: 'on-delivery',
      date,
      window,
      isAtHospital: true,
    });
    if (order) placed += 1;
  }
};

/** One order of the round is not handed over, the others are still in the van. */
const sendOff = async (life: Life, date: string, window: string): Promise<void> => {
  const { rounds }: { rounds: readonly Round[] } = await life.call('GET /api/admin/deliveries', 'reparto');
  const ready = rounds.filter((round) => round.date === date && round.window === window && round.ready > 0);
  for (const [index, round] of ready.slice(0, 2).entries()) {
    const driver = index === 0 ? 'reparto' : 'admin';
    const route = await depart(life, driver, round, 'El hospital lo pidió antes.');
    const stop = route?.stops.find(({ status }) => status === 'en_ruta');
    if (!route || !stop) continue;
    life.goTo(life.now() + minutes(1));
    const act = (action: object) =>
      life.attempt(`POST /api/admin/deliveries/stops/${stop.order_id}/deeds`, driver, {
        id: life.draw.uuid(),
        ...action,
      });
    const arrived = await act({ kind: 'arrived' });
    if (index === 1)
      await act({ kind: 'not-delivered', version: arrived?.version ?? stop.version, reason: 'No contesta.' });
  }
};

const leaveHalfPicked = async (life: Life, date: string): Promise<void> => {
  const batch: Batch | null = await life.attempt('POST /api/admin/picking/batches', 'almacen', {
    date,
    window: '07-09',
    bags: 3,
  });
  if (!batch) return;
  const actions = batch.lines
    .filter(({ due }) => due > 0)
    .slice(0, 2)
    .map(({ key, due }) => ({ id: life.draw.uuid(), kind: 'pick', line: key, units: due }));
  await life.attempt(`POST /api/admin/picking/batches/${batch.id}/actions`, 'almacen', { actions });
  const waiting = batch.bags.at(-1);
  if (!waiting || batch.bags.length < 2) return;
  const { version } = await life.call(`GET /api/admin/orders/${waiting.order_id}`, 'almacen');
  await life.attempt(`POST /api/admin/orders/${waiting.order_id}/transition`, 'almacen', {
    ...{ to: 'esperando_cliente', version, reason: 'Falta algo y no contesta: se le pregunta qué prefiere.' },
  });
};
