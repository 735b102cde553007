import { placeOrderSchema } from '@nutricion/contract/orders/orders';
import { aCart, aProduct, NOW_MS } from '@nutricion/domain/cart/cart.builders';
import { describe, expect, test } from 'vitest';
import { checkDraft, fieldErrors } from './check-draft.ts';
import { aDraft, someOptions } from './checkout.builders.ts';
import { draftToOrder } from './draft-to-order.ts';

const home = aDraft({
  deliveryType: 'home',
  street: 'Calle 3 B-12',
  municipio: 'Caguas',
  zip: '00725',
});

const options = someOptions();

describe('before anything is sent', () => {
  test('a whole draft has no fault', () => {
    expect(checkDraft(aDraft(), options)).toEqual({});
    expect(checkDraft(home, options)).toEqual({});
  });

  test('every gap is named by its field', () => {
    const draft = aDraft({ deliveryPointId: '', date: '', window: '', name: ' ', phone: '555' });
    expect(Object.keys(checkDraft(draft, options))).toEqual([
      'delivery.deliveryPointId',
      'deliveryDate',
      'deliveryWindow',
      'contact.name',
      'contact.phone',
    ]);
  });

  test('an address needs street, municipio and a ZIP of Puerto Rico; the urbanización may be empty', () => {
    const draft = { ...home, street: '', municipio: 'Miami', zip: '33101' };
    expect(Object.keys(checkDraft(draft, options))).toEqual([
      'delivery.address.street',
      'delivery.address.municipio',
      'delivery.address.zip',
    ]);
  });
});

test('a ZIP that is surely not of its municipio is at fault, unless the shop took that address before', () => {
  const odd = { ...home, zip: '00730' };
  const address = {
    urbanizacion: '',
    street: odd.street,
    apartment: '',
    municipio: 'Caguas',
    zip: odd.zip,
  } as const;
  expect(checkDraft(odd, options)).toEqual({
    'delivery.address.zip': 'El ZIP 00730 no es de Caguas. Revisa el ZIP o el municipio.',
  });
  expect(
    checkDraft(odd, { ...options, addresses: [{ id: 'a', label: 'Casa', address, isDefault: true }] }),
  ).toEqual({});
  expect(checkDraft(odd, { ...options, defaults: { ...options.defaults, address } })).toEqual({});
});

describe('what is sent', () => {
  const settings = { nowMs: NOW_MS, ivuBasisPoints: 1_150 };
  const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const order = draftToOrder(aDraft({ deliveryPointId: uuid }), aCart([aProduct(), 2]), settings);

  test('carries the lines and the total that was on the screen, in dollars', () => {
    expect(order).toMatchObject({
      items: [{ productId: aProduct().id, quantity: 2 }],
      incentiveProductIds: [],
      expectedTotal: 6.98,
      delivery: { type: 'hospital', deliveryPointId: uuid },
    });
  });

  test('is what the contract takes, wherever it goes', () => {
    expect(placeOrderSchema.safeParse(order).success).toBe(true);
    const toHome = draftToOrder(home, aCart([aProduct(), 2]), settings);
    expect(placeOrderSchema.safeParse(toHome).success).toBe(true);
  });
});

test("the server's errors stand beside fields that the page has; others don't", () => {
  expect(fieldErrors({ 'contact.phone': 'Escribe…', 'items.0.quantity': 'x' })).toEqual({
    'contact.phone': 'Escribe…',
  });
  expect(fieldErrors({ body: 'x' })).toBeNull();
  expect(fieldErrors(undefined)).toBeNull();
});
