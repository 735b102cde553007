import { expect, test } from 'vitest';
import { deletionRefusal, deletionRefusalText } from './deletion.ts';

const account = { isAdmin: false, otherAdmins: 0, openOrders: [] };

test('allows deletion of an account without open orders', () => {
  expect(deletionRefusal(account)).toBeNull();
  expect(deletionRefusal({ ...account, isAdmin: true, otherAdmins: 1 })).toBeNull();
});

test('refuses deletion while an order is open, and names the order', () => {
  const refusal = deletionRefusal({ ...account, openOrders: ['NP-100001'] });
  expect(refusal).toEqual({ kind: 'open-orders', numbers: ['NP-100001'] });
  expect(refusal && deletionRefusalText(refusal)).toMatch(/^Tu pedido NP-100001 .* cancélalo/);
  const two = deletionRefusal({ ...account, openOrders: ['NP-100001', 'NP-100002'] });
  expect(two && deletionRefusalText(two)).toMatch(/NP-100001, NP-100002 .* cancélalos/);
});

test('refuses deletion of the last administrator, with or without open orders', () => {
  const refusal = deletionRefusal({ isAdmin: true, otherAdmins: 0, openOrders: ['NP-100001'] });
  expect(refusal).toEqual({ kind: 'last-admin' });
  expect(refusal && deletionRefusalText(refusal)).toContain('Dale el rol a otra');
});
