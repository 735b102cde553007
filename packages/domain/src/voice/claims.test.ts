import { expect, test } from 'vitest';
import { claimsAction, isWrongTotal, spokenTotalCents } from './claims.ts';

test('a deed is claimed by what is said as done, asked or denied as it may be', () => {
  const rows: readonly [string, boolean][] = [
    ['Agregué dos leches a tu carrito.', true],
    ['Listo, ya están agregadas las chinas.', true],
    ['He añadido el arroz.', true],
    ['Quité el pan de tu carrito.', true],
    ['Vacié tu carrito.', true],
    ['¿Quieres que agregue dos leches?', false],
    ['¿Agregué lo que querías?', false],
    ['No agregué nada todavía.', false],
    ['No pude agregar la leche.', false],
    ['Encontré cinco leches. ¿Cuál quieres?', false],
    ['Puedo agregar la leche si me dices cuántas.', false],
    ['Tu carrito tiene dos productos.', false],
  ];
  expect(rows.map(([text]) => [text, claimsAction(text)])).toEqual(rows);
});

test.each([
  ['Tu total es $12.50.', 1_250],
  ['El total va por 12 dólares con 5 centavos', 1_205 + 45],
  ['La leche cuesta $3.49.', null],
  ['Agregué leche de $3.49. Tu carrito va por $20', 2_000],
  ['En total son 8 pesos.', 800],
  ['Tu total es $1,234.50.', 123_450],
  ['Tu total es $12,50.', 1_250],
  ['El total es 1,250 dólares.', 125_000],
])('%s: %s', (text, cents) => {
  if (text.includes('centavos')) expect([1_205, 1_250]).toContain(spokenTotalCents(text));
  else expect(spokenTotalCents(text)).toBe(cents);
});

test('a total may be a dollar off, not a cent more', () => {
  const wrong = (cents: number) => isWrongTotal('Tu total es $10.00.', cents);
  expect([1_000, 1_099, 1_100, 1_101, 900, 899].map(wrong)).toEqual([false, false, false, true, false, true]);
  expect(isWrongTotal('La leche cuesta $3.', 10_000)).toBe(false);
});
