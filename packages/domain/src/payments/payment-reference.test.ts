import { expect, it } from 'vitest';
import { paymentReference } from './payment-reference.ts';

const nothing = { brand: null, last4: null, reference: null, onDeliveryMethod: null };

it('names a payment by what its customer finds it again with', () => {
  expect(paymentReference(nothing)).toBeNull();
  expect(paymentReference({ ...nothing, brand: 'visa', last4: '4242' })).toBe('Visa ···· 4242');
  expect(paymentReference({ ...nothing, brand: 'amex', last4: '0005' })).toBe('American Express ···· 0005');
  expect(paymentReference({ ...nothing, last4: '0005' })).toBe('Tarjeta ···· 0005');
  expect(paymentReference({ ...nothing, reference: '215070443-4028' })).toBe('215070443-4028');
  expect(paymentReference({ ...nothing, onDeliveryMethod: 'cash' })).toBe('en efectivo');
  expect(paymentReference({ ...nothing, onDeliveryMethod: 'card_terminal', reference: '0107' })).toBe(
    'con tarjeta en la terminal 0107',
  );
});
