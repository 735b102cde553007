import type { QuantityUnit } from '@nutricion/language';
import { expect, test } from 'vitest';
import { packagesFor } from './packages-for.ts';

const eggs = { title: 'Huevos', netContent: 12, netUnit: 'unidad', packageLabel: 'docena' } as const;
const rice = { title: 'Arroz', netContent: 5, netUnit: 'lb', packageLabel: '5 lb' } as const;
const milk = { title: 'Leche', netContent: 64, netUnit: 'fl oz', packageLabel: '½ galón' } as const;
const piece = { title: 'Lechosa', netContent: 1, netUnit: 'unidad', packageLabel: 'unidad' } as const;

test('what is said in other units is packages, for certain or with a doubt', () => {
  const rows = [
    [2, null, rice, 2, true],
    [2, 'paquete', rice, 2, true],
    [1, 'docena', eggs, 1, true],
    [2.5, 'docena', eggs, 3, false],
    [10, 'libra', rice, 2, true],
    [3, 'libra', rice, 1, false],
    [1, 'galon', milk, 2, true],
    [0.5, 'galon', milk, 1, true],
    [1, 'galon', rice, 1, false],
    [3, 'unidad', piece, 3, true],
    [6, 'unidad', eggs, 1, false],
    [0.5, null, rice, 1, false],
    [2, 'mano', piece, 2, false],
  ] as const;
  const found = rows.map(([quantity, unit, product]) => {
    const { packages, doubt } = packagesFor({ quantity, unit: unit as QuantityUnit | null }, product);
    return [quantity, unit, product, packages, doubt === null];
  });
  expect(found).toEqual(rows);
});
