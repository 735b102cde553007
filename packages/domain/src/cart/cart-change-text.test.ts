import { expect, test } from 'vitest';
import { idNumber } from './cart.builders.ts';
import { cartChangeText } from './cart-change-text.ts';

const about = { productId: idNumber(1), title: 'Leche fresca' };

test('every change is told with its figures', () => {
  expect([
    cartChangeText({ ...about, kind: 'gone' }),
    cartChangeText({ ...about, kind: 'not-added' }),
    cartChangeText({ ...about, kind: 'fewer', quantity: 1 }),
    cartChangeText({ ...about, kind: 'fewer', quantity: 3 }),
    cartChangeText({ ...about, kind: 'dearer', quantity: 2, fromCents: 698, toCents: 798 }),
    cartChangeText({ ...about, kind: 'cheaper', quantity: 1, fromCents: 698, toCents: 598 }),
    cartChangeText({ ...about, kind: 'incentive-gone' }),
    cartChangeText({ ...about, kind: 'incentive-over-allowance' }),
  ]).toEqual([
    'Leche fresca se agotó y salió de tu carrito.',
    'Leche fresca se agotó y esta vez no entró en tu carrito.',
    'De Leche fresca queda 1. Dejamos 1 en tu carrito.',
    'De Leche fresca quedan 3. Dejamos 3 en tu carrito.',
    'Leche fresca × 2 subió de $6.98 a $7.98.',
    'Leche fresca bajó de $6.98 a $5.98.',
    'Leche fresca ya no está entre los productos gratis. Elige otro.',
    'Leche fresca ya no cabe en tus $20 gratis. Elige otro.',
  ]);
});
