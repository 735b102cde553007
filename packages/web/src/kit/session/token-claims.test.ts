import { expect, test } from 'vitest';
import { expiresAtMs, subjectOf } from './token-claims.ts';

const token = (claims: object): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return ['e30', payload, 'firma'].join('.');
};

test('reads expiry and subject of a token', () => {
  const claims = token({ exp: 1_795_000_000, sub: 'ñandú?>1' });
  expect(expiresAtMs(claims)).toBe(1_795_000_000_000);
  expect(subjectOf(claims)).toBe('ñandú?>1');
});

test.each(['', 'abc', 'a.b.c', token({})])('returns null for "%s"', (text) => {
  expect(expiresAtMs(text)).toBeNull();
  expect(subjectOf(text)).toBeNull();
});
