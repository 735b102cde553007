import { isAPIError } from 'better-auth/api';
import type { Refusal } from '../platform/http/refusal.ts';

const account = (status: number, type: string, detail: string): Refusal => ({
  kind: 'account',
  status,
  type,
  detail,
});

export const field = (name: string, message: string): Refusal => ({
  kind: 'invalid-input',
  errors: { [name]: message },
});

/** The texts are those of the specification, sections 5 and 8, where it has them. */
export const wrongCredentials = account(401, 'credenciales', 'Email o contraseña incorrectos');
export const unprovenEmail = account(
  403,
  'correo-sin-verificar',
  'Falta verificar tu email. Escribe el código que te enviamos.',
);
export const inactiveAccount = account(
  403,
  'cuenta-inactiva',
  'Tu cuenta no está activa. Contacta a tu administrador.',
);
export const invalidCode = field('otp', 'Código inválido o expirado');
export const spentCode = field(
  'otp',
  'Código inválido o expirado. Ya van cinco intentos: pide un código nuevo.',
);
export const whichPassword = field(
  'password',
  'Otra persona también registró este correo. Escribe la contraseña que escogiste al crear tu cuenta. Si no la recuerdas, regístrate otra vez en este equipo.',
);
export const otherPassword = field(
  'password',
  'Esa no es la contraseña con que te registraste. Escríbela de nuevo, o regístrate otra vez.',
);
export const wrongCurrentPassword = field('currentPassword', 'Esa no es tu contraseña actual.');
export const samePassword = field('newPassword', 'Escoge una distinta de la que tienes.');
export const unknownHospital = field(
  'email',
  'El dominio de email no está registrado. Contacta a tu administrador.',
);
export const wrongPassword = field('password', 'Esa no es tu contraseña. Escríbela de nuevo.');
export const missingFactor = field('code', 'Escribe el código de tu aplicación.');
export const wrongFactor = field(
  'code',
  'Ese código no sirve. Escribe el que tu aplicación muestra ahora; cada uno sirve una sola vez.',
);
export const wrongBackupCode = field(
  'backupCode',
  'Ese código de respaldo no sirve, o ya se usó. Prueba con otro de tu lista.',
);
export const challengeExpired = account(
  401,
  'segundo-paso-vencido',
  'Se acabó el tiempo para el segundo paso. Entra de nuevo con tu contraseña.',
);
export const factorInUse = account(
  409,
  'segundo-paso-activo',
  'Ya tienes el segundo paso activo. Para cambiar de teléfono, desactívalo primero.',
);
export const factorNotBegun = account(
  409,
  'segundo-paso-sin-empezar',
  'Eso ya no está en marcha. Empieza de nuevo a activar el segundo paso.',
);
export const noFactor = account(
  409,
  'sin-segundo-paso',
  'No tienes el segundo paso activo. Actívalo en tu perfil, en «Seguridad».',
);
export const notCreated = account(500, 'sin-crear', 'Error al crear usuario');
export const crossOrigin = account(
  403,
  'otro-origen',
  'Esa solicitud no viene de la tienda. Abre la tienda e intenta de nuevo.',
);

/** The error codes of better-auth that our calls can get. */
const byCode: Readonly<Record<string, Refusal>> = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  EMAIL_NOT_VERIFIED: unprovenEmail,
  ACCOUNT_NOT_ACTIVE: inactiveAccount,
  INVALID_PASSWORD: wrongPassword,
  INVALID_CODE: wrongFactor,
  INVALID_BACKUP_CODE: wrongBackupCode,
  // One code used twice at the same moment: the second use fails.
  CONFLICT: wrongBackupCode,
  INVALID_TWO_FACTOR_COOKIE: challengeExpired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: challengeExpired,
  TOTP_NOT_ENABLED: challengeExpired,
  BACKUP_CODES_NOT_ENABLED: challengeExpired,
  TOTP_ALREADY_ENABLED: factorInUse,
  TWO_FACTOR_NOT_ENABLED: noFactor,
  UNAUTHORIZED: { kind: 'signed-out' },
  INVALID_EMAIL: field('email', 'Escribe un email válido.'),
  PASSWORD_TOO_SHORT: field('password', 'La contraseña debe tener al menos 8 caracteres'),
  PASSWORD_TOO_LONG: field('password', 'Usa 128 caracteres o menos.'),
};

/** The refusal for an error of better-auth. Rethrows errors that aren't refusals. */
export const refusalOf = (error: unknown): Refusal => {
  // Some of its refusals have only a status.
  const code: unknown = isAPIError(error) ? (error.body?.code ?? error.status) : undefined;
  const refusal = typeof code === 'string' ? byCode[code] : undefined;
  if (!refusal) throw error;
  return refusal;
};
