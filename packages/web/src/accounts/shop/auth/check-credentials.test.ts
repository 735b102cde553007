import { describe, expect, test } from 'vitest';
import {
  checkLogin,
  checkOtp,
  checkRecovery,
  checkReset,
  checkSignUp,
  otpDigits,
} from './check-credentials.ts';

describe('checkLogin', () => {
  test('requires e-mail and password', () => {
    expect(checkLogin({ email: '', password: '' })).toEqual({
      message: 'Completa todos los campos',
      fields: ['email', 'password'],
    });
    expect(checkLogin({ email: '  ', password: 'x' })?.fields).toEqual(['email']);
  });

  test('leaves the password’s length to the server: old ones may be short', () => {
    expect(checkLogin({ email: 'a@b.example', password: 'x' })).toBeNull();
  });
});

describe('checkSignUp', () => {
  const whole = { email: 'a@b.example', password: '12345678', fullName: 'Ana' };

  test('requires e-mail, password and full name', () => {
    expect(checkSignUp({ ...whole, fullName: ' ' })).toEqual({
      message: 'Completa todos los campos requeridos',
      fields: ['fullName'],
    });
  });

  test('requires a password of at least 8 characters', () => {
    expect(checkSignUp({ ...whole, password: '1234567' })).toEqual({
      message: 'La contraseña debe tener al menos 8 caracteres',
      fields: ['password'],
    });
    expect(checkSignUp(whole)).toBeNull();
  });
});

describe('checkOtp and otpDigits', () => {
  test.each(['', '12345', '1234567', '12345a'])('"%s" is not six digits', (code) => {
    expect(checkOtp(code)).toEqual({ message: 'El código debe tener 6 dígitos', fields: ['otpCode'] });
  });

  test('accepts six digits', () => {
    expect(checkOtp('004217')).toBeNull();
  });

  test('keeps up to six digits of a paste', () => {
    expect(otpDigits(' 004 217 ')).toBe('004217');
    expect(otpDigits('Código: 123456789')).toBe('123456');
  });
});

describe('checkRecovery and checkReset', () => {
  test('requires an e-mail address', () => {
    expect(checkRecovery(' ')).toEqual({ message: 'Escribe tu email.', fields: ['email'] });
    expect(checkRecovery('a@b.example')).toBeNull();
  });

  test('requires the code and a new password of at least 8 characters', () => {
    expect(checkReset('12345', 'guagua-azul')?.fields).toEqual(['otpCode']);
    expect(checkReset('123456', 'corta-7')?.fields).toEqual(['password']);
    expect(checkReset('123456', 'guagua-azul')).toBeNull();
  });
});
