import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { cheapPasswords } from './passwords.builders.ts';
import { shopPasswords } from './passwords.ts';

const password = 'contraseña-ñ-1';

describe('shopPasswords', () => {
  it('reads hashes of better-auth, and writes hashes that it reads', async () => {
    const hash = await shopPasswords.hash(password);
    expect(await verifyPassword({ hash, password })).toBe(true);
    expect(await verifyPassword({ hash, password: 'contraseña-ñ-2' })).toBe(false);
    expect(await shopPasswords.verify({ hash: await hashPassword(password), password })).toBe(true);
  });

  it('refuses a hash of a lower cost', async () => {
    const hash = await cheapPasswords.hash(password);
    expect(await cheapPasswords.verify({ hash, password })).toBe(true);
    expect(await shopPasswords.verify({ hash, password })).toBe(false);
  });

  it.each(['', ':', 'no-hash', 'ab:zz'])('does not accept %j as a hash', async (hash) => {
    expect(await cheapPasswords.verify({ hash, password })).toBe(false);
  });

  it('salts each hash', async () => {
    expect(await cheapPasswords.hash(password)).not.toBe(await cheapPasswords.hash(password));
  });
});
