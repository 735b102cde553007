import { afterEach, expect, test } from 'vitest';
import { renewToken } from './access-token.ts';
import { storeSession } from './session-store.ts';

const tokenOf = (sub: string, turn: number): string => `h.${btoa(JSON.stringify({ sub, turn }))}.s`;
const signIn = (id: string, accessToken: string): void =>
  storeSession({ user: { id, email: `${id}@hospital.org`, name: id }, accessToken });

afterEach(() => storeSession(null));

test('uses a token that another tab has renewed', async () => {
  signIn('one', tokenOf('one', 2));
  expect(await renewToken(tokenOf('one', 1))).toBe(tokenOf('one', 2));
});

test("never sends a user's call with the token of the next user", async () => {
  signIn('next', tokenOf('next', 1));
  expect(await renewToken(tokenOf('one', 1))).toBeNull();
});
