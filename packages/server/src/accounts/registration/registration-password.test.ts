import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { shopPasswords } from '../password/passwords.ts';
import { hashForAddress, passwordMatcher } from './registration-password.ts';

const SECRET = 'a-secret-for-tests-of-more-than-32-characters';
const EMAIL = 'ana@hospital.example';
const hash = (password: string, email = EMAIL, secret = SECRET) =>
  hashForAddress({ passwords: shopPasswords, secret }, email, password);

describe('hashForAddress', () => {
  it('is verified by better-auth once it is the account’s password', async () => {
    const digest = await hash('contraseña-ñ-1');
    expect(await verifyPassword({ hash: digest, password: 'contraseña-ñ-1' })).toBe(true);
    expect(await verifyPassword({ hash: digest, password: 'contraseña-ñ-2' })).toBe(false);
  });

  it('is the same for the same address only', async () => {
    const digest = await hash('guagua-azul-22');
    expect(await hash('guagua-azul-22')).toBe(digest);
    expect(await hash('guagua-azul-22', 'otra@hospital.example')).not.toBe(digest);
    expect(await hash('guagua-azul-22', EMAIL, 'another-secret-of-more-than-32-characters')).not.toBe(digest);
  });

  it('matches among several hashes, also those with a salt of their own', async () => {
    const rows = [
      { password_hash: await hash('la-una-1234') },
      { password_hash: await hashPassword('la-otra-1234') },
    ];
    const find = async (password: string) =>
      rows.findIndex(
        await passwordMatcher({ passwords: shopPasswords, secret: SECRET }, EMAIL, password, rows),
      );
    expect(await find('la-una-1234')).toBe(0);
    expect(await find('la-otra-1234')).toBe(1);
    expect(await find('ninguna-1234')).toBe(-1);
  });
});
