import { printingEndpoints } from '@nutricion/contract/fulfilment/printing';
import type { Role } from '@nutricion/domain/accounts/role';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDeliveryFixture } from '../delivery/delivery.builders.ts';

const DAY_MS = 86_400_000;

let fixture: Awaited<ReturnType<typeof aDeliveryFixture>>;
beforeAll(async () => {
  fixture = await aDeliveryFixture();
});
afterAll(() => fixture.drop());

const dayFromNow = (days: number): string => puertoRicoDate(Date.now() + days * DAY_MS);

/** One order for each case, by its description. */
const theOrders = async () => {
  const kinds: Readonly<Record<string, readonly [status: string, day: number]>> = {
    'ready today': ['listo', 0],
    'on its way today': ['en_ruta', 0],
    'not handed over today': ['no_entregado', 0],
    'being packed today': ['en_preparacion', 0],
    'delivered today': ['entregado', 0],
    'ready tomorrow': ['listo', 1],
    'delivered last year': ['entregado', -400],
    'ready on another day, on a route under way': ['listo', 2],
  };
  const ids = new Map<string, string>();
  for (const [kind, [status, day]] of Object.entries(kinds)) {
    const order = await fixture.aReadyOrder();
    if (kind.includes('route')) {
      const driver = await fixture.aColleague('reparto');
      expect((await fixture.claim(driver, order)).status).toBe(201);
    }
    await fixture.db
      .updateTable('orders')
      .set({ status: status as 'listo', delivery_date: dayFromNow(day) })
      .where('id', '=', order.id)
      .execute();
    ids.set(kind, order.id);
  }
  return ids;
};

it('lets drivers print only the orders that they carry today, and packers every order', async () => {
  const ids = await theOrders();
  const today = ['ready today', 'on its way today', 'not handed over today'];
  const printable: Readonly<Partial<Record<Role, readonly string[]>>> = {
    reparto: [...today, 'ready on another day, on a route under way'],
    almacen: [...ids.keys()],
    admin: [...ids.keys()],
  };
  for (const [role, kinds] of Object.entries(printable)) {
    const user = await fixture.aColleague(role as Role);
    for (const [kind, id] of ids) {
      const may = kinds.includes(kind);
      const response = await fixture.request(user, 'GET', `/api/admin/print/orders?ids=${id}`);
      const printed = printingEndpoints['GET /api/admin/print/orders'].response.parse(await response.json());
      expect([role, kind, printed.orders.length, printed.left_out.length]).toEqual([
        role,
        kind,
        may ? 1 : 0,
        may ? 0 : 1,
      ]);
      const bags = await fixture.request(user, 'PUT', `/api/admin/orders/${id}/bags`, { dry: 1, cold: 1 });
      expect([role, kind, bags.status]).toEqual([role, kind, may ? 200 : 404]);
      const mark = { id: crypto.randomUUID(), order_ids: [id], kinds: ['label'] };
      const marked = await fixture.request(user, 'POST', '/api/admin/print/marks', mark);
      expect([role, kind, marked.status]).toEqual([role, kind, may ? 200 : 404]);
    }
  }
});

it('shows drivers only the rounds of today', async () => {
  const order = await fixture.aReadyOrder();
  const rounds = async (role: Role) => {
    const response = await fixture.request(await fixture.aColleague(role), 'GET', '/api/admin/print/rounds');
    const { rounds: read } = printingEndpoints['GET /api/admin/print/rounds'].response.parse(
      await response.json(),
    );
    return read.map(({ date }) => date);
  };
  expect(await rounds('almacen')).toContain(order.delivery.date);
  expect((await rounds('reparto')).filter((date) => date !== dayFromNow(0))).toEqual([]);
});

it('shows a route that closed days ago with initials and without telephones', async () => {
  const order = await fixture.aReadyOrder();
  const driver = await fixture.aColleague('reparto');
  const { id } = await fixture.routeOf(await fixture.claim(driver, order));
  const stops = async () =>
    (await fixture.route(driver, id)).stops.map(({ recipient, phone }) => ({ recipient, phone }));
  const whole = [{ recipient: 'Persona de turno', phone: '7875550142' }];
  expect(await stops()).toEqual(whole);
  await fixture.depart(driver, id);
  const arrived = { id: crypto.randomUUID(), kind: 'arrived' };
  const stopOnceMore = async () => {
    const { recipient, phone } = await fixture.stopOf(
      await fixture.sendDeliveryAction(driver, order.id, arrived),
    );
    return { recipient, phone };
  };
  expect(await stopOnceMore()).toEqual(whole[0]);
  const setRoute = (state: 'open' | 'given-back', day: number) =>
    fixture.db
      .updateTable('delivery_routes')
      .set({ state, delivery_date: dayFromNow(day) })
      .where('id', '=', id)
      .execute();
  await setRoute('open', -5);
  expect(await stops()).toEqual(whole);
  await setRoute('given-back', -1);
  expect(await stops()).toEqual(whole);
  await setRoute('given-back', -2);
  const masked = { recipient: 'P. D. T.', phone: '' };
  expect(await stops()).toEqual([masked]);
  // What was done at a stop may be sent again, and is answered with the stop.
  expect(await stopOnceMore()).toEqual(masked);
});
