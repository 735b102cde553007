import { adminOrderSchema } from '@nutricion/contract/orders/admin-orders';
import { telephoneOrderEndpoints } from '@nutricion/contract/orders/telephone-orders';
import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { anAdminOrderFixture } from '../admin/admin-orders.builders.ts';
import { anOrderFixture, type OrderFixture } from '../orders.builders.ts';

const HOME = {
  urbanizacion: 'Las Lomas',
  street: 'Calle 5 #12',
  apartment: '',
  municipio: 'Ponce',
  zip: '00716',
};

const REASON = 'Lo pidió por teléfono';

describe('staff and the customer on the telephone', () => {
  let fixture: OrderFixture;
  let orders: ReturnType<typeof anAdminOrderFixture>;
  let clerk: Awaited<ReturnType<OrderFixture['aColleague']>>;
  beforeAll(async () => {
    fixture = await anOrderFixture();
    orders = anAdminOrderFixture(fixture);
    clerk = await fixture.aColleague('cuentas');
  });
  afterAll(() => fixture.drop());

  const changeLines = (id: string, body: object, by = clerk) =>
    fixture.send(by, `/api/admin/orders/${id}/lines`, { version: 1, reason: REASON, ...body });
  const changeDelivery = (id: string, body: object, by = clerk) =>
    fixture.send(by, `/api/admin/orders/${id}/delivery`, {
      version: 1,
      reason: REASON,
      deliveryDate: deliveryDates(Date.now())[1],
      deliveryWindow: '07-09',
      ...body,
    });
  const place = (customerId: string, body: object, by = clerk, key = 'llave-de-telefono') =>
    fixture.app.request(`/api/admin/customers/${customerId}/orders`, {
      method: 'POST',
      headers: {
        authorization: by.token,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
  const auditOf = (orderId: string) =>
    fixture.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'before', 'after', 'reason'])
      .where('subject_id', '=', orderId)
      .where('actor_id', 'is not', null)
      .execute();
  const mailsAbout = async (orderId: string) =>
    (
      await fixture.db
        .selectFrom('audit_log')
        .select('action')
        .where('subject_id', '=', orderId)
        .where('subject_type', '=', 'mail')
        .execute()
    ).map(({ action }) => action);

  it('changes quantities as the customer would, mails what changed, and records who and why', async () => {
    const { shopper, products, order } = await orders.anOrder([3, 2]);
    const [one, other] = products.map(({ id }) => id);
    const added = await aProduct(fixture.db, { price_cents: 500, stock: 4, tax_class: 'exento' });
    const lines = [
      { productId: one, quantity: 1 },
      { productId: other, quantity: 0 },
      { productId: added.id, quantity: 2 },
    ];
    const wrongTotal = await changeLines(order.id, { lines, expectedTotal: 11 });
    expect([wrongTotal.status, await orders.detailOf(wrongTotal)]).toEqual([
      409,
      expect.stringContaining('$12.00'),
    ]);
    const response = await changeLines(order.id, { lines, expectedTotal: 12 });
    expect(response.status).toBe(200);
    const changed = adminOrderSchema.parse(await response.json());
    expect(changed.money.due.total).toBe(12);
    expect(changed.timeline.at(-1)).toMatchObject({
      kind: 'change',
      by: clerk.profile.full_name,
      reason: REASON,
      detail: expect.stringContaining('Total: $12.00'),
    });
    expect(changed.notes).toMatchObject([{ is_message: true }]);
    expect(await mailsAbout(order.id)).toEqual(['order-message']);
    expect(await auditOf(order.id)).toMatchObject([
      { action: 'order.change', actor_id: clerk.profile.id, reason: null, after: { total: '$12.00' } },
    ]);
    expect(await fixture.stockOf(added.id)).toMatchObject({ stock: 2 });
    // A repeated request changes and mails nothing more.
    expect((await changeLines(order.id, { lines, expectedTotal: 12 })).status).toBe(200);
    expect(await mailsAbout(order.id)).toEqual(['order-message']);
    expect((await fixture.get(shopper, `/api/orders/${order.id}`)).status).toBe(200);
  });

  it('says who was first when the customer or a colleague changed it meanwhile', async () => {
    const { shopper, products, order } = await orders.anOrder();
    const body = (quantity: number) => ({
      lines: [{ productId: products[0]?.id, quantity }],
      expectedTotal: 2 * quantity,
    });
    await fixture.send(shopper, `/api/orders/${order.id}/lines`, { version: 1, ...body(2) });
    const late = await changeLines(order.id, body(1));
    expect([late.status, await orders.detailOf(late)]).toEqual([
      409,
      expect.stringContaining(`${shopper.profile.full_name} lo cambió`),
    ]);
    await changeLines(order.id, { ...body(4), version: 2 });
    const second = await changeLines(order.id, { ...body(5), version: 2 }, await fixture.anAdmin());
    expect(await orders.detailOf(second)).toContain(`${clerk.profile.full_name} lo cambió`);
  });

  it('lets one of two colleagues win who change an order at once, and names them to the other', async () => {
    const colleague = await fixture.aColleague('cuentas');
    const { products, order } = await orders.anOrder();
    const lines = (quantity: number) => ({
      lines: [{ productId: products[0]?.id, quantity }],
      expectedTotal: 2 * quantity,
    });
    const rival = async (mine: ReturnType<typeof changeLines>, theirs: typeof mine) => {
      const [one, other] = await Promise.all([mine, theirs]);
      expect([one.status, other.status].toSorted()).toEqual([200, 409]);
      const [winner, late] = one.status === 200 ? [clerk, other] : [colleague, one];
      expect(await orders.detailOf(late)).toContain(`${winner.profile.full_name} lo cambió`);
    };
    await rival(changeLines(order.id, lines(1)), changeLines(order.id, lines(4), colleague));
    await rival(
      changeLines(order.id, { ...lines(2), version: 2 }),
      changeDelivery(order.id, { deliveryWindow: '15-17', version: 2 }, colleague),
    );
    await rival(
      changeDelivery(order.id, { deliveryWindow: '19-21', version: 3 }),
      changeDelivery(order.id, { deliveryWindow: '23-01', version: 3 }, colleague),
    );
    expect(await auditOf(order.id)).toHaveLength(3);
  });

  it('moves day, window, place and recipient in one change', async () => {
    const { shopper, order } = await orders.anOrder();
    const [, , date] = deliveryDates(Date.now());
    const delivery = { type: 'home', address: HOME };
    const contact = { name: 'Otra persona', phone: '787-555-0199' };
    const body = { deliveryDate: date, deliveryWindow: '15-17', delivery, contact };
    const response = await changeDelivery(order.id, body);
    expect(response.status).toBe(200);
    expect(adminOrderSchema.parse(await response.json())).toMatchObject({
      ...{ delivery_date: date, delivery_window: '15-17', delivery_type: 'home' },
      ...{ recipient: 'Otra persona', phone: '7875550199', version: 2 },
    });
    // Repeated: nothing more.
    expect((await changeDelivery(order.id, body)).status).toBe(200);
    expect(await mailsAbout(order.id)).toEqual(['order-message']);
    const [entry] = await auditOf(order.id);
    expect(JSON.stringify(entry)).not.toContain('Otra persona');
    const foreign = (await fixture.aShopper()).hospital.pointId;
    const refused = await changeDelivery(order.id, {
      ...{ ...body, version: 2 },
      delivery: { type: 'hospital', deliveryPointId: foreign },
    });
    expect(refused.status).toBe(422);
    const back = { type: 'hospital', deliveryPointId: shopper.hospital.pointId };
    expect((await changeDelivery(order.id, { ...body, version: 2, delivery: back })).status).toBe(200);
  });

  it('is refused once picking began, without the permission, and after it was taken away', async () => {
    const { products, order } = await orders.anOrder();
    const body = { lines: [{ productId: products[0]?.id, quantity: 1 }], expectedTotal: 2 };
    for (const role of ['almacen', 'finanzas', 'lectura'] as const)
      expect((await changeLines(order.id, body, await fixture.aColleague(role))).status).toBe(403);
    const former = await fixture.aColleague('cuentas');
    await fixture.db.deleteFrom('user_roles').where('user_id', '=', former.profile.id).execute();
    expect((await changeLines(order.id, body, former)).status).toBe(403);
    await orders.setOrder(order.id, { status: 'en_preparacion' });
    const late = await changeLines(order.id, body);
    expect([late.status, await orders.detailOf(late)]).toEqual([
      409,
      expect.stringContaining('Habla con quien'),
    ]);
    expect((await changeDelivery(order.id, { deliveryWindow: '15-17' })).status).toBe(409);
    expect((await orders.detail(clerk, order.id)).may_change).toBe(false);
  });

  it('places an order once, at the shop’s prices and limits, and the order says so', async () => {
    const customer = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 300, stock: 3, tax_class: 'exento' });
    const body = fixture.aBody(customer, {
      items: [{ productId: rice.id, quantity: 2 }],
      expectedTotal: 6,
    });
    expect((await place(customer.profile.id, { ...body, expectedTotal: 5 })).status).toBe(409);
    const response = await place(customer.profile.id, body);
    expect(response.status).toBe(201);
    const placed = telephoneOrderEndpoints['POST /api/admin/customers/{id}/orders'].response.parse(
      await response.json(),
    );
    expect(await (await place(customer.profile.id, body)).json()).toMatchObject({ id: placed.id });
    expect(await fixture.countOrders(customer)).toBe(1);
    expect(await fixture.stockOf(rice.id)).toMatchObject({ stock: 1 });
    const order = await orders.detail(clerk, placed.id);
    expect(order).toMatchObject({
      by_telephone: true,
      customer: { id: customer.profile.id },
      timeline: [{ kind: 'status', status: 'confirmado', by: clerk.profile.full_name }],
    });
    expect(await (await fixture.get(customer, `/api/orders/${placed.id}`)).json()).toMatchObject({
      by_telephone: true,
    });
    expect(await fixture.mailsTo(customer.profile.email)).toEqual([placed.id]);
    expect(await auditOf(placed.id)).toMatchObject([{ action: 'order.place', actor_id: clerk.profile.id }]);
    fixture.setLimits({ unitsPerProduct: 1 });
    expect((await place(customer.profile.id, body, clerk, 'llave-de-otro')).status).toBe(409);
    fixture.setLimits();
  });

  it('takes no card, no stranger and no order of the clerk’s own', async () => {
    const customer = await fixture.aShopper();
    const rice = await aProduct(fixture.db, { price_cents: 300, stock: 3, tax_class: 'exento' });
    const items = [{ productId: rice.id, quantity: 1 }];
    const body = fixture.aBody(customer, { items, expectedTotal: 3 });
    expect((await place(customer.profile.id, { ...body, paymentMethod: 'card' })).status).toBe(422);
    expect((await place(clerk.profile.id, body)).status).toBe(409);
    expect((await place(customer.profile.id, body, await fixture.aColleague('almacen'))).status).toBe(403);
    expect((await place(crypto.randomUUID(), body)).status).toBe(404);
    const waiting = await fixture.aShopper({ is_verified: false });
    const refused = await place(waiting.profile.id, {
      ...body,
      delivery: { type: 'hospital', deliveryPointId: waiting.hospital.pointId },
    });
    expect([refused.status, await orders.detailOf(refused)]).toEqual([
      409,
      expect.stringContaining('verificada'),
    ]);
    const offered = await fixture.get(clerk, `/api/admin/customers/${customer.profile.id}/checkout`);
    expect(
      telephoneOrderEndpoints['GET /api/admin/customers/{id}/checkout'].response.parse(await offered.json()),
    ).toMatchObject({ customer: { id: customer.profile.id }, paymentMethods: ['on-delivery'] });
  });
});
