import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zones } from '../catalog/zone.ts';
import { pickPathOf } from './pick-path.ts';
import { aLine } from './picking.builders.ts';

describe('pickPathOf', () => {
  it('sorts by zone with frozen last, then by aisle, then by title', () => {
    const lines = [
      aLine({ key: '1', productId: 'limber', title: 'Limber', zone: 'congelado', aisle: 'C2' }),
      aLine({ key: '2', productId: 'leche', title: 'Leche', zone: 'frio', aisle: 'B2' }),
      aLine({ key: '3', productId: 'guineo', title: 'Guineo', zone: 'fresco', aisle: 'A1' }),
      aLine({ key: '4', productId: 'agua', title: 'Agua', zone: 'seco', aisle: '10' }),
      aLine({ key: '5', productId: 'sal', title: 'Sal', zone: 'seco', aisle: '9' }),
      aLine({ key: '6', productId: 'nuevo', title: 'Nuevo', zone: 'seco', aisle: null }),
      aLine({ key: '7', productId: 'ajo', title: 'Ajo en polvo', zone: 'seco', aisle: '9' }),
    ];
    expect(pickPathOf(lines).map(({ title }) => title)).toEqual([
      'Ajo en polvo',
      'Sal',
      'Agua',
      'Nuevo',
      'Guineo',
      'Leche',
      'Limber',
    ]);
  });

  it('has one stop for a product, with the units for each bag', () => {
    const [stop, ...others] = pickPathOf([
      aLine({ key: '1', bag: 4, due: 1 }),
      aLine({ key: '2', bag: 1, due: 2, picked: 1 }),
    ]);
    expect(others).toEqual([]);
    expect(stop?.parts.map(({ bag, due }) => [bag, due])).toEqual([
      [1, 2],
      [4, 1],
    ]);
    expect(stop?.left).toBe(2);
  });

  it('skips lines with nothing due', () => {
    expect(pickPathOf([aLine({ due: 0 })])).toEqual([]);
  });

  it('contains every unit and visits each zone once', () => {
    const line = fc.record({
      productId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      bag: fc.integer({ min: 1, max: 6 }),
      due: fc.integer({ min: 0, max: 5 }),
      picked: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(line), (wanted) => {
        const lines = wanted.map((values, place) =>
          aLine({
            ...values,
            key: String(place),
            zone: zones[values.productId.charCodeAt(0) % zones.length] ?? 'seco',
          }),
        );
        const path = pickPathOf(lines);
        const left = lines.reduce((sum, { due, picked }) => sum + Math.max(0, due - picked), 0);
        expect(path.reduce((sum, stop) => sum + stop.left, 0)).toBe(left);
        const passed = path.map(({ zone }) => zones.indexOf(zone));
        expect(passed).toEqual(passed.toSorted((a, b) => a - b));
        expect(new Set(path.map(({ productId }) => productId)).size).toBe(path.length);
      }),
    );
  });
});
