import { expect, test } from 'vitest';
import { formatPhone, isPhone, PUERTO_RICO_ZIP, phoneDigits } from './contact.ts';

test.each(['787-555-0142', '(787) 555-0142', '+1 787 555 0142', '7875550142'])(
  '%s is a telephone',
  (text) => {
    expect(phoneDigits(text)).toBe('7875550142');
    expect(formatPhone(text)).toBe('787-555-0142');
  },
);

test.each(['', '555-0142', '787-555-01423', 'mi celular'])('"%s" is none', (text) => {
  expect(isPhone(text)).toBe(false);
  expect(formatPhone(text)).toBe(text);
});

test('ZIP codes are those of Puerto Rico', () => {
  expect(['00926', '00601', '00730'].every((zip) => PUERTO_RICO_ZIP.test(zip))).toBe(true);
  expect(['00801', '33101', '926', '009260', '0092a'].some((zip) => PUERTO_RICO_ZIP.test(zip))).toBe(false);
});
