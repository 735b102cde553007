import { expect, it } from 'vitest';
import { groupedSecret } from './grouped-secret.ts';

it('groups a secret by four letters', () => {
  expect(groupedSecret('otpauth://totp/Tienda:ana?secret=ABCDEFGHIJ&issuer=Tienda')).toBe('ABCD EFGH IJ');
  expect(groupedSecret('otpauth://totp/Tienda:ana?secret=ABCDEFGH')).toBe('ABCD EFGH');
});
