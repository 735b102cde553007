import { randomUUID } from 'node:crypto';
import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { aPickingFloor, type PickingFloor, type TestUser } from './picking.builders.ts';

describe('a bag that is ready', () => {
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

  /** Four units of a taxed product at $2.50, in a bag of Ana's. */
  const aBag = async () => {
    const soap = await aProduct(floor.db, { price_cents: 250, tax_class: 'gravado' });
    const order = await floor.anOrder([{ productId: soap.id, quantity: 4 }]);
    const batch = await floor.taken(ana, order);
    return { order, batch, line: batch.lines[0]?.key ?? '' };
  };
  const packed = async () => {
    const bag = await aBag();
    await floor.act(ana, bag.batch.id, { kind: 'pick', line: bag.line, units: 3 });
    const { batch, line } = bag;
    await floor.act(ana, batch.id, { kind: 'short', line, units: 1, outcome: { kind: 'leave-out' } });
    await floor.act(ana, batch.id, { kind: 'check', bag: 1 });
    return bag;
  };

  it('makes its order ready at the price of what is in it, and ends the batch with the last one', async () => {
    const { order, batch } = await packed();
    const response = await floor.ready(ana, batch.id, 1);
    expect(await response.json()).toEqual({ order_number: order.number, batch_state: 'done' });
    expect(await floor.orderRow(order.id)).toMatchObject({
      status: 'listo',
      total_cents: 1115,
      packed_subtotal_cents: 750,
      packed_tax_cents: 86,
      packed_total_cents: 836,
    });
    const items = await floor.db
      .selectFrom('order_items')
      .select('picked_quantity')
      .where('order_id', '=', order.id)
      .execute();
    expect(items).toEqual([{ picked_quantity: 3 }]);
  });

  it('clicked twice, in two processes, is ready once', async () => {
    const { order, batch } = await packed();
    const responses = await Promise.all([
      floor.ready(ana, batch.id, 1),
      floor.ready(ana, batch.id, 1, floor.otherProcess),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await floor.ready(ana, batch.id, 1)).status).toBe(200);
    const history = await floor.db
      .selectFrom('order_status_history')
      .select('status')
      .where('order_id', '=', order.id)
      .where('status', '=', 'listo')
      .execute();
    expect(history).toHaveLength(1);
  });

  it('was complete, and looked through a second time', async () => {
    const { order, batch, line } = await aBag();
    const refusal = async () => (await floor.ready(ana, batch.id, 1)).text();
    expect(await refusal()).toContain('todavía le falta algo');
    await floor.act(ana, batch.id, { kind: 'pick', line, units: 4 });
    expect(await refusal()).toContain('segunda revisión');
    await floor.act(ana, batch.id, { kind: 'check', bag: 1 });
    await floor.db
      .updateTable('order_items')
      .set({ cancelled_quantity: 1 })
      .where('order_id', '=', order.id)
      .execute();
    expect(await refusal()).toContain('o le sobra');
  });

  it('is not an empty one', async () => {
    const { batch, line } = await aBag();
    await floor.act(ana, batch.id, { kind: 'short', line, units: 4, outcome: { kind: 'leave-out' } });
    await floor.act(ana, batch.id, { kind: 'check', bag: 1 });
    expect(await (await floor.ready(ana, batch.id, 1)).text()).toContain('quedó vacía');
  });

  it('is its picker’s to say so', async () => {
    const { batch } = await packed();
    const luis = await floor.aColleague('almacen');
    expect((await floor.ready(luis, batch.id, 1)).status).toBe(409);
  });

  it('leaves the other bags to be picked', async () => {
    const soap = await aProduct(floor.db, { price_cents: 250, tax_class: 'exento' });
    const first = await floor.anOrder([{ productId: soap.id, quantity: 1 }]);
    await floor.anOrder([{ productId: soap.id, quantity: 1 }]);
    const batch = await floor.taken(ana, first);
    await floor.act(ana, batch.id, { kind: 'pick', line: batch.lines[0]?.key ?? '', units: 1 });
    await floor.act(ana, batch.id, { kind: 'check', bag: 1 });
    expect(await (await floor.ready(ana, batch.id, 1)).json()).toMatchObject({ batch_state: 'open' });
    expect((await floor.batch(ana, batch.id)).bags.map(({ state }) => state)).toEqual(['ready', 'picking']);
  });

  const aTap = fc.record({
    kind: fc.constantFrom<'pick' | 'short' | 'answer' | 'undo'>('pick', 'short', 'short', 'answer', 'undo'),
    units: fc.integer({ min: 1, max: 3 }),
    outcome: fc.constantFrom<'leave-out' | 'ask' | 'substitute'>(
      'leave-out',
      'ask',
      'substitute',
      'substitute',
    ),
    of: fc.nat(30),
    isRepeated: fc.boolean(),
  });

  type Tap = typeof aTap extends fc.Arbitrary<infer Value> ? Value : never;

  const actionOf = (
    { kind, units, outcome }: Tap,
    { line, productId, undoes }: Readonly<Record<'line' | 'productId' | 'undoes', string>>,
  ): PickAction => {
    const id = randomUUID();
    const substitute = { kind: 'substitute', productId } as const;
    const settled = outcome === 'substitute' ? substitute : ({ kind: 'leave-out' } as const);
    switch (kind) {
      case 'undo':
        return { id, kind, undoes };
      case 'pick':
        return { id, kind, line, units };
      case 'answer':
        return { id, kind, line, units, outcome: settled };
      case 'short':
        return { id, kind, line, units, outcome: outcome === 'ask' ? { kind: 'ask' } : settled };
    }
  };

  it('holds after any taps: stock and ledger agree to the unit, and nobody pays more than was agreed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aTap, { minLength: 4, maxLength: 14 }), async (taps) => {
        const like = { detected_subcategory: 'Jabones', allergen_info: [], stock: 12 };
        const soap = await aProduct(floor.db, { ...like, price_cents: 250, tax_class: 'exento' });
        const others = await Promise.all([
          aProduct(floor.db, { ...like, price_cents: 310, tax_class: 'gravado' }),
          aProduct(floor.db, { ...like, price_cents: 199, tax_class: 'exento' }),
        ]);
        const order = await floor.anOrder([{ productId: soap.id, quantity: 5 }], { substitution: 'call-me' });
        const batch = await floor.taken(ana, order);
        const sent: PickAction[] = [];
        for (const tap of taps) {
          const { lines } = await floor.batch(ana, batch.id);
          const line = lines[tap.of % lines.length]?.key ?? '';
          const productId = others[tap.of % others.length]?.id ?? '';
          const undoes = sent[tap.of % Math.max(1, sent.length)]?.id ?? randomUUID();
          sent.push(actionOf(tap, { line, productId, undoes }));
          await floor.send(ana, batch.id, sent.slice(-1));
          if (tap.isRepeated)
            await floor.send(ana, batch.id, sent.slice(-2).toReversed(), floor.otherProcess);
          expect(await floor.unbalanced()).toEqual([]);
        }
        await finish(batch.id);
        const row = await floor.orderRow(order.id);
        if (row.status === 'listo') expect(row.packed_total_cents).toBeLessThanOrEqual(row.total_cents);
        else
          await floor.db
            .updateTable('orders')
            .set({ status: 'cancelado' })
            .where('id', '=', order.id)
            .execute();
        const lease = await floor.db
          .selectFrom('order_items')
          .select(['product_id', 'quantity', 'cancelled_quantity', 'picked_quantity'])
          .where('order_id', '=', order.id)
          .execute();
        const units = lease.reduce(
          (sum, item) => sum + (item.picked_quantity ?? item.quantity - item.cancelled_quantity),
          0,
        );
        expect(units).toBeLessThanOrEqual(5);
        expect(await floor.unbalanced()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  /** Picks what is left, drops what waits for the customer, checks the bag and marks it ready. */
  const finish = async (batchId: string) => {
    const { lines, actions } = await floor.batch(ana, batchId);
    for (const line of lines) {
      const sum = (kind: string) =>
        actions
          .filter((action) => action.kind === kind && 'line' in action && action.line === line.key)
          .filter((action) => kind !== 'short' || ('outcome' in action && action.outcome.kind === 'ask'))
          .reduce((all, action) => all + ('units' in action ? action.units : 0), 0);
      const [left, waiting] = [line.due - sum('pick'), sum('short') - sum('answer')];
      if (left > 0) await floor.act(ana, batchId, { kind: 'pick', line: line.key, units: left });
      if (waiting > 0)
        await floor.act(ana, batchId, {
          kind: 'answer',
          line: line.key,
          units: waiting,
          outcome: { kind: 'leave-out' },
        });
    }
    await floor.act(ana, batchId, { kind: 'check', bag: 1 });
    await floor.ready(ana, batchId, 1);
  };
});
