import { expect, test } from 'vitest';
import { basketNoteText, missingListText } from './basket-labels.ts';
import { dateText, differenceText, leftoverText } from './plan-labels.ts';

test.each([
  [120, '+$1.20'],
  [-85, '−$0.85'],
  [0, 'Mismo precio'],
])('a difference of %i cents reads %s', (cents, text) => {
  expect(differenceText(cents)).toBe(text);
});

test.each([
  [0, null],
  [0.1, null],
  [0.2, 'Sobra ¼ de paquete'],
  [0.5, 'Sobra ½ de paquete'],
  [0.7, 'Sobra ¾ de paquete'],
  [0.95, 'Sobra casi 1 paquete'],
  [1, 'Sobra 1 paquete'],
  [1.25, 'Sobran 1¼ paquetes'],
  [2, 'Sobran 2 paquetes'],
])('%d packages left read %s', (packages, text) => {
  expect(leftoverText(packages)).toBe(text);
});

test('a date is that of its day wherever the browser stands', () => {
  expect(dateText('2026-11-23')).toMatch(/^23 (de )?nov\.?$/);
});

test('the incentive is spoken of from $100 on, and differently once it is earned', () => {
  expect(basketNoteText(9_999, false)).toBe('');
  expect(basketNoteText(10_000, false)).toBe('Con este plan pasas de $100: ganas $20 en frutas y vegetales.');
  expect(basketNoteText(10_000, true)).toBe('Pasaste de $100: escoge $20 en frutas y vegetales gratis.');
});

test('what is missing is named, with how much and what to do', () => {
  expect(
    missingListText([
      { name: 'Arroz', packages: 2 },
      { name: 'Recao', packages: null },
    ]),
  ).toBe(
    'No alcanza: Arroz (2 paquetes) y Recao (ya no lo vendemos). Cambia la comida que lo lleva, o cómpralo más tarde.',
  );
});
