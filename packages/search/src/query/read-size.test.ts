import { expect, it } from 'vitest';
import { readSizes, type Size, sizeDistance } from './read-size.ts';

const isName = (number: string): boolean => ['2', '1', '80', '20', '60'].includes(number);

it('reads weights, volumes and pieces, and leaves what they are of', () => {
  const rows: readonly (readonly [text: string, rest: string, of: Size['of'] | null, amount: number])[] = [
    ['arroz 5 lb', 'arroz', 'weight', 80],
    ['arroz 5lbs', 'arroz', 'weight', 80],
    ['5 libras de papas', 'papas', 'weight', 80],
    ['yogurt 32oz', 'yogurt', 'ounces', 32],
    ['16 fl oz de crema', 'crema', 'volume', 16],
    ['refresco 2 litros', 'refresco', 'volume', 67.628],
    ['refresco 2lt', 'refresco', 'volume', 67.628],
    ['leche ½ galón', 'leche', 'volume', 64],
    ['agua de litro y medio', 'agua', 'volume', 50.721],
    ['cinco libras de papas', 'papas', 'weight', 80],
    ['leche medio galon', 'leche', 'volume', 64],
    ['half gallon almond milk', 'almond milk', 'volume', 64],
    ['galón de leche', 'leche', 'volume', 128],
    ['1½ lb de pollo', 'pollo', 'weight', 24],
    ['1 1/2 lb pollo', 'pollo', 'weight', 24],
    ['2,5 kg', '', 'weight', 88.185],
    ['agua 24 botellas', 'agua', 'pieces', 24],
    ['refresco 12-pack', 'refresco', 'pieces', 12],
    ['media docena de huevos', 'huevos', 'pieces', 6],
    ['cartón de huevos de 30', 'cartón de huevos', 'pieces', 30],
    ['huevos 30', 'huevos', 'pieces', 30],
    ['leche 2%', 'leche 2%', null, 0],
    ['leche 2 %', 'leche 2 %', null, 0],
    ['carne 80/20', 'carne 80/20', null, 0],
    ['chocolate 60', 'chocolate 60', null, 0],
    ['comida bebé 8 meses', 'comida bebé 8 meses', null, 0],
    ['omega 3', 'omega 3', null, 0],
    ['ñame', 'ñame', null, 0],
  ];
  const read = rows.map(([text]) => {
    const { rest, sizes } = readSizes(text, isName);
    return [text, rest, sizes[0]?.of ?? null, Math.round((sizes[0]?.amount ?? 0) * 1000) / 1000];
  });
  expect(read).toEqual(
    rows.map(([text, rest, of, amount]) => [text, rest, of, Math.round(amount * 1000) / 1000]),
  );
});

it('reads each size of a package', () => {
  expect(readSizes('24 botellas de 16.9 oz').sizes).toEqual([
    { of: 'pieces', amount: 24 },
    { of: 'ounces', amount: 16.9 },
  ]);
});

it('compares ounces with weight and volume, and nothing with pieces', () => {
  const ounces: Size = { of: 'ounces', amount: 16 };
  expect(sizeDistance(ounces, { of: 'weight', amount: 16 })).toBe(0);
  expect(sizeDistance(ounces, { of: 'volume', amount: 32 })).toBeCloseTo(Math.log(2));
  expect(sizeDistance(ounces, { of: 'pieces', amount: 16 })).toBe(Number.POSITIVE_INFINITY);
  expect(sizeDistance({ of: 'weight', amount: 16 }, { of: 'volume', amount: 16 })).toBe(
    Number.POSITIVE_INFINITY,
  );
});
