import { randomUUID } from 'node:crypto';
import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPickingFloor, type PickingFloor, type TestUser } from './picking.builders.ts';

describe('what a picker does', () => {
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

  const fourLoaves = () => floor.fourLoaves(ana);

  it('counts once, however often and from however many processes it is sent', async () => {
    const { batch, line } = await fourLoaves();
    const tap: PickAction = { id: randomUUID(), kind: 'pick', line, units: 3 };
    const sent = await Promise.all(
      [floor.app, floor.otherProcess, floor.app].map((app) => floor.send(ana, batch.id, [tap], app)),
    );
    expect(sent.flat().map(({ applied }) => applied)).toEqual([true, true, true]);
    expect((await floor.batch(ana, batch.id)).actions).toEqual([tap]);
  });

  it('is done in its order, each answered: what can’t be stops nothing that follows', async () => {
    const { batch, line } = await fourLoaves();
    const taps: PickAction[] = [
      { id: randomUUID(), kind: 'pick', line, units: 3 },
      { id: randomUUID(), kind: 'pick', line, units: 3 },
      { id: randomUUID(), kind: 'pick', line: '999999', units: 1 },
      { id: randomUUID(), kind: 'pick', line, units: 1 },
    ];
    const responses = await floor.send(ana, batch.id, taps);
    expect(responses.map(({ applied }) => applied)).toEqual([true, false, false, true]);
    expect(responses[1]?.detail).toContain('solo falta 1');
    // What was refused stays refused, though it would fit by now.
    await floor.act(ana, batch.id, { kind: 'undo', undoes: taps[0]?.id ?? '' });
    expect(await floor.send(ana, batch.id, taps)).toEqual(responses);
  });

  it('sent again after half of it was done goes on where it stopped', async () => {
    const { batch, line } = await fourLoaves();
    const taps = [1, 1, 1, 1].map((units): PickAction => ({ id: randomUUID(), kind: 'pick', line, units }));
    await floor.send(ana, batch.id, taps.slice(0, 2));
    expect((await floor.send(ana, batch.id, taps)).every(({ applied }) => applied)).toBe(true);
    expect((await floor.batch(ana, batch.id)).actions).toHaveLength(4);
  });

  it('is refused in somebody else’s batch, and by another batch’s id', async () => {
    const { batch, line } = await fourLoaves();
    const luis = await floor.aColleague('almacen');
    const tap: PickAction = { id: randomUUID(), kind: 'pick', line, units: 1 };
    expect(await floor.send(luis, batch.id, [tap])).toMatchObject([{ applied: false }]);
    expect((await floor.batch(ana, batch.id)).actions).toEqual([]);
  });

  it('to an order that was cancelled is refused, with where to put the rest', async () => {
    const { order, batch, line } = await fourLoaves();
    await floor.db.updateTable('orders').set({ status: 'cancelado' }).where('id', '=', order.id).execute();
    const response = await floor.act(ana, batch.id, { kind: 'pick', line, units: 1 });
    expect(response).toMatchObject({
      applied: false,
      detail: expect.stringContaining('Devuelve lo que lleva'),
    });
  });
});
