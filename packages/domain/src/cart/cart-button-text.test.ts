import { expect, test } from 'vitest';
import { noSavings } from '../orders/savings.ts';
import { cartButtonText } from './cart-button-text.ts';

test('an empty cart invites', () => {
  expect(cartButtonText(0, { status: 'locked', missingCents: 10_000 }, noSavings)).toEqual({
    title: 'Compra $100 y gana $20',
    detail: 'en frutas y vegetales gratis',
  });
});

test('below the threshold it says how much is missing', () => {
  expect(cartButtonText(9, { status: 'locked', missingCents: 2_340 }, noSavings)).toEqual({
    title: 'Agrega $23.40 más',
    detail: 'para incentivo',
  });
});

test('qualified and nothing chosen, it says to choose', () => {
  expect(
    cartButtonText(
      23,
      { status: 'unlocked', chosenCents: 0, remainingCents: 2_000 },
      { offersCents: 700, freeCents: 0, totalCents: 700 },
    ),
  ).toEqual({
    title: '¡Incentivo desbloqueado!',
    detail: 'Elige productos gratis',
  });
});

test('with something chosen it says what is saved, by offers too', () => {
  expect(
    cartButtonText(
      23,
      { status: 'unlocked', chosenCents: 1_227, remainingCents: 773 },
      { offersCents: 700, freeCents: 1_227, totalCents: 1_927 },
    ),
  ).toEqual({
    title: 'Ahorrando $19.27',
    detail: null,
  });
});
