import { expect, test } from 'vitest';
import { cartButtonText } from './cart-button-text.ts';

test('an empty cart invites', () => {
  expect(cartButtonText(0, { status: 'locked', missingCents: 10_000 })).toEqual({
    title: 'Compra $100 y gana $20',
    detail: 'en frutas y vegetales gratis',
  });
});

test('below the threshold it says how much is missing', () => {
  expect(cartButtonText(9, { status: 'locked', missingCents: 2_340 })).toEqual({
    title: 'Agrega $23.40 más',
    detail: 'para incentivo',
  });
});

test('qualified and nothing chosen, it says to choose', () => {
  expect(cartButtonText(23, { status: 'unlocked', chosenCents: 0, remainingCents: 2_000 })).toEqual({
    title: '¡Incentivo desbloqueado!',
    detail: 'Elige productos gratis',
  });
});

test('with something chosen it says what is saved', () => {
  expect(cartButtonText(23, { status: 'unlocked', chosenCents: 1_227, remainingCents: 773 })).toEqual({
    title: 'Ahorrando $12.27',
    detail: null,
  });
});
