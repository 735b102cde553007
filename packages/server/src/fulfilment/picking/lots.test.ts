import { randomUUID } from 'node:crypto';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPickingFloor, type PickingFloor, type TestUser } from './picking.builders.ts';

const DAY_MS = 86_400_000;

describe('picking where lots are kept', () => {
  let floor: PickingFloor;
  let picker: TestUser;
  beforeAll(async () => {
    floor = await aPickingFloor();
  });
  afterAll(() => floor.drop());
  beforeEach(async () => {
    await floor.clear();
    picker = await floor.aColleague('almacen');
  });

  const aLot = async (
    productId: string,
    values: { units: number; inDays: number; isQuarantined?: boolean },
  ) => {
    const id = randomUUID();
    await floor.db
      .insertInto('lots')
      .values({
        id,
        product_id: productId,
        supplier: 'Panadería',
        code: `L-${values.inDays}`,
        expires_on: puertoRicoDate(Date.now() + values.inDays * DAY_MS),
        temperature_f: null,
        received_units: values.units,
        actor_id: picker.profile.id,
        held_at: values.isQuarantined ? new Date() : null,
      })
      .execute();
    await floor.db
      .insertInto('stock_movements')
      .values({ product_id: productId, kind: 'recibido', units: values.units, lot_id: id })
      .execute();
    await floor.db
      .updateTable('products')
      .set(({ eb }) => ({ stock: eb('stock', '+', values.units) }))
      .where('id', '=', productId)
      .execute();
    return id;
  };
  const unitsByLot = async (orderId: string) => {
    const rows = await floor.db
      .selectFrom('order_item_lots as t')
      .innerJoin('order_items as i', 'i.id', 't.order_item_id')
      .select(['t.lot_id', 't.units'])
      .where('i.order_id', '=', orderId)
      .execute();
    return new Map(rows.map(({ lot_id, units }) => [lot_id, units]));
  };

  it('sells nothing of what was recalled in the bag and taken out again', async () => {
    const { loaf, batch, line } = await floor.fourLoaves(picker, {}, { stock: 4 });
    const bad = await aLot(loaf.id, { units: 4, inDays: 2 });
    await aLot(loaf.id, { units: 4, inDays: 9 });
    // The shelf that the order was placed from was empty but for these.
    await floor.db
      .insertInto('stock_movements')
      .values({ product_id: loaf.id, kind: 'conteo', units: -4 })
      .execute();
    await floor.db.updateTable('products').set({ stock: 4 }).where('id', '=', loaf.id).execute();
    const pick = { id: randomUUID(), kind: 'pick' as const, line, units: 4 };
    await floor.send(picker, batch.id, [pick]);
    await floor.db.updateTable('lots').set({ held_at: new Date() }).where('id', '=', bad).execute();
    await floor.act(picker, batch.id, { kind: 'undo', undoes: pick.id });
    const { stock } = await floor.db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', loaf.id)
      .executeTakeFirstOrThrow();
    const lost = await floor.db
      .selectFrom('stock_movements')
      .select('units')
      .where('lot_id', '=', bad)
      .where('kind', '=', 'merma')
      .execute();
    expect([stock, lost, await floor.unbalanced()]).toEqual([0, [{ units: -4 }], []]);
  });

  it('names the lot that expires first, takes of it first, and gives back what is undone', async () => {
    const { loaf, order, batch, line } = await floor.fourLoaves(picker);
    const later = await aLot(loaf.id, { units: 10, inDays: 9 });
    const soon = await aLot(loaf.id, { units: 3, inDays: 2 });
    expect((await floor.batch(picker, batch.id)).lines[0]?.lot).toMatchObject({ code: 'L-2' });

    await floor.act(picker, batch.id, { kind: 'pick', line, units: 2 });
    expect(await unitsByLot(order.id)).toEqual(new Map([[soon, 2]]));
    const undone = { id: randomUUID(), kind: 'pick' as const, line, units: 2 };
    await floor.send(picker, batch.id, [undone]);
    expect(await unitsByLot(order.id)).toEqual(
      new Map([
        [soon, 3],
        [later, 1],
      ]),
    );
    await floor.act(picker, batch.id, { kind: 'undo', undoes: undone.id });
    expect(await unitsByLot(order.id)).toEqual(new Map([[soon, 2]]));
    expect(await floor.unbalanced()).toEqual([]);
  });

  it('never takes of a lot that is recalled or has expired', async () => {
    const { loaf, order, batch, line } = await floor.fourLoaves(picker);
    await aLot(loaf.id, { units: 5, inDays: -1 });
    await aLot(loaf.id, { units: 5, inDays: 1, isQuarantined: true });
    expect((await floor.batch(picker, batch.id)).lines[0]?.lot).toBeNull();
    await floor.act(picker, batch.id, { kind: 'pick', line, units: 4 });
    expect(await unitsByLot(order.id)).toEqual(new Map());
  });

  it('notes a tap that is sent twice once, also by two processes at once', async () => {
    const { loaf, order, batch, line } = await floor.fourLoaves(picker);
    const lot = await aLot(loaf.id, { units: 9, inDays: 5 });
    const tap = { id: randomUUID(), kind: 'pick' as const, line, units: 4 };
    await Promise.all([
      floor.send(picker, batch.id, [tap]),
      floor.send(picker, batch.id, [tap], floor.otherProcess),
    ]);
    expect(await unitsByLot(order.id)).toEqual(new Map([[lot, 4]]));
  });

  it('is not ready while something recalled is in its bag; picked again of another lot, it is', async () => {
    const { loaf, order, batch, line } = await floor.fourLoaves(picker);
    const bad = await aLot(loaf.id, { units: 4, inDays: 2 });
    const good = await aLot(loaf.id, { units: 4, inDays: 9 });
    const tap = { id: randomUUID(), kind: 'pick' as const, line, units: 4 };
    await floor.send(picker, batch.id, [tap]);
    await floor.act(picker, batch.id, { kind: 'check', bag: 1 });
    await floor.db.updateTable('lots').set({ held_at: new Date() }).where('id', '=', bad).execute();
    expect((await floor.batch(picker, batch.id)).lines[0]?.recalled_lots).toEqual(['L-2']);
    const refused = await floor.ready(picker, batch.id, 1);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('lote retirado');

    await floor.act(picker, batch.id, { kind: 'undo', undoes: tap.id });
    await floor.act(picker, batch.id, { kind: 'pick', line, units: 4 });
    expect(await unitsByLot(order.id)).toEqual(new Map([[good, 4]]));
    await floor.act(picker, batch.id, { kind: 'check', bag: 1 });
    expect((await floor.ready(picker, batch.id, 1)).status).toBe(200);
  });
});
