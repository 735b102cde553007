import { adminOrderEndpoints } from '@nutricion/contract/orders/admin-orders-endpoints';
import { deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { orderStatuses } from '@nutricion/domain/orders/order-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderFixture, type OrderFixture } from '../orders.builders.ts';
import { anAdminOrderFixture } from './admin-orders.builders.ts';
import { searchWordsOf } from './order-search.ts';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => puertoRicoDate(Date.now() + days * DAY_MS);

describe('the queue of orders', () => {
  let fixture: OrderFixture;
  let adminOrders: ReturnType<typeof anAdminOrderFixture>;
  let admin: Awaited<ReturnType<OrderFixture['anAdmin']>>;
  beforeAll(async () => {
    fixture = await anOrderFixture();
    adminOrders = anAdminOrderFixture(fixture);
    admin = await fixture.anAdmin();
  });
  afterAll(() => fixture.drop());

  /** Orders of one customer as they are in the middle of a life, far beyond what may be ordered by hand. */
  const manyOrders = async (
    count: number,
    { statuses = orderStatuses as readonly string[], fromDay = -30, days = 60 } = {},
  ) => {
    const { shopper } = await adminOrders.anOrder();
    await sql`
      insert into orders (user_id, idempotency_key, request_hash, status, payment_method, subtotal_cents, tax_cents,
        total_cents, expected_total_cents, delivery_type, hospital_id, delivery_point_id, delivery_address, delivery_date,
        delivery_window, recipient_name, recipient_phone, substitution)
      select ${shopper.profile.id}, 'muchas-' || gen_random_uuid(), '',
        (${statuses}::text[])[1 + n % ${statuses.length}::int], 'on-delivery', 1000, 0, 1000, 1000, 'hospital',
        ${shopper.hospital.id}, ${shopper.hospital.pointId},
        '{"type":"hospital","hospital":"H","building":"Torre","unit":"Piso 3"}',
        current_date + ${fromDay}::int + n % ${days}::int, (${deliveryWindowIds}::text[])[1 + n % 4],
        'Persona ' || n, '787555' || lpad((n % 10000)::text, 4, '0'), 'best-match'
      from generate_series(1, ${count}::int) n
    `.execute(fixture.db);
    return shopper;
  };

  it('shows late orders first, then by window, then what has ended, each once over its pages', async () => {
    const shopper = await manyOrders(130);
    const pages: Awaited<ReturnType<typeof adminOrders.queue>>['orders'] = [];
    let after: string | null = null;
    do {
      const page = await adminOrders.queue(
        admin,
        `hospital=${shopper.hospital.id}${after ? `&after=${encodeURIComponent(after)}` : ''}`,
      );
      pages.push(...page.orders);
      after = page.next;
    } while (after);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(131);
    expect(pages).toHaveLength(131);
    const ended = (status: string) => ['entregado', 'vencido', 'cancelado'].includes(status);
    const parts = pages.map(({ is_late, status }) => (is_late ? 0 : ended(status) ? 2 : 1));
    expect(parts).toEqual([...parts].sort());
    expect(new Set(parts).size).toBe(3);
    for (const part of [0, 1, 2]) {
      const slots = pages
        .filter((_, index) => parts[index] === part)
        .map(({ delivery_date, delivery_window }) => `${delivery_date} ${delivery_window}`);
      const inOrder = [...slots].sort();
      expect(slots).toEqual(part === 2 ? inOrder.reverse() : inOrder);
    }
  });

  it('is filtered by status, day, window, payment and lateness', async () => {
    const shopper = await manyOrders(80);
    const request = async (filter: string) =>
      (await adminOrders.queue(admin, `hospital=${shopper.hospital.id}&${filter}`)).orders;
    const two = await request('status=listo,en_ruta');
    expect(new Set(two.map(({ status }) => status))).toEqual(new Set(['listo', 'en_ruta']));
    const slot = await request(`date=${dayFromNow(3)}&window=15-17`);
    expect(slot.every((row) => row.delivery_window === '15-17' && row.delivery_date === dayFromNow(3))).toBe(
      true,
    );
    const late = await request('late=1');
    expect(late.length).toBeGreaterThan(0);
    expect(late.every((row) => row.is_late)).toBe(true);
    expect(await request('payment=pagado')).toEqual([]);
    expect((await fixture.get(admin, '/api/admin/orders?status=nada')).status).toBe(422);
    expect((await fixture.get(admin, '/api/admin/orders?after=nada')).status).toBe(422);
  });

  it('tells of each order what is in it and where it goes', async () => {
    const { order, shopper } = await adminOrders.anOrder([3, 2]);
    await adminOrders.note(admin, order.id, { text: 'Llamar antes' });
    const { orders } = await adminOrders.queue(admin, `q=${order.number}`);
    expect(orders).toMatchObject([
      {
        number: order.number,
        line_count: 2,
        item_count: 5,
        note_count: 1,
        hospital: shopper.hospital.name,
        place: expect.stringContaining('Torre A · Piso'),
        total: 10,
        is_late: false,
        is_waiting: false,
      },
    ]);
  });

  it('is found by number, name with or without accents, and telephone or its end', async () => {
    const { order, shopper } = await adminOrders.anOrder();
    await adminOrders.setOrder(order.id, {
      recipient_name: 'Ángela Núñez Pagán',
      recipient_phone: '9395550177',
    });
    const finds = async (typed: string) =>
      (await adminOrders.queue(admin, `q=${encodeURIComponent(typed)}`)).orders.some(
        ({ id }) => id === order.id,
      );
    const digits = order.number.slice(3);
    const matches = [order.number, order.number.toLowerCase(), digits, 'Angela', 'núñez ang', '939-555-0177'];
    for (const typed of [...matches, '(939) 555-0177', '+1 939 555 0177', '555-0177', '0177'])
      expect([typed, await finds(typed)]).toEqual([typed, true]);
    expect(await finds(shopper.profile.full_name)).toBe(true);
    for (const typed of ['Angela Rosario', '0178', `${order.number}9`])
      expect([typed, await finds(typed)]).toEqual([typed, false]);
    expect((await adminOrders.queue(admin, `q=${encodeURIComponent("' | & ! :* \\")}`)).orders).not.toEqual(
      [],
    );
  });

  it('counts open orders without counting all of them', async () => {
    await manyOrders(30, { statuses: ['listo'], fromDay: 1, days: 3 });
    const overview = adminOrderEndpoints['GET /api/admin/orders/overview'].response.parse(
      await (await fixture.get(admin, '/api/admin/orders/overview')).json(),
    );
    expect(overview).toMatchObject({ is_bounded: false, hospitals: expect.any(Array) });
    expect(overview.by_status.listo).toBeGreaterThanOrEqual(30);
    expect(overview.by_status.entregado).toBeUndefined();
  });

  it('is read by whoever may read orders, and by nobody else', async () => {
    const statuses = await Promise.all(
      (['reparto', 'catalogo', 'lectura', 'almacen'] as const).map(
        async (role) => (await fixture.get(await fixture.aColleague(role), '/api/admin/orders')).status,
      ),
    );
    expect(statuses).toEqual([403, 403, 200, 200]);
  });

  it('pages by its indexes, however many orders there are', async () => {
    await manyOrders(6_000, { statuses: ['entregado', 'cancelado'], fromDay: -400, days: 390 });
    await manyOrders(600, { statuses: ['confirmado', 'listo'], fromDay: 0, days: 6 });
    // What a server reckons a scan costs differs by its version; whether an index serves doesn't.
    const planOf = (condition: string, order: string) =>
      fixture.db.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from orders o
          where ${sql.raw(condition)} order by ${sql.raw(order)} limit 51`.execute(trx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    const ended = `o.status in ('entregado', 'vencido', 'cancelado')`;
    const open = `o.status not in ('entregado', 'vencido', 'cancelado')`;
    const up = 'o.delivery_date, o.delivery_window, o.id';
    const down = 'o.delivery_date desc, o.delivery_window desc, o.id desc';
    expect(await planOf(ended, down)).toContain('orders_ended_by_window');
    expect(await planOf(open, up)).toContain('orders_open_by_window');
    const matches = `o.finding @@ to_tsquery('simple', 'persona & 77:*')`;
    expect(await planOf(matches, 'o.finding')).toContain('orders_by_finding');
  });
});

describe('what is typed to find an order', () => {
  it.each([
    ['NP-100123', ['100123']],
    ['np 100123', ['100123']],
    ['NP100 123', ['100123']],
    ['Pedido #100123', ['100123']],
    ['orden núm. NP-100123', ['100123']],
    ['ＮＰ－100123', ['100123']],
    ['Nora 5', ['nora', '5']],
    ['No 100123', ['100123']],
    ['787-555-0142', ['7875550142']],
    ['1 (787) 555-0142', ['7875550142']],
    ['Ñico de Jesús', ['nico', 'de', 'jesus']],
    [' — ', []],
  ])('%s is looked for as %j', (typed, words) => {
    expect(searchWordsOf(typed)).toEqual(words);
  });
});
