import type { QuantityUnit } from '@nutricion/language';
import { expect, test } from 'vitest';
import { packagesFor, packSizeIn } from './packages-for.ts';

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

test('a pack of six is six where one is sold alone, and asks where twelve are sold together', () => {
  const malta = {
    title: 'Malta',
    netContent: 84,
    netUnit: 'fl oz',
    packageLabel: '12 botellas de 7 oz',
  } as const;
  const yogurt = {
    title: 'Yogurt',
    netContent: 5.3,
    netUnit: 'oz',
    packageLabel: 'Envase de 5.3 oz',
  } as const;
  const packs = (quantity: number, packOf: number, product: typeof malta | typeof yogurt) => {
    const { packages, doubt } = packagesFor({ quantity, unit: 'paquete', packOf }, product);
    return [packages, doubt === null];
  };
  expect(packs(1, 6, yogurt)).toEqual([6, true]);
  expect(packs(2, 6, yogurt)).toEqual([12, true]);
  expect(packs(1, 6, malta)).toEqual([1, false]);
  expect(packs(2, 6, malta)).toEqual([1, true]);
  expect(packs(1, 12, malta)).toEqual([1, true]);
});

test('the phrase says how many are in a pack', () => {
  const packOf = (text: string, name: string) => packSizeIn(text, { name, quantity: 1, unit: 'paquete' });
  expect(packOf('ponme un six pack de yogurt', 'yogurt')).toBe(6);
  expect(packOf('un six pack de yogurt y un 12 pack de maltas', 'malta')).toBe(12);
  expect(packOf('dos paquetes de pan', 'pan')).toBeUndefined();
});
