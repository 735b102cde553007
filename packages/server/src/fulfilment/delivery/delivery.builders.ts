import { randomUUID } from 'node:crypto';
import {
  type DeliveryRouteJson,
  type DeliveryStopJson,
  deliveryEndpoints,
  deliveryStopSchema,
} from '@nutricion/contract/fulfilment/deliveries';
import { problemSchema } from '@nutricion/contract/kit/problem';
import { orderSchema } from '@nutricion/contract/orders/orders';
import { sql } from 'kysely';
import { anOrderFixture, type OrderFixture } from '../../orders/orders.builders.ts';
import { aProduct } from '../../testing/shop.builders.ts';

type TestUser = Awaited<ReturnType<OrderFixture['aShopper']>>;

/** The smallest JPEG with a frame: one pixel, and a note of where it was taken. */
export const aJpeg = (aside = 'GPS 18.4, -66.1'): Buffer => {
  const segment = (marker: number, content: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.from(`Exif\0\0${aside}`)),
    segment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x7f, 0xff, 0xd9]),
  ]);
};

const MINUTE_MS = 60_000;

/** An order fixture with drivers; its clock only moves when told to, and starts again with each order. */
export const aDeliveryFixture = async () => {
  const fixture = await anOrderFixture();
  let nowMs = 0;
  const setClock = (ms: number) => {
    nowMs = ms;
    fixture.setNow(ms);
  };
  setClock(Date.now());
  const request = (user: TestUser, method: string, path: string, body?: object, app = fixture.app) =>
    app.request(path, {
      method,
      headers: { authorization: user.token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

  /** A packed order to be paid on delivery: three dry units of $2, and by default two cold ones. */
  const aReadyOrder = async ({ cold = 2, customer }: { cold?: number; customer?: TestUser } = {}) => {
    // Orders are for days from now on.
    setClock(Date.now());
    const shopper = customer ?? (await fixture.aShopper());
    const rice = await aProduct(fixture.db, {
      price_cents: 200,
      stock: 50,
      tax_class: 'exento',
      zone: 'seco',
    });
    const milk = await aProduct(fixture.db, {
      price_cents: 400,
      stock: 50,
      tax_class: 'exento',
      zone: 'frio',
    });
    const items = [
      { productId: rice.id, quantity: 3 },
      ...(cold > 0 ? [{ productId: milk.id, quantity: cold }] : []),
    ];
    const placed = await fixture.post(
      shopper,
      fixture.aBody(shopper, { items, expectedTotal: 6 + 4 * cold }),
    );
    const order = orderSchema.parse(await placed.json());
    await fixture.db
      .updateTable('orders')
      .set({
        status: 'listo',
        packed_subtotal_cents: sql`subtotal_cents`,
        packed_tax_cents: 0,
        packed_total_cents: sql`total_cents`,
      })
      .where('id', '=', order.id)
      .execute();
    return { ...order, shopper, rice, milk };
  };
  type Ready = Awaited<ReturnType<typeof aReadyOrder>>;

  const roundOf = ({ delivery, shopper }: Ready) => ({
    date: delivery.date,
    window: delivery.window,
    hospital: shopper.hospital.id,
  });
  const routeOf = async (response: Response): Promise<DeliveryRouteJson> =>
    deliveryEndpoints['GET /api/admin/deliveries/routes/{id}'].response.parse(await response.json());
  const claim = (driver: TestUser, order: Ready, app = fixture.app) =>
    request(driver, 'POST', '/api/admin/deliveries/routes', roundOf(order), app);
  const route = async (driver: TestUser, id: string) =>
    routeOf(await request(driver, 'GET', `/api/admin/deliveries/routes/${id}`));
  const depart = (
    driver: TestUser,
    id: string,
    { isHot = false, app = fixture.app, otherDay = 'Los pedidos de prueba son de otro día' } = {},
  ) =>
    request(
      driver,
      'POST',
      `/api/admin/deliveries/routes/${id}/departure`,
      { is_hot: isHot, ...(otherDay && { other_day: otherDay }) },
      app,
    );
  const sendDeliveryAction = (driver: TestUser, orderId: string, body: object, app = fixture.app) =>
    request(
      driver,
      'POST',
      `/api/admin/deliveries/stops/${orderId}/deeds`,
      { id: randomUUID(), ...body },
      app,
    );
  const count = (driver: TestUser, id: string, body: object, app = fixture.app) =>
    request(driver, 'POST', `/api/admin/deliveries/routes/${id}/cash`, body, app);

  /** A driver who has left with an order of a new customer. */
  const orderInTransit = async (
    substitution: Parameters<typeof aReadyOrder>[0] & { isHot?: boolean } = {},
  ) => {
    const [driver, order] = await Promise.all([fixture.aColleague('reparto'), aReadyOrder(substitution)]);
    const { id } = await routeOf(await claim(driver, order));
    const left = await routeOf(await depart(driver, id, { isHot: substitution.isHot ?? false }));
    const stop = left.stops.find(({ order_id }) => order_id === order.id);
    if (!stop) throw new Error('an order that left is a stop');
    return { driver, order, routeId: id, stop };
  };

  const codeOf = async (customer: TestUser, orderId: string): Promise<string | null> => {
    const order = orderSchema.parse(await (await fixture.get(customer, `/api/orders/${orderId}`)).json());
    return order.handover?.code ?? null;
  };

  type InTransit = Awaited<ReturnType<typeof orderInTransit>>;
  /** By the customer's code, paid in cash. */
  const handOver = async ({ driver, order, stop }: InTransit, app = fixture.app) =>
    sendDeliveryAction(
      driver,
      order.id,
      {
        kind: 'code',
        version: stop.version,
        code: await codeOf(order.shopper, order.id),
        payment: cash,
      },
      app,
    );

  return {
    ...fixture,
    request,
    aReadyOrder,
    handOver,
    claim,
    routeOf,
    route,
    depart,
    sendDeliveryAction,
    count,
    orderInTransit,
    codeOf,
    stopOf: async (response: Response): Promise<DeliveryStopJson> =>
      deliveryStopSchema.parse(await response.json()),
    problemOf: async (response: Response) => problemSchema.parse(await response.json()),
    /** Another code than this one. */
    notTheCode: (code: string | null) => (code === '0000' ? '0001' : '0000'),
    orderRow: (id: string) =>
      fixture.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    movementsOf: (productId: string) =>
      fixture.db
        .selectFrom('stock_movements')
        .select(['kind', 'units'])
        .where('product_id', '=', productId)
        .where('kind', 'in', ['devolucion', 'merma'])
        .orderBy('id')
        .execute(),
    clock: () => nowMs,
    later: (minutes: number) => setClock(nowMs + minutes * MINUTE_MS),
  };
};

export const cash = { way: 'cash' } as const;
