import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberAt } from '../numbers/number-at.ts';
import { spokenTokensOf, tokensOf } from '../words/tokens.ts';
import { quantityAt } from './quantity-at.ts';
import { type Size, sizeAt } from './size-at.ts';
import { quantityUnits } from './units.ts';
import { writeQuantity } from './write-quantity.ts';

const quantityOf = (text: string) => {
  const read = quantityAt(tokensOf(text), 0);
  return read && [read.value, read.unit, read.length];
};

describe('a quantity', () => {
  it('is a number with its unit, as it is said or written', () => {
    const rows: readonly [string, readonly unknown[]][] = [
      ['dos libras y media de pollo', [2.5, 'libra', 4]],
      ['libra y tres cuartos', [1.75, 'libra', 4]],
      ['tres cuartos de libra', [0.75, 'libra', 4]],
      ['dos punto cinco libras', [2.5, 'libra', 4]],
      ['15,5 onzas', [15.5, 'onza', 2]],
      ['media docena de huevos', [0.5, 'docena', 2]],
      ['3 docenas y media', [3.5, 'docena', 4]],
      ['docena y media de huevos', [1.5, 'docena', 3]],
      ['½ galón', [0.5, 'galon', 2]],
      ['1/2 libra', [0.5, 'libra', 2]],
      ['2½ libras', [2.5, 'libra', 3]],
      ['5lb de arroz', [5, 'libra', 2]],
      ['un par de libras', [2, 'libra', 4]],
      ['un par de huevos', [2, null, 3]],
      ['treintaitrés latas', [33, 'lata', 2]],
      ['dos six packs de malta', [2, 'paquete', 3]],
      ['un six pack de malta', [1, 'paquete', 3]],
      ['12 pack de agua', [1, 'paquete', 2]],
      ['dos packs de agua', [2, 'paquete', 2]],
      ['una libra y medio galón', [1, 'libra', 2]],
      ['dos libras, media de queso', [2, 'libra', 2]],
      ['dos y pan', [2, null, 1]],
    ];
    expect(rows.map(([text]) => [text, quantityOf(text)])).toEqual(rows);
  });

  it.each(['arroz', 'half and half', '2%', 'dos por ciento', '80/20', '$3', ''])('isn’t one: %s', (text) => {
    expect(quantityOf(text)).toBeNull();
  });
});

const sizeOf = (text: string) => {
  const size = sizeAt(tokensOf(text), 0);
  return size && [size.of, Math.round(size.amount * 100) / 100, size.length];
};

describe('a size', () => {
  it('says how large a package is, or what is in it', () => {
    const rows: readonly [string, readonly unknown[]][] = [
      ['2 litros', ['volume', 67.63, 2]],
      ['½ galón', ['volume', 64, 2]],
      ['medio galón', ['volume', 64, 2]],
      ['galón y medio', ['volume', 192, 3]],
      ['por galón', ['volume', 128, 2]],
      ['de litro', ['volume', 33.81, 2]],
      ['1 lb', ['weight', 16, 2]],
      ['de 5 libras', ['weight', 80, 3]],
      ['tres cuartos de libra', ['weight', 12, 4]],
      ['16 oz', ['ounces', 16, 2]],
      ['16 onzas líquidas', ['volume', 16, 3]],
      ['16 fl oz', ['volume', 16, 3]],
      ['2 %', ['percent', 2, 1]],
      ['dos por ciento', ['percent', 2, 3]],
      ['cincuenta y dos por ciento', ['percent', 52, 5]],
      ['80/20', ['ratio', 80, 1]],
      ['de 93/7', ['ratio', 93, 2]],
      ['12 pack', ['pieces', 12, 2]],
      ['de six pack', ['pieces', 6, 3]],
      ['dos docenas', ['pieces', 24, 2]],
    ];
    expect(rows.map(([text]) => [text, sizeOf(text)])).toEqual(rows);
  });

  it.each(['leche', '2', 'dos leches', '1/2', '0 g', 'libras', 'libra y media', 'habichuelas pintas'])(
    'isn’t one: %s',
    (text) => {
      expect(sizeOf(text)).toBeNull();
    },
  );
});

const thirds = fc.nat({ max: 30 }).map((count) => count / 3);
const quarters = fc.nat({ max: 40 }).map((count) => count / 4);
const amounts = fc
  .oneof(
    fc.integer({ min: 1, max: 5_000 }),
    quarters,
    thirds,
    fc.nat({ max: 20_000 }).map((count) => count / 1_000),
  )
  .filter((value) => value > 0);
const units = fc.constantFrom(...quantityUnits);
const before = fc.constantFrom(
  '',
  'dame',
  'leche,',
  'leche 2 %,',
  'de 93/7 y',
  'mejor',
  '¿',
  'sin',
  'quiero unas',
);
const after = fc.constantFrom(
  '',
  'de leche',
  'y pan',
  ', dos',
  'y medio galón de jugo',
  '(por favor)',
  '. 2 %',
  'con queso',
  'y 5 %',
);

describe('a quantity that is written', () => {
  it('is read again with the same value and unit, whatever stands beside it', () => {
    fc.assert(
      fc.property(amounts, units, before, after, (value, unit, left, right) => {
        const tokens = spokenTokensOf(`${left} ${writeQuantity({ value, unit })} ${right}`);
        const read = quantityAt(tokens, spokenTokensOf(left).length);
        expect(read?.unit).toBe(unit);
        expect(read?.value).toBeCloseTo(value, 9);
      }),
      { numRuns: 500 },
    );
  });

  it('without a unit is that number', () => {
    fc.assert(
      fc.property(amounts, (value) => {
        expect(
          quantityAt(tokensOf(`${writeQuantity({ value, unit: null })} de leche`), 0)?.value,
        ).toBeCloseTo(value, 9);
      }),
    );
  });

  it('is never per cent, nor is a percentage ever a quantity', () => {
    fc.assert(
      fc.property(
        amounts,
        units,
        fc.constantFrom('%', ' %', ' por ciento', ' porciento'),
        (value, unit, sign) => {
          const measured = sizeAt(tokensOf(writeQuantity({ value, unit })), 0) as Size | null;
          expect(measured?.of).not.toBe('percent');
          const figure = Math.ceil(value);
          const percentage = tokensOf(`${figure}${sign} ${unit}`);
          expect([numberAt(percentage, 0), quantityAt(percentage, 0)]).toEqual([null, null]);
          expect(sizeAt(percentage, 0)).toMatchObject({ of: 'percent', amount: figure });
        },
      ),
    );
  });
});
