import { randomUUID } from 'node:crypto';
import { decideTransition } from '@nutricion/domain/orders/order-transitions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockOrder } from '../../orders/life/lock-order.ts';
import { transitionOrder } from '../../orders/life/transition-order.ts';
import { aProduct, saveAvoided } from '../../testing/shop.builders.ts';
import { aPickingFloor, bread, type PickingFloor, type TestUser } from './picking.builders.ts';

describe('where the shelf is short', () => {
  let floor: PickingFloor;
  let ana: TestUser;
  beforeAll(async () => {
    floor = await aPickingFloor();
  });
  beforeEach(async () => {
    ana = await floor.aColleague('almacen');
    await floor.clear();
  });
  afterAll(() => floor.drop());

  type Loaves = Parameters<PickingFloor['fourLoaves']> extends [TestUser, ...infer Rest] ? Rest : never;
  const fourLoaves = (...values: Loaves) => floor.fourLoaves(ana, ...values);
  const itemsOf = (orderId: string) =>
    floor.db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  const movementsOf = (productId: string) =>
    floor.db
      .selectFrom('stock_movements')
      .select(['kind', 'units', 'reason', 'actor_id'])
      .where('product_id', '=', productId)
      .where('kind', '<>', 'inicial')
      .orderBy('id')
      .execute();
  const stock = async (productId: string) => (await floor.stockOf(productId)).stock;
  /** Mails about an order, but the one that it was received. */
  const readNotices = async (orderId: string) =>
    (
      await floor.db
        .selectFrom('audit_log')
        .select('action')
        .where('subject_id', '=', orderId)
        .where('subject_type', '=', 'mail')
        .execute()
    ).map(({ action }) => action);
  const leaveOut = { kind: 'leave-out' } as const;

  it('takes the missing units off the order and writes them off, and the stock stays', async () => {
    const { loaf, order, batch, line } = await fourLoaves();
    await floor.act(ana, batch.id, { kind: 'short', line, units: 1, outcome: leaveOut });
    expect(await itemsOf(order.id)).toMatchObject([{ quantity: 4, picked_quantity: 3 }]);
    const by = { actor_id: ana.profile.id };
    expect(await movementsOf(loaf.id)).toMatchObject([
      { kind: 'venta', units: -4 },
      { kind: 'devolucion', units: 1, reason: 'Faltó al preparar', ...by },
      { kind: 'merma', units: -1, reason: 'No estaba en el anaquel', ...by },
    ]);
    expect(await stock(loaf.id)).toBe(16);
    expect(await floor.unbalanced()).toEqual([]);
    const audit = await floor.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'order.short')
      .where('subject_id', '=', order.id)
      .execute();
    expect(audit).toMatchObject([{ after: { units: 1, outcome: 'leave-out' } }]);
  });

  it('gives it back whole when it turns up after all', async () => {
    const { loaf, order, batch, line } = await fourLoaves();
    const short = await floor.act(ana, batch.id, { kind: 'short', line, units: 2, outcome: leaveOut });
    await floor.act(ana, batch.id, { kind: 'undo', undoes: short.id });
    expect(await itemsOf(order.id)).toMatchObject([{ picked_quantity: 4 }]);
    expect(await stock(loaf.id)).toBe(16);
    expect(await floor.unbalanced()).toEqual([]);
  });

  it('offers what fits: near in price, and nothing that somebody at home avoids', async () => {
    const customer = await floor.aShopper();
    await saveAvoided(floor.db, customer.profile.id, ['leche']);
    const fits = await aProduct(floor.db, { ...bread, price_cents: 340 });
    await aProduct(floor.db, { ...bread, allergen_info: ['trigo', 'leche'] });
    await aProduct(floor.db, { ...bread, allergen_info: null });
    await aProduct(floor.db, { ...bread, price_cents: 451 });
    await aProduct(floor.db, { ...bread, stock: 0 });
    const { batch, line } = await fourLoaves({}, { allergen_info: ['trigo', 'leche'] }, customer);
    expect(batch.substitutes).toMatchObject([
      { line, choices: [{ product_id: fits.id, unit_price: 3.4, charge: 3 }] },
    ]);
  });

  it('puts a substitute on the order at the lower price, and takes it from the stock', async () => {
    const other = await aProduct(floor.db, { ...bread, price_cents: 400 });
    const { loaf, order, batch, line } = await fourLoaves();
    const outcome = { kind: 'substitute', productId: other.id } as const;
    const short = await floor.act(ana, batch.id, { kind: 'short', line, units: 2, outcome });
    expect(short).toMatchObject({ applied: true });
    expect(await itemsOf(order.id)).toMatchObject([
      { product_id: loaf.id, picked_quantity: 2 },
      {
        product_id: other.id,
        quantity: 2,
        total_price_cents: 600,
        unit_price_cents: 400,
        substitutes_item_id: Number(line),
      },
    ]);
    expect(await stock(other.id)).toBe(18);
    expect(floor.announced).toContain(other.id);
    // A substitute is picked like any line, by the key that the device uses.
    expect(await floor.act(ana, batch.id, { kind: 'pick', line: short.id, units: 2 })).toMatchObject({
      applied: true,
    });
    expect(await floor.unbalanced()).toEqual([]);
  });

  it('refuses a substitute that the rule doesn’t offer, or that has run out meanwhile', async () => {
    const dear = await aProduct(floor.db, { ...bread, price_cents: 500 });
    const few = await aProduct(floor.db, { ...bread, stock: 1 });
    const { order, batch, line } = await fourLoaves();
    const by = (productId: string, units: number) =>
      floor.act(ana, batch.id, { kind: 'short', line, units, outcome: { kind: 'substitute', productId } });
    expect((await by(dear.id, 1)).detail).toContain('no sirve para este pedido');
    expect((await by(few.id, 2)).detail).toContain('solo queda 1');
    expect((await by(randomUUID(), 1)).applied).toBe(false);
    expect(await itemsOf(order.id)).toMatchObject([{ picked_quantity: null }]);
    expect(await floor.unbalanced()).toEqual([]);
  });

  it('of the last substitute two batches get one', async () => {
    const last = await aProduct(floor.db, { ...bread, stock: 1 });
    const luis = await floor.aColleague('almacen');
    const first = await fourLoaves();
    const loaf = await aProduct(floor.db, bread);
    const second = await floor.anOrder([{ productId: loaf.id, quantity: 1 }]);
    const theirs = await floor.taken(luis, second);
    const outcome = { kind: 'substitute', productId: last.id } as const;
    const responses = await Promise.all([
      floor.act(ana, first.batch.id, { kind: 'short', line: first.line, units: 1, outcome }),
      floor.act(luis, theirs.id, { kind: 'short', line: theirs.lines[0]?.key ?? '', units: 1, outcome }),
    ]);
    expect(responses.filter(({ applied }) => applied)).toHaveLength(1);
    expect(await stock(last.id)).toBe(0);
    expect(await floor.unbalanced()).toEqual([]);
  });

  it('while somebody cancels the order, neither waits for the other in a circle nor counts a unit twice', async () => {
    const other = await aProduct(floor.db, { ...bread, stock: 200 });
    const admin = await floor.anAdmin();
    const cancel = (orderId: string) =>
      floor.db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, orderId);
        const actor = { kind: 'staff', roles: ['admin'] } as const;
        const transition = order && decideTransition(order, 'cancelado', actor, 'Lo pidió');
        if (order && transition?.ok)
          await transitionOrder(floor.transitionDependencies, trx, order, transition.value, {
            actorId: admin.profile.id,
          });
      });
    for (let round = 0; round < 6; round += 1) {
      const { order, batch, line } = await fourLoaves();
      const outcome = { kind: 'substitute', productId: other.id } as const;
      await Promise.all([
        floor.act(ana, batch.id, { kind: 'short', line, units: 2, outcome }),
        cancel(order.id),
      ]);
      expect((await floor.orderRow(order.id)).status).toBe('cancelado');
    }
    expect(await floor.unbalanced()).toEqual([]);
    expect(await stock(other.id)).toBe(200);
  });

  it('undone, puts the substitute back, and the next time it is the same line again', async () => {
    const other = await aProduct(floor.db, bread);
    const { order, batch, line } = await fourLoaves();
    const short = () =>
      floor.act(ana, batch.id, {
        kind: 'short',
        line,
        units: 2,
        outcome: { kind: 'substitute', productId: other.id },
      });
    await floor.act(ana, batch.id, { kind: 'undo', undoes: (await short()).id });
    expect(await stock(other.id)).toBe(20);
    expect((await short()).applied).toBe(true);
    expect(await itemsOf(order.id)).toMatchObject([
      { picked_quantity: 2 },
      { quantity: 2, cancelled_quantity: 0, total_price_cents: 600 },
    ]);
    expect(await floor.unbalanced()).toEqual([]);
  });

  it('leaves out what the customer wants left out, whatever the picker says', async () => {
    const other = await aProduct(floor.db, bread);
    const { batch, line } = await fourLoaves({ substitution: 'none' });
    expect(batch.substitutes).toEqual([]);
    const outcome = { kind: 'substitute', productId: other.id } as const;
    expect((await floor.act(ana, batch.id, { kind: 'short', line, units: 1, outcome })).applied).toBe(false);
  });

  it('waits for a customer who wants a call, while the rest goes on, and tells them', async () => {
    const { order, batch, line } = await fourLoaves({ substitution: 'call-me' });
    expect(batch.bags[0]?.contact).toEqual({ name: 'Persona de turno', phone: '7875550142' });
    await floor.act(ana, batch.id, { kind: 'short', line, units: 1, outcome: { kind: 'ask' } });
    expect((await floor.orderRow(order.id)).status).toBe('esperando_cliente');
    expect((await floor.act(ana, batch.id, { kind: 'pick', line, units: 3 })).applied).toBe(true);
    await floor.act(ana, batch.id, { kind: 'answer', line, units: 1, outcome: leaveOut });
    expect((await floor.orderRow(order.id)).status).toBe('en_preparacion');
    expect(await readNotices(order.id)).toEqual(['order-news']);
    const history = await floor.db
      .selectFrom('order_status_history')
      .select(['status', 'reason'])
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute();
    expect(history.slice(2)).toEqual([
      { status: 'esperando_cliente', reason: expect.stringContaining('Falta Producto') },
      { status: 'en_preparacion', reason: null },
    ]);
  });

  it('has no telephone number on it where nobody is to be called', async () => {
    expect((await fourLoaves()).batch.bags[0]?.contact).toBeNull();
  });

  it('replaces a free one by another of no more value, and leaves the other free ones alone', async () => {
    const fruit = {
      category: 'Frutas',
      normalized_category: 'frutas',
      tax_class: 'exento',
      stock: 9,
    } as const;
    const kind = { ...fruit, detected_subcategory: 'Tropicales', allergen_info: [] };
    const [mango, pineapple, papaya] = await Promise.all([
      aProduct(floor.db, { ...kind, price_cents: 400 }),
      aProduct(floor.db, { ...kind, price_cents: 500 }),
      aProduct(floor.db, { ...kind, price_cents: 300 }),
    ]);
    const loaf = await aProduct(floor.db, { ...bread, price_cents: 6000 });
    const order = await floor.anOrder([{ productId: loaf.id, quantity: 2 }], {
      incentiveProductIds: [mango.id, pineapple.id],
    });
    const batch = await floor.taken(ana, order);
    const free = batch.lines.find(({ product_id }) => product_id === mango.id);
    const line = free?.key ?? '';
    const offered = batch.substitutes.find((each) => each.line === line)?.choices;
    expect(offered?.map(({ product_id, charge }) => [product_id, charge])).toEqual([[papaya.id, 0]]);
    const outcome = { kind: 'substitute', productId: papaya.id } as const;
    expect((await floor.act(ana, batch.id, { kind: 'short', line, units: 1, outcome })).applied).toBe(true);
    const items = await itemsOf(order.id);
    expect(items.find(({ product_id }) => product_id === pineapple.id)).toMatchObject({
      is_incentive: true,
      picked_quantity: null,
    });
    expect(items.at(-1)).toMatchObject({ product_id: papaya.id, is_incentive: true, total_price_cents: 0 });
  });
});
