import { line } from '@nutricion/contract/plain-text';
import { type Result, refuse } from '@nutricion/domain/result';
import { z } from 'zod';
import { checkInput } from '../../http/check-input.ts';
import type { Refusal } from '../../http/refusal.ts';

/** What people type in the forms of accounts; fields not named here are dropped, never applied. */

const email = z
  .string('Escribe tu email.')
  .trim()
  .toLowerCase()
  .max(254, 'Ese email es muy largo.')
  .pipe(z.email('Escribe un email válido.'));

// Longer ones only cost time to hash.
const password = z
  .string()
  .min(8, 'La contraseña debe tener al menos 8 caracteres')
  .max(128, 'Usa 128 caracteres o menos.');

const code = z.string('El código debe tener 6 dígitos').regex(/^\d{6}$/, 'El código debe tener 6 dígitos');

const fullName = line().min(1, 'Completa todos los campos requeridos').max(120, 'Usa 120 letras o menos.');

export const signUpInput = z.object({ name: fullName, email, password });
/** The device is the customer's alone; a shared one when that isn't said. */
const trustedDevice = z.boolean('Di si es tu equipo.').default(false);

export const signInInput = z.object({
  email,
  password: z.string().max(128, 'Usa 128 caracteres o menos.'),
  trustedDevice,
});
export const resendInput = z.object({ email, type: z.literal('email-verification').optional() });
export const verifyInput = z.object({
  email,
  otp: code,
  password: z.string().max(128, 'Usa 128 caracteres o menos.').optional(),
  trustedDevice,
});
export const resetRequestInput = z.object({ email });
export const resetInput = z.object({ email, otp: code, password });
const knownPassword = z.string().max(128, 'Usa 128 caracteres o menos.');

/** Ten letters and digits; written with or without the hyphen in the middle. */
const backupCode = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .refine((text) => /^[a-z0-9]{10}$/.test(text), 'Un código de respaldo tiene 10 letras y números.')
  .transform((text) => `${text.slice(0, 5)}-${text.slice(5)}`);

/** One of the two; which one is missing is for the call to say. */
const shownFactor = { code: code.optional(), backupCode: backupCode.optional() };

export const passwordInput = z.object({ password: knownPassword });
export const confirmFactorInput = z.object({ code });
export const secondStepInput = z.object({ ...shownFactor, trustedDevice });
export const proofInput = z.object({ password: knownPassword, ...shownFactor });
export const changePasswordInput = z.object({
  currentPassword: z.string().max(128, 'Usa 128 caracteres o menos.'),
  newPassword: password,
});

/**
 * Reads a form. `required` are the fields that must not be empty, and `missing` is what the
 * specification's section 5 says when one is.
 */
export const readForm = <Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  { required, missing }: { readonly required: readonly string[]; readonly missing: string },
): Result<z.output<Schema>, Refusal> => {
  const empty = required.filter((field) => isEmpty(body, field));
  if (empty.length > 0)
    return refuse({
      kind: 'invalid-input',
      errors: Object.fromEntries(empty.map((field) => [field, missing])),
    });
  const checked = checkInput(schema, body);
  return checked.ok ? checked : refuse({ kind: 'invalid-input', errors: checked.refusal });
};

const isEmpty = (body: unknown, field: string): boolean => {
  if (typeof body !== 'object' || body === null) return true;
  const value: unknown = Object.entries(body).find(([name]) => name === field)?.[1];
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
};
