import { expect, test } from 'vitest';
import { deletionRefusal, deletionRefusalText } from './deletion.ts';

const account = { isAdmin: false, otherAdmins: 0, openOrders: [] };

test('an account without orders under way can be deleted', () => {
  expect(deletionRefusal(account)).toBeNull();
  expect(deletionRefusal({ ...account, isAdmin: true, otherAdmins: 1 })).toBeNull();
});

test('food under way needs somebody to receive it, and the refusal names the order', () => {
  const refusal = deletionRefusal({ ...account, openOrders: ['NP-100001'] });
  expect(refusal).toEqual({ kind: 'open-orders', numbers: ['NP-100001'] });
  expect(refusal && deletionRefusalText(refusal)).toMatch(/^Tu pedido NP-100001 .* cancélalo/);
  const two = deletionRefusal({ ...account, openOrders: ['NP-100001', 'NP-100002'] });
  expect(two && deletionRefusalText(two)).toMatch(/NP-100001, NP-100002 .* cancélalos/);
});

test('the last administrator stays, whatever else', () => {
  const refusal = deletionRefusal({ isAdmin: true, otherAdmins: 0, openOrders: ['NP-100001'] });
  expect(refusal).toEqual({ kind: 'last-admin' });
  expect(refusal && deletionRefusalText(refusal)).toContain('Dale el rol a otra');
});
