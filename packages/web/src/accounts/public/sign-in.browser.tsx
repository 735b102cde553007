import { afterEach, expect, test, vi } from 'vitest';
import { clearStorage, readText, writeText } from '../../kit/lib/storage.ts';
import { storeSession } from '../../kit/session/session-store.ts';
import { takeOverSession } from './sign-in.ts';

const tokenOf = (sub: string): string => `h.${btoa(JSON.stringify({ sub }))}.s`;
const CART = 'nutricion-plus-cart';

const isSignedIn = (id: string): void => {
  storeSession({ user: { id, email: `${id}@hospital.org`, name: id }, accessToken: tokenOf(id) });
  writeText(CART, 'a cart');
};

const opensLinkOf = (id: string): Promise<void> => {
  const profile = { id, email: `${id}@hospital.org`, full_name: id };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ profile, session: {} }));
  return takeOverSession(tokenOf(id));
};

afterEach(() => {
  vi.restoreAllMocks();
  storeSession(null);
  clearStorage();
});

test('a magic link of the signed-in user leaves the cart in place', async () => {
  isSignedIn('one');
  await opensLinkOf('one');
  expect(readText(CART)).toBe('a cart');
});

test('a magic link of another user removes the cart', async () => {
  isSignedIn('one');
  await opensLinkOf('other');
  expect(readText(CART)).toBeNull();
});
