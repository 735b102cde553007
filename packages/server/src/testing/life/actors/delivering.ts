import { deliveryWindows } from '@nutricion/domain/fulfilment/delivery';
import { type Act, type Actor, type Customer, type Life, minutes } from '../life.ts';
import { aPhotoOf } from '../photos.builders.ts';

const drivers = ['reparto', 'admin'] as const;
type Driver = (typeof drivers)[number];

/** Drivers take the rounds of a window, hand over by code, and count the cash. */
export const delivering: Actor = (life, day) =>
  deliveryWindows.map(
    ({ id, startHour }): Act => ({ atMs: day.at(startHour), run: () => deliverWindow(life, day.date, id) }),
  );

export interface Round {
  readonly date: string;
  readonly window: string;
  readonly hospital: { readonly id: string } | null;
  readonly ready: number;
}
export interface Stop {
  readonly order_id: string;
  readonly version: number;
  readonly status: string;
  readonly to_collect: number;
  readonly place: string;
  readonly held_back?: string | null;
}
interface Route {
  readonly id: string;
  readonly stops: readonly Stop[];
}

const deliverWindow = async (life: Life, date: string, window: string): Promise<void> => {
  const { rounds }: { rounds: readonly Round[] } = await life.call('GET /api/admin/deliveries', 'reparto');
  for (const round of rounds)
    if (round.date === date && round.window === window && round.ready > 0)
      await deliver(life, life.draw.chance(0.8) ? 'reparto' : 'admin', round);
};

/** A route that has left, or null where nothing could. */
export const depart = async (
  life: Life,
  driver: Driver,
  round: Round,
  otherDay?: string,
): Promise<Route | null> => {
  const { date, window, hospital } = round;
  const route = await life.attempt('POST /api/admin/deliveries/routes', driver, {
    ...{ date, window, hospital: hospital?.id ?? null },
  });
  if (!route) return null;
  return life.attempt(`POST /api/admin/deliveries/routes/${route.id}/departure`, driver, {
    is_hot: life.draw.chance(0.3),
    ...(otherDay && { other_day: otherDay }),
  });
};

const deliver = async (life: Life, driver: Driver, round: Round): Promise<void> => {
  const route = await depart(life, driver, round);
  if (!route) return;
  let cash = 0;
  for (const stop of route.stops) {
    life.goTo(life.now() + minutes(life.draw.between(2, 7)));
    if (stop.status === 'en_ruta') cash += await handOver(life, driver, stop);
  }
  await life.attempt(`POST /api/admin/deliveries/routes/${route.id}/cash`, driver, counted(life, cash));
};

/** Mostly what was expected; now and then some coins are missing. */
const counted = (life: Life, cash: number) => {
  const missing = cash > 5 && life.draw.chance(0.12) ? life.draw.oneOf([0.25, 1, 2]) : 0;
  return {
    counted: Math.round((cash - missing) * 100) / 100,
    ...(missing > 0 && { reason: 'Se dio mal el cambio en una parada.' }),
  };
};

/** Answers the cash that was paid at the door. */
const handOver = async (life: Life, driver: Driver, stop: Stop): Promise<number> => {
  const { draw } = life;
  const act = (action: object) =>
    life.attempt(`POST /api/admin/deliveries/stops/${stop.order_id}/deeds`, driver, {
      id: draw.uuid(),
      ...action,
    });
  const arrived = await act({ kind: 'arrived' });
  const version = arrived?.version ?? stop.version;
  if (draw.chance(0.035)) {
    const failed = await act({ kind: 'not-delivered', version, reason: 'No contesta el teléfono ni baja.' });
    if (failed) await act({ kind: 'back', version: failed.version });
    return 0;
  }
  const way = draw.oneOf(['cash', 'cash', 'card_terminal', 'ath_movil'] as const);
  const payment =
    stop.to_collect > 0
      ? { way, ...(way !== 'cash' && { reference: `T-${draw.between(100_000, 999_999)}` }) }
      : null;
  const customer = life.customerOf.get(stop.order_id);
  const done =
    customer &&
    (await act(
      draw.chance(0.1)
        ? { ...colleague(draw), kind: 'photo', version, photo: await photoOfBags(), payment }
        : { kind: 'code', version, code: await codeOf(life, customer, stop.order_id), payment },
    ));
  if (done) return way === 'cash' ? stop.to_collect : 0;
  const failed = await act({
    kind: 'not-delivered',
    version,
    reason: 'No está, y nadie del piso lo recibe.',
  });
  if (failed) await act({ kind: 'back', version: failed.version });
  return 0;
};

let photo: Promise<string> | undefined;
/** The same each time. */
const photoOfBags = (): Promise<string> => {
  photo ??= aPhotoOf([
    'bag-crema-baguette-bread.svg',
    'bag-cafe-harina-con-espiga.svg',
    'bag-blanco-harina.svg',
  ]).then((jpeg) => jpeg.toString('base64'));
  return photo;
};

/** Who takes it where the customer can't come. */
const colleague = ({ oneOf }: Life['draw']) => ({
  receiver: oneOf(['Secretaría del piso', 'Supervisora de turno', 'Guardia de la entrada']),
  reason: oneOf(['Está con un paciente y no puede bajar.', 'Entró a sala y lo recibió su compañera.']),
});

const codeOf = async (life: Life, customer: Customer, orderId: string): Promise<string> => {
  const { handover } = await life.call(`GET /api/orders/${orderId}`, customer);
  return handover?.code ?? '000000';
};
