import { problemSchema } from '@nutricion/contract/kit/problem';
import { adminOrderSchema } from '@nutricion/contract/orders/admin-orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelling } from './cancelling.builders.ts';
import { aPaymentFixture, type PaymentFixture } from './payments.builders.ts';

let fixture: PaymentFixture;
let staff: Awaited<ReturnType<PaymentFixture['aColleague']>>;
let { versionOf, cancel, preview } = {} as ReturnType<typeof cancelling>;
beforeAll(async () => {
  fixture = await aPaymentFixture();
  staff = await fixture.aColleague('finanzas');
  ({ versionOf, cancel, preview } = cancelling(fixture, staff));
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.resetClock());

describe('a line of a packed order that is paid on delivery', () => {
  const aPacked = async () => {
    const unpaid = await fixture.anUnpaidOrder('on-delivery');
    const [{ id = 0 } = {}] = await fixture.itemsOf(unpaid.order.id);
    await fixture.move(unpaid.order.id, 'en_preparacion');
    await fixture.db.updateTable('order_items').set({ picked_quantity: 3 }).where('id', '=', id).execute();
    await fixture.pack(unpaid.order.id, 600);
    await fixture.move(unpaid.order.id, 'listo');
    return { ...unpaid, lines: [{ item_id: id, quantity: 1 }] };
  };
  const packedOf = async (orderId: string) =>
    (
      await fixture.db
        .selectFrom('orders')
        .select('packed_total_cents')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).packed_total_cents;
  it('is taken out of its bag: less is asked for, and it lies on the shelf and in its lot again', async () => {
    const { order, productId, lines } = await aPacked();
    await fixture.pickFromLot(lines[0]?.item_id ?? 0, 3);
    expect(await preview(order.id, lines)).toMatchObject({ is_whole: false, due: 6, due_after: 4 });
    const version = await versionOf(order.id);
    for (const _ of [1, 2]) expect((await cancel(order.id, { lines, version })).status).toBe(200);
    expect(await packedOf(order.id)).toBe(400);
    expect((await fixture.stockOf(productId)).stock).toBe(1);
    const lots = await fixture.db
      .selectFrom('order_item_lots')
      .select('units')
      .where('order_item_id', '=', lines[0]?.item_id ?? 0)
      .execute();
    expect(lots).toEqual([{ units: 2 }]);
    const page = adminOrderSchema.parse(
      await (await fixture.get(staff, `/api/admin/orders/${order.id}`)).json(),
    );
    expect(page.items).toMatchObject([{ cancelled: 1, picked: 2, cancellable: 2, due: { quantity: 2 } }]);
  });

  it('is written off where it can’t be sold again', async () => {
    const { order, productId, lines } = await aPacked();
    expect((await cancel(order.id, { lines, restock: false })).status).toBe(200);
    const milk = await fixture.addItem(order.id, { zone: 'frio' });
    for (const to of ['en_ruta', 'no_entregado'] as const)
      await fixture.move(order.id, to, { reason: 'No estaba' });
    const cold = (await fixture.itemsOf(order.id)).find(({ product_id }) => product_id === milk.id);
    expect((await cancel(order.id, { lines: [{ item_id: cold?.id, quantity: 1 }] })).status).toBe(200);
    expect((await fixture.stockOf(productId)).stock).toBe(0);
    expect((await fixture.stockOf(milk.id)).stock).toBe(9);
    expect((await fixture.movementsOf(milk.id)).slice(2)).toEqual([
      ['devolucion', 1],
      ['merma', -1],
    ]);
  });

  it('is left to a refund, once a card was charged for it', async () => {
    const { order } = await fixture.aCharged();
    const [{ id = 0 } = {}] = await fixture.itemsOf(order.id);
    const response = await cancel(order.id, { lines: [{ item_id: id, quantity: 1 }] });
    expect(problemSchema.parse(await response.json()).detail).toContain('ya está en su bolsa');
    expect(await packedOf(order.id)).toBe(600);
  });

  it('is left to a refund, too, once all that was charged has gone back', async () => {
    const { order, paymentId } = await fixture.aCharged();
    const [{ id = 0 } = {}] = await fixture.itemsOf(order.id);
    await fixture.db
      .updateTable('payments')
      .set({ status: 'devuelto', refunded_cents: 600, wanted_cents: 0 })
      .where('id', '=', paymentId)
      .execute();
    const response = await cancel(order.id, { lines: [{ item_id: id, quantity: 1 }] });
    expect(response.status).not.toBe(200);
    expect(await packedOf(order.id)).toBe(600);
  });

  it('is good again, where another unit of it was recalled and is out of its bag already', async () => {
    const { order, productId, lines } = await aPacked();
    const itemId = lines[0]?.item_id ?? 0;
    await fixture.pickFromLot(itemId, 2);
    await fixture.pickFromLot(itemId, 1, { isRecalledOut: true });
    expect((await cancel(order.id, { lines })).status).toBe(200);
    expect((await fixture.stockOf(productId)).stock).toBe(1);
  });
});
