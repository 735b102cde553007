import { expect, it } from 'vitest';
import { zones } from '../catalog/zone.ts';
import { isRestockable } from './is-restockable.ts';

it('goes back on the shelf while it is in the shop, and after that only where nothing can spoil', () => {
  expect(zones.filter((zone) => isRestockable(zone, 'listo'))).toEqual([...zones]);
  for (const status of ['en_ruta', 'no_entregado', 'entregado'] as const)
    expect(zones.filter((zone) => isRestockable(zone, status))).toEqual(['seco']);
});
