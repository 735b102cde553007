import { describe, expect, it } from 'vitest';
import { passwordWeakness } from './password-weakness.ts';

const names = { email: 'ana.lopez@hospital-san-rafael.example', hospitalName: 'Hospital San Rafael' };
const common = new Set(['password', 'contrasena', '12345678']);
const of = (password: string) => passwordWeakness(password, names, common);

describe('passwordWeakness', () => {
  it.each(['password', 'PassWord', 'Contraseña', '12345678'])(
    'refuses the common password %s',
    (password) => {
      expect(of(password)).toBe('common');
    },
  );

  it.each([
    'ana.lopez@hospital-san-rafael.example',
    'Ana.Lopez2026',
    'hospital-san-rafael.example',
    'HospitalSanRafael1!',
    'san rafael 2026',
    'nutricionplus',
    'Nutrición Plus 1',
    'asociaciondehospitales',
  ])('refuses %s, made of known names', (password) => {
    expect(of(password)).toBe('own-names');
  });

  it.each([
    'turno-de-noche-7',
    'guagua-azul-22',
    'guardia-de-12-horas',
    'el hospital huele a cafe',
    'contrasena-nueva-1',
    '83651947261',
  ])('accepts %s', (password) => {
    expect(of(password)).toBeNull();
  });

  it('accepts a password that only begins with the letters of a short address', () => {
    const short = { email: 'al@hospital.example', hospitalName: null };
    expect(passwordWeakness('al-4729-1163', short, common)).toBeNull();
    expect(passwordWeakness('83651947261', { ...short, hospitalName: 'Hospital' }, common)).toBeNull();
  });
});
