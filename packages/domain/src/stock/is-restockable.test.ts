import { expect, it } from 'vitest';
import { zones } from '../catalog/zone.ts';
import { isRestockable } from './is-restockable.ts';

it("a unit in the shop can be restocked, and one that left it only if it doesn't need cooling", () => {
  expect(zones.filter((zone) => isRestockable(zone, 'listo'))).toEqual([...zones]);
  for (const status of ['en_ruta', 'no_entregado', 'entregado'] as const)
    expect(zones.filter((zone) => isRestockable(zone, status))).toEqual(['seco']);
});
