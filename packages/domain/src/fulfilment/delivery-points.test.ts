import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliveryPoint, planDeliveryPoints, type StoredDeliveryPoint } from './delivery-points.ts';

const stored = (id: string, building: string, unit: string, isActive = true): StoredDeliveryPoint => ({
  id,
  building,
  unit,
  isActive,
});

const apply = (
  before: readonly StoredDeliveryPoint[],
  requested: readonly (DeliveryPoint & { id?: string })[],
) => {
  const plan = planDeliveryPoints(before, requested);
  if (!plan.ok) throw new Error(plan.refusal.kind);
  const updated = before.map((point) => plan.value.update.find(({ id }) => id === point.id) ?? point);
  return [
    ...updated,
    ...plan.value.insert.map((point, index) => ({ ...point, id: `new-${index}`, isActive: true })),
  ];
};

describe('replacing a hospital’s delivery points', () => {
  it('keeps those left out, inactive, because orders refer to them', () => {
    const before = [stored('a', 'Torre A', 'Piso 1'), stored('b', 'Torre A', 'Piso 2')];
    expect(apply(before, [{ id: 'a', building: 'Torre A', unit: 'Piso 1' }])).toEqual([
      stored('a', 'Torre A', 'Piso 1'),
      stored('b', 'Torre A', 'Piso 2', false),
    ]);
  });

  it('reactivates an inactive point instead of adding a second one', () => {
    const before = [stored('a', 'Torre A', 'Piso 1', false)];
    expect(apply(before, [{ building: 'torre  a', unit: 'Piso 1' }])).toEqual([
      stored('a', 'torre  a', 'Piso 1'),
    ]);
  });

  it('renames the point whose id has a new name', () => {
    const before = [stored('a', 'Torre A', 'Pizo 1')];
    expect(apply(before, [{ id: 'a', building: 'Torre A', unit: 'Piso 1' }])).toEqual([
      stored('a', 'Torre A', 'Piso 1'),
    ]);
  });

  it('changes nothing if two points swap names, because orders mean the names', () => {
    const before = [stored('a', 'Torre A', 'Piso 1'), stored('b', 'Torre A', 'Piso 2')];
    const swapped = [
      { id: 'b', building: 'Torre A', unit: 'Piso 1' },
      { id: 'a', building: 'Torre A', unit: 'Piso 2' },
    ];
    expect(planDeliveryPoints(before, swapped)).toEqual({ ok: true, value: { insert: [], update: [] } });
  });

  it('refuses a list with a point twice, with the index of the second', () => {
    const requested = [
      { building: 'Torre A', unit: 'Piso 1' },
      { building: 'TORRE A', unit: 'piso 1 ' },
    ];
    expect(planDeliveryPoints([], requested)).toEqual({
      ok: false,
      refusal: { kind: 'listed-twice', index: 1 },
    });
  });

  it('leaves exactly the requested points active, without duplicates and without deleting any', () => {
    const unit = fc.constantFrom('1', '2', '3', '4', '5');
    const before = fc.uniqueArray(fc.tuple(unit, fc.boolean()), { selector: ([name]) => name });
    const requested = fc.uniqueArray(
      fc.record({ unit, id: fc.option(fc.constantFrom('id-1', 'id-2', 'id-3', 'x'), { nil: undefined }) }),
      {
        selector: (point) => point.unit,
      },
    );
    fc.assert(
      fc.property(before, requested, (rows, points) => {
        const storedRows = rows.map(([name, isActive]) => stored(`id-${name}`, 'A', name, isActive));
        const list = points.map(({ unit: name, id }) => ({
          building: 'A',
          unit: name,
          ...(id === undefined ? {} : { id }),
        }));
        const after = apply(storedRows, list);
        const active = after.filter(({ isActive }) => isActive).map((point) => point.unit);
        expect(active.sort()).toEqual(points.map((point) => point.unit).sort());
        expect(new Set(after.map((point) => point.unit)).size).toBe(after.length);
        expect(after.length).toBeGreaterThanOrEqual(storedRows.length);
      }),
    );
  });
});
