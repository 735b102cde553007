import { afterEach, expect, test } from 'vitest';
import { renewToken } from './access-token.ts';
import { storeSession } from './session-store.ts';

const tokenOf = (sub: string, turn: number): string => `h.${btoa(JSON.stringify({ sub, turn }))}.s`;
const signIn = (id: string, accessToken: string): void =>
  storeSession({ user: { id, email: `${id}@hospital.org`, name: id }, accessToken });

afterEach(() => storeSession(null));

test('a token that another tab has renewed is taken', async () => {
  signIn('one', tokenOf('one', 2));
  expect(await renewToken(tokenOf('one', 1))).toBe(tokenOf('one', 2));
});

test('what one person asked for never goes out as the next one’s', async () => {
  signIn('next', tokenOf('next', 1));
  expect(await renewToken(tokenOf('one', 1))).toBeNull();
});
