import { describe, expect, test } from 'vitest';
import { addressOf, authAddress, magicLinkToken, returnPath } from './auth-address.ts';

describe('authAddress', () => {
  test.each([
    ['', { mode: 'login' }],
    ['mode=register', { mode: 'register' }],
    ['mode=verify-otp', { mode: 'login' }],
    ['mode=verify-otp&email=ana@h.example', { mode: 'verify-otp', email: 'ana@h.example' }],
    ['mode=verify-otp&email=a%2Bb@h.example', { mode: 'verify-otp', email: 'a+b@h.example' }],
    ['mode=recover&email=ana@h.example', { mode: 'recover' }],
    ['mode=reset-password', { mode: 'login' }],
    ['mode=reset-password&email=ana@h.example', { mode: 'reset-password', email: 'ana@h.example' }],
    ['mode=otra', { mode: 'login' }],
  ])('of "?%s" is %j', (query, address) => {
    expect(authAddress(new URLSearchParams(query))).toEqual(address);
  });

  test('an address is read back as the same mode', () => {
    for (const mode of ['verify-otp', 'reset-password'] as const) {
      const address = { mode, email: 'a+b@h.example' };
      expect(authAddress(new URL(addressOf(address), 'http://x').searchParams)).toEqual(address);
    }
  });
});

describe('returnPath', () => {
  test.each([
    [{ from: '/product/7?x=1' }, '/product/7?x=1'],
    [null, '/'],
    [{ from: '//elsewhere.example' }, '/'],
    [{ from: 'https://elsewhere.example' }, '/'],
    [{ from: '/\\elsewhere.example' }, '/'],
    [{ from: '/auth?mode=register' }, '/'],
  ])('%j leads to %s', (state, path) => {
    expect(returnPath(state)).toBe(path);
  });
});

describe('magicLinkToken', () => {
  test('reads the token from the hash', () => {
    expect(magicLinkToken('#access_token=abc.def&type=magiclink')).toBe('abc.def');
  });

  test.each(['', '#', '#comentarios', '#access_token='])('"%s" carries none', (hash) => {
    expect(magicLinkToken(hash)).toBeNull();
  });
});
