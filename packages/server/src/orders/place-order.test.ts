import { randomUUID } from 'node:crypto';
import { orderItemPrice } from '@nutricion/contract/orders/order-item-price';
import { orderSchema } from '@nutricion/contract/orders/orders';
import { lineSumText } from '@nutricion/domain/offers/line-price';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentProducts } from '../catalog/current-products.ts';
import { aProduct, aPromotion } from '../testing/shop.builders.ts';
import { anOrderFixture, type OrderFixture } from './orders.builders.ts';

/** Specification, sections 4 and 9; design, section 2. */
describe('ordering', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await anOrderFixture();
  });
  afterAll(() => fixture.drop());

  it('creates the order, takes the stock, counts the purchase and queues the mail', async () => {
    const shopper = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 279, stock: 10 });
    const response = await fixture.post(
      shopper,
      fixture.aBody(shopper, { items: [{ productId: rice.id, quantity: 3 }], expectedTotal: 8.37 }),
    );
    expect(response.status).toBe(201);
    const order = orderSchema.parse(await response.json());
    expect(order).toMatchObject({
      status: 'confirmado',
      payment_status: 'pendiente',
      subtotal: 8.37,
      total: 8.37,
    });
    expect(order.number).toMatch(/^NP-\d{6,}$/);
    expect(order.contact.phone).toBe('7875550142');
    expect(await fixture.stockOf(rice.id)).toEqual({ stock: 7, total_purchases: 3 });
    expect(await fixture.mailsTo(shopper.profile.email)).toEqual([order.id]);
    expect(fixture.announced).toContain(rice.id);
    const read = await fixture.get(shopper, `/api/orders/${order.id}`);
    expect(await read.json()).toEqual(order);
  });

  it('takes what was ordered off the cart that her other devices read, and leaves what was added since', async () => {
    const [shopper, other] = [await fixture.aShopper(), await fixture.aShopper()];
    const [milk, bread, rice] = await Promise.all(
      [4, 3, 2].map((price) => aProduct(fixture.db, { price_cents: price * 100 })),
    );
    if (!milk || !bread || !rice) throw new Error('no products');
    const lines = [milk, bread, rice].map(({ id }) => ({ product_id: id, quantity: 2 }));
    const cartOf = ({ profile }: typeof shopper) =>
      fixture.db
        .selectFrom('carts')
        .select(['lines', 'version'])
        .where('user_id', '=', profile.id)
        .executeTakeFirst();
    for (const { profile } of [shopper, other])
      await fixture.db
        .insertInto('carts')
        .values({ user_id: profile.id, lines: JSON.stringify(lines), version: 4, updated_at: new Date() })
        .execute();
    const items = [
      { productId: milk.id, quantity: 2 },
      { productId: bread.id, quantity: 1 },
    ];
    const body = fixture.aBody(shopper, { items, expectedTotal: 11 });
    const key = randomUUID();
    expect((await fixture.post(shopper, { ...body, expectedTotal: 1 }, key)).status).toBe(409);
    expect(await cartOf(shopper)).toEqual({ lines, version: 4 });
    for (const _ of [1, 2]) expect((await fixture.post(shopper, body, key)).status).toBe(201);
    const left = [
      { product_id: bread.id, quantity: 1 },
      { product_id: rice.id, quantity: 2 },
    ];
    expect(await cartOf(shopper)).toEqual({ lines: left, version: 5 });
    const all = left.map((line) => ({ productId: line.product_id, quantity: line.quantity }));
    await fixture.post(shopper, fixture.aBody(shopper, { items: all, expectedTotal: 7 }));
    expect(await cartOf(shopper)).toEqual({ lines: [], version: 6 });
    expect(await cartOf(other)).toEqual({ lines, version: 4 });
  });

  it('keeps what she wished for one line that may run out, and the order’s wish for the rest', async () => {
    const shopper = await fixture.aShopper();
    const [milk, bread] = [
      await aProduct(fixture.db, { price_cents: 400 }),
      await aProduct(fixture.db, { price_cents: 300 }),
    ];
    const items = [
      { productId: milk.id, quantity: 1, substitution: 'none' as const },
      { productId: bread.id, quantity: 1 },
    ];
    const body = fixture.aBody(shopper, { items, expectedTotal: 7, substitution: 'call-me' });
    const order = orderSchema.parse(await (await fixture.post(shopper, body)).json());
    expect(order.substitution).toBe('call-me');
    const substitutionOf = (id: string) =>
      order.items.find(({ product_id }) => product_id === id)?.substitution;
    expect([substitutionOf(milk.id), substitutionOf(bread.id)]).toEqual(['none', 'call-me']);
    expect(await (await fixture.get(shopper, `/api/orders/${order.id}`)).json()).toEqual(order);
  });

  it('refuses a wish that nobody can grant', async () => {
    const shopper = await fixture.aShopper();
    const milk = await aProduct(fixture.db, { price_cents: 400 });
    const items = [{ productId: milk.id, quantity: 1, substitution: 'lo-que-sea' }];
    const refused = await fixture.post(shopper, { ...fixture.aBody(shopper, { expectedTotal: 4 }), items });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: { 'items.0.substitution': 'Escoge qué hacemos si falta algo.' },
    });
  });

  it('charges IVU on taxed products only', async () => {
    const shopper = await fixture.aShopper();
    const bread = await aProduct(fixture.db, { price_cents: 300 });
    const soda = await aProduct(fixture.db, { price_cents: 200, tax_class: 'gravado' });
    const items = [
      { productId: bread.id, quantity: 1 },
      { productId: soda.id, quantity: 2 },
    ];
    const response = await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 7.46 }));
    expect(await response.json()).toMatchObject({ subtotal: 7, tax: 0.46, total: 7.46 });
  });

  it('charges a promoted product what its card shows: price × 0.8', async () => {
    const shopper = await fixture.aShopper();
    const papaya = await aProduct(fixture.db, { price_cents: 399 });
    await aPromotion(fixture.db, papaya.id);
    const response = await fixture.post(
      shopper,
      fixture.aBody(shopper, { items: [{ productId: papaya.id, quantity: 2 }], expectedTotal: 6.38 }),
    );
    expect(await response.json()).toMatchObject({ total: 6.38 });
  });

  it('answers the same key with the same order, however often and however fast it is sent', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 500, stock: 1 });
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 5,
    });
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => fixture.post(shopper, body, 'una-sola-llave')),
    );
    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(bodies.map((order) => JSON.stringify(order))).size).toBe(1);
    expect(await fixture.countOrders(shopper)).toBe(1);
    expect((await fixture.stockOf(product.id)).stock).toBe(0);
  });

  it('refuses a key that belongs to another order', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 500 });
    const body = fixture.aBody(shopper, {
      items: [{ productId: product.id, quantity: 1 }],
      expectedTotal: 5,
    });
    await fixture.post(shopper, body, 'llave-compartida');
    const other = await fixture.post(shopper, { ...body, substitution: 'none' }, 'llave-compartida');
    expect(other.status).toBe(422);
    expect(await fixture.countOrders(shopper)).toBe(1);
  });

  it('goes on when the price fell, and says what was expected', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 400 });
    const response = await fixture.post(
      shopper,
      fixture.aBody(shopper, { items: [{ productId: product.id, quantity: 1 }], expectedTotal: 5 }),
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ total: 4, expected_total: 5 });
  });

  it.each([
    ['dearer', { price_cents: 600 }, 1, 5],
    ['insufficient-stock', { stock: 1, price_cents: 100 }, 2, 2],
    ['unavailable', { stock: 0 }, 1, 10],
    ['unavailable', { is_active: false }, 1, 10],
  ])('stops with what changed: %s', async (kind, values, quantity, expectedTotal) => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, values);
    const response = await fixture.post(
      shopper,
      fixture.aBody(shopper, { items: [{ productId: product.id, quantity }], expectedTotal }),
    );
    expect(response.status).toBe(409);
    const problem = await response.json();
    expect(problem).toMatchObject({ type: '/problemas/orden-cambio', changes: [{ kind }] });
    expect(await fixture.countOrders(shopper)).toBe(0);
    expect((await fixture.stockOf(product.id)).stock).toBe(product.stock);
  });

  it('says how a line on offer comes to its total, now and when it is read again', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 99 });
    await aPromotion(fixture.db, product.id, { type: 'bogo', discount_percent: null });
    const placed = await fixture.post(
      shopper,
      fixture.aBody(shopper, { items: [{ productId: product.id, quantity: 2 }], expectedTotal: 0.99 }),
    );
    const order = orderSchema.parse(await placed.json());
    const line = { quantity: 2, regular_price: 0.99, unit_price: 0.79, total_price: 0.99 };
    expect(order.items).toMatchObject([line]);
    expect(order.items.map((item) => lineSumText(orderItemPrice(item)))).toEqual(['2 × $0.99 − $0.99']);
    expect(await (await fixture.get(shopper, `/api/orders/${order.id}`)).json()).toEqual(order);
  });

  it('charges by the promotion that ends last, as the catalogue shows it', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 1000 });
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    const bogo = { type: 'bogo', discount_percent: null } as const;
    await aPromotion(fixture.db, product.id, { discount_percent: 90, end_date: day(2) });
    await aPromotion(fixture.db, product.id, { ...bogo, end_date: day(3) });
    await aPromotion(fixture.db, product.id, { discount_percent: 90, start_date: day(1), end_date: day(9) });
    await aPromotion(fixture.db, product.id, { discount_percent: 90, is_active: false, end_date: day(9) });
    const [shown] = await currentProducts(fixture.db, [product.id], Date.now());
    expect(shown?.promotion?.type).toBe('bogo');
    const placed = await fixture.post(
      shopper,
      fixture.aBody(shopper, { items: [{ productId: product.id, quantity: 4 }], expectedTotal: 20 }),
    );
    expect(await placed.json()).toMatchObject({ total: 20 });
  });

  it('stops when the promotion that the customer saw has ended', async () => {
    const shopper = await fixture.aShopper();
    const product = await aProduct(fixture.db, { price_cents: 1000 });
    await aPromotion(fixture.db, product.id, { end_date: new Date(Date.now() - 60_000) });
    const response = await fixture.post(
      shopper,
      fixture.aBody(shopper, { items: [{ productId: product.id, quantity: 1 }], expectedTotal: 8 }),
    );
    expect(await response.json()).toMatchObject({
      changes: [{ kind: 'dearer', expectedTotal: 8, total: 10 }],
    });
  });
});
