import { expect, it } from 'vitest';
import { maskEmails, maskPersonalData } from './mask-personal-data.ts';

it('masks an e-mail address except its first letter and its domain', () => {
  const text = 'Escribió ana.lopez+turno@hospital-san-rafael.example y b@x.example.';
  expect(maskEmails(text)).toBe('Escribió a•••@hospital-san-rafael.example y b•••@x.example.');
  expect(maskEmails('sin correo @ nada')).toBe('sin correo @ nada');
});

it('replaces names by initials and masks telephones at any depth of a record', () => {
  const record = {
    state: 'verificada',
    full_name: 'Ana López Ruiz',
    entrances: [{ contact: 'Pedro Gil', phone: '787-555-0100', door: 'Norte' }],
    note: 'de ana@x.example',
    phone: null,
  };
  expect(maskPersonalData(record)).toEqual({
    state: 'verificada',
    full_name: 'A. L. R.',
    entrances: [{ contact: 'P. G.', phone: '•••', door: 'Norte' }],
    note: 'de a•••@x.example',
    phone: null,
  });
});
