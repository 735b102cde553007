import { type ClosureJson, deliveryDayEndpoints } from '@nutricion/contract/fulfilment/delivery-days';
import { type OrderJson, orderSchema } from '@nutricion/contract/orders/orders';
import { orderEndpoints } from '@nutricion/contract/orders/orders-endpoints';
import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderFixture, type OrderFixture } from '../../orders/orders.builders.ts';
import { aProduct } from '../../testing/shop.builders.ts';
import { openNextDelivery } from './next-delivery.ts';

type TestUser = Awaited<ReturnType<OrderFixture['aShopper']>>;

const NOW_MS = Date.now();
const [first = '', second = '', third = ''] = deliveryDates(NOW_MS);
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

describe('when a hospital is delivered to', () => {
  let fixture: OrderFixture;
  let keeper: TestUser;
  beforeAll(async () => {
    fixture = await anOrderFixture({ now: () => NOW_MS });
    keeper = await fixture.aColleague('cuentas');
  });
  afterAll(() => fixture.drop());

  const routeOf = (shopper: TestUser) => `/api/admin/delivery-days/${shopper.hospital.id}`;
  const setCapacity = (shopper: TestUser, body: object, by = keeper) =>
    fixture.send(by, routeOf(shopper), body, 'PUT');
  const place = async (shopper: TestUser, values: object = {}) => {
    const { id } = await aProduct(fixture.db, { price_cents: 200, stock: 50 });
    const body = fixture.aBody(shopper, {
      items: [{ productId: id, quantity: 1 }],
      expectedTotal: 2,
      deliveryDate: first,
      ...values,
    });
    return fixture.post(shopper, body);
  };
  const anOrder = async (shopper: TestUser, values: object = {}): Promise<OrderJson> =>
    orderSchema.parse(await (await place(shopper, values)).json());
  const leftIn = async (shopper: TestUser, date: string, window: string) => {
    const response = await fixture.get(shopper, '/api/checkout');
    const { days } = orderEndpoints['GET /api/checkout'].response.parse(await response.json());
    return days.find((day) => day.date === date)?.windows.find(({ id }) => id === window);
  };
  const close = (shopper: TestUser, body: object, by = keeper) =>
    fixture.send(by, '/api/admin/delivery-closures', {
      routes: [shopper.hospital.id],
      date: first,
      windows: ['07-09'],
      to: { date: second, window: '15-17' },
      reason: 'Viene un huracán.',
      dry_run: false,
      ...body,
    });
  const closed = async (response: Response): Promise<ClosureJson> =>
    deliveryDayEndpoints['POST /api/admin/delivery-closures'].response.parse(await response.json());
  const slotOf = async ({ id }: OrderJson) => {
    const { delivery_date, delivery_window, version } = await fixture.db
      .selectFrom('orders')
      .select(['delivery_date', 'delivery_window', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [delivery_date, delivery_window, version];
  };

  it('several days close together, their orders fill the windows given in turn, and each customer hears once', async () => {
    const shopper = await fixture.aShopper();
    const orders = [
      await anOrder(shopper, { deliveryWindow: '15-17' }),
      await anOrder(shopper),
      await anOrder(shopper, { deliveryDate: second }),
    ];
    await setCapacity(shopper, { date: third, window: '07-09', capacity: 1 });
    await setCapacity(shopper, { date: third, window: '15-17', capacity: 1 });
    const body = {
      until: second,
      windows: ['07-09', '15-17'],
      to: { date: third, window: '07-09' },
      next: [{ date: third, window: '15-17' }],
    };
    const counted = await closed(await close(shopper, { ...body, dry_run: true }));
    expect(counted.by_route).toMatchObject([{ orders: 3, moved: 2 }]);
    const done = await closed(await close(shopper, body));
    expect(done.to).toEqual([
      { date: third, window: '07-09', orders: 1 },
      { date: third, window: '15-17', orders: 1 },
    ]);
    // Those due first move; the last one stays and is named.
    expect(done.left).toEqual([{ id: orders[2]?.id, number: orders[2]?.number, why: 'full' }]);
    expect(await Promise.all(orders.map(slotOf))).toEqual([
      [third, '15-17', 2],
      [third, '07-09', 2],
      [second, '07-09', 1],
    ]);
    expect(await leftIn(shopper, second, '07-09')).toMatchObject({ capacity: 0 });
    for (const { id } of orders.slice(0, 2)) {
      const notes = await fixture.db
        .selectFrom('order_notes')
        .select('text')
        .where('order_id', '=', id)
        .execute();
      expect(notes.filter(({ text }) => text.includes('No podemos entregar'))).toHaveLength(1);
    }
    const refused = await close(shopper, { ...body, date: second, until: first });
    expect(await refused.text()).toContain('Ese día es antes del primero.');
    const inside = await close(shopper, { ...body, next: [{ date: second, window: '07-09' }] });
    expect(await inside.text()).toContain('Ese horario también se cierra.');
  });

  it('a date goes before a weekday, a weekday before the shop, and each can be taken back', async () => {
    const shopper = await fixture.aShopper();
    expect(await leftIn(shopper, first, '07-09')).toMatchObject({ capacity: 40, left: 40 });
    const weekday = weekdayOf(first);
    expect((await setCapacity(shopper, { weekday, window: '07-09', capacity: 12 })).status).toBe(200);
    expect(await leftIn(shopper, first, '07-09')).toMatchObject({ capacity: 12 });
    expect(await leftIn(shopper, second, '07-09')).toMatchObject({ capacity: 40 });
    const response = await setCapacity(shopper, {
      date: first,
      window: '07-09',
      capacity: 5,
      reason: 'Feriado',
    });
    const days = deliveryDayEndpoints['GET /api/admin/delivery-days/{route}'].response.parse(
      await response.json(),
    );
    expect(days.days.find(({ date }) => date === first)).toMatchObject({ is_offered: true });
    expect(days.days.find(({ date }) => date === first)?.windows[0]).toEqual({
      id: '07-09',
      capacity: 5,
      booked: 0,
      source: 'fecha',
      reason: 'Feriado',
    });
    expect(days.weekdays[weekday]?.windows[0]).toMatchObject({ capacity: 12, source: 'dia-semana' });
    expect(days.weekdays[(weekday + 1) % 7]?.windows[0]).toMatchObject({ capacity: 40, source: 'tienda' });
    await setCapacity(shopper, { date: first, window: '07-09', capacity: null });
    expect(await leftIn(shopper, first, '07-09')).toMatchObject({ capacity: 12 });
    const others = await fixture.aShopper();
    expect(await leftIn(others, first, '07-09')).toMatchObject({ capacity: 40 });
  });

  it('a capacity or its reason is written down when it changes, and what nobody changed is not', async () => {
    const shopper = await fixture.aShopper();
    const rule = { date: first, window: '07-09', capacity: 5, reason: 'Feriado' };
    for (const body of [
      rule,
      rule,
      { ...rule, reason: 'Huracán' },
      { ...rule, window: '15-17', capacity: null },
    ])
      expect((await setCapacity(shopper, body)).status).toBe(200);
    const audit = await fixture.db
      .selectFrom('audit_log')
      .select('reason')
      .where('subject_id', '=', shopper.hospital.id)
      .orderBy('id')
      .execute();
    expect(audit).toEqual([{ reason: 'Feriado' }, { reason: 'Huracán' }]);
  });

  it('what is closed takes no more orders, what is smaller keeps those that it has', async () => {
    const shopper = await fixture.aShopper();
    await anOrder(shopper);
    await anOrder(shopper);
    await setCapacity(shopper, { date: first, window: '07-09', capacity: 1 });
    expect(await leftIn(shopper, first, '07-09')).toMatchObject({ capacity: 1, left: 0 });
    expect(await (await place(shopper)).json()).toMatchObject({ changes: [{ kind: 'slot-full' }] });
    await setCapacity(shopper, { date: second, window: '07-09', capacity: 0 });
    expect((await place(shopper, { deliveryDate: second })).status).toBe(409);
    expect((await place(shopper, { deliveryDate: third })).status).toBe(201);
  });

  it('the next delivery is the first window with a place: not one that is full or closed, and of that hospital', async () => {
    const shopper = await fixture.aShopper();
    // Another process each time, because each caches the next delivery for half a minute.
    const next = (hospitalId: string | null = shopper.hospital.id) =>
      openNextDelivery({ db: fixture.db, now: () => NOW_MS, logger: pino({ level: 'silent' }) })(hospitalId);
    expect(await next()).toEqual({ date: first, windowId: '07-09' });
    await anOrder(shopper);
    await setCapacity(shopper, { date: first, window: '07-09', capacity: 1 });
    await setCapacity(shopper, { date: first, window: '15-17', capacity: 0 });
    expect(await next()).toEqual({ date: first, windowId: '19-21' });
    expect(await next(null)).toEqual({ date: first, windowId: '07-09' });
  });

  it('is for who keeps the hospitals, and asks for a day, a number and a hospital that there is', async () => {
    const shopper = await fixture.aShopper();
    const body = { date: first, window: '07-09', capacity: 3 };
    expect((await setCapacity(shopper, body, await fixture.aColleague('reparto'))).status).toBe(403);
    expect((await setCapacity(shopper, { ...body, weekday: 2 })).status).toBe(422);
    expect((await setCapacity(shopper, { ...body, capacity: -1 })).status).toBe(422);
    const nowhere = '/api/admin/delivery-days/3f2b8c1e-4d5a-4b6c-8d7e-000000000099';
    expect((await fixture.send(keeper, nowhere, body, 'PUT')).status).toBe(404);
    expect((await close(shopper, { reason: '' })).status).toBe(422);
    expect((await close(shopper, { to: { date: first, window: '07-09' } })).status).toBe(422);
  });

  it('closing moves the orders and tells their customers; the dry run only counts', async () => {
    const shopper = await fixture.aShopper();
    const moved = await anOrder(shopper);
    const other = await anOrder(shopper, { deliveryWindow: '15-17' });
    const inProgress = await anOrder(shopper);
    await fixture.db
      .updateTable('orders')
      .set({ status: 'en_ruta' })
      .where('id', '=', inProgress.id)
      .execute();
    const expected = {
      by_route: [{ route: shopper.hospital.id, orders: 2, moved: 1 }],
      left: [{ id: inProgress.id, number: inProgress.number, why: 'under-way' }],
    };
    expect(await closed(await close(shopper, { dry_run: true }))).toMatchObject({
      ...expected,
      is_dry_run: true,
    });
    expect(await slotOf(moved)).toEqual([first, '07-09', 1]);
    expect(await leftIn(shopper, first, '07-09')).toMatchObject({ capacity: 40, left: 38 });

    expect(await closed(await close(shopper, {}))).toMatchObject({ ...expected, is_dry_run: false });
    expect(await slotOf(moved)).toEqual([second, '15-17', 2]);
    expect(await slotOf(other)).toEqual([first, '15-17', 1]);
    expect(await slotOf(inProgress)).toEqual([first, '07-09', 1]);
    expect(await leftIn(shopper, first, '07-09')).toMatchObject({ capacity: 0, left: 0 });
    expect(await leftIn(shopper, second, '15-17')).toMatchObject({ left: 39 });
    const storedMessages = await fixture.db
      .selectFrom('order_notes')
      .select('text')
      .where('order_id', '=', moved.id)
      .where('is_message', '=', true)
      .executeTakeFirstOrThrow();
    expect(storedMessages.text).toContain('Viene un huracán.');
    expect(storedMessages.text).toContain('escoge otra hora');
    // Repeating it finds nothing to move.
    expect(await closed(await close(shopper, {}))).toMatchObject({ by_route: [{ orders: 1, moved: 0 }] });
  });

  it('what doesn’t fit in the other window stays, and is named', async () => {
    const shopper = await fixture.aShopper();
    await setCapacity(shopper, { date: second, window: '15-17', capacity: 1 });
    await anOrder(shopper);
    await anOrder(shopper);
    const { by_route, left } = await closed(await close(shopper, {}));
    expect(by_route).toMatchObject([{ orders: 2, moved: 1 }]);
    expect(left).toMatchObject([{ why: 'full' }]);
  });

  it('an order that is placed while its window closes is either moved or refused', async () => {
    const shopper = await fixture.aShopper();
    const { id } = await aProduct(fixture.db, { price_cents: 200, stock: 50 });
    const items = [{ productId: id, quantity: 1 }];
    const body = fixture.aBody(shopper, { items, expectedTotal: 2, deliveryDate: first });
    const placed = Array.from({ length: 8 }, () => fixture.post(shopper, body));
    await close(shopper, {});
    const placedCount = (await Promise.all(placed)).filter(({ status }) => status === 201).length;
    const stranded = await closed(await close(shopper, {}));
    const inOther = await leftIn(shopper, second, '15-17');
    // An order that was committed behind the first closing's look is found by the second.
    expect(stranded.left).toEqual([]);
    expect(inOther).toMatchObject({ left: 40 - placedCount });
    expect((await fixture.post(shopper, body)).status).toBe(409);
  });

  describe('a customer', () => {
    const reschedule = (shopper: TestUser, order: OrderJson, body: object) =>
      fixture.send(shopper, `/api/orders/${order.id}/reschedule`, {
        version: order.version,
        deliveryDate: second,
        deliveryWindow: '19-21',
        ...body,
      });

    it('chooses another time, once however often it is asked, and the places follow', async () => {
      const shopper = await fixture.aShopper();
      const order = await anOrder(shopper);
      for (let time = 0; time < 2; time++) {
        const response = await reschedule(shopper, order, {});
        expect(await response.json()).toMatchObject({
          version: 2,
          delivery: { date: second, window: '19-21' },
        });
      }
      expect(await leftIn(shopper, first, '07-09')).toMatchObject({ left: 40 });
      expect(await leftIn(shopper, second, '19-21')).toMatchObject({ left: 39 });
      expect((await reschedule(await fixture.aShopper(), order, {})).status).toBe(404);
    });

    it('is told why not: full, not offered, begun, changed meanwhile, too many of theirs in it', async () => {
      const shopper = await fixture.aShopper();
      const order = await anOrder(shopper);
      await setCapacity(shopper, { date: second, window: '19-21', capacity: 0 });
      expect((await reschedule(shopper, order, {})).status).toBe(422);
      expect((await reschedule(shopper, order, { deliveryDate: '2099-12-01' })).status).toBe(422);
      expect((await reschedule(shopper, order, { deliveryDate: third, version: 7 })).status).toBe(409);
      await anOrder(shopper, { deliveryDate: third, deliveryWindow: '19-21' });
      fixture.setLimits({ placesPerWindow: 1 });
      const full = await reschedule(shopper, order, { deliveryDate: third });
      expect([full.status, await full.json()]).toMatchObject([
        422,
        { detail: expect.stringContaining('Escoge otra hora') },
      ]);
      fixture.setLimits();
      await fixture.db
        .updateTable('orders')
        .set({ status: 'en_preparacion' })
        .where('id', '=', order.id)
        .execute();
      expect((await reschedule(shopper, order, { deliveryDate: third })).status).toBe(409);
      expect(await slotOf(order)).toEqual([first, '07-09', 1]);
    });
  });
});
