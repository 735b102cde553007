import { currentPassword, factorInput, sixDigits } from '@nutricion/contract/accounts/identity-proof';
import { emailAddress } from '@nutricion/contract/kit/email-address';
import { line } from '@nutricion/contract/kit/plain-text';
import { type Result, refuse } from '@nutricion/domain/kit/result';
import { z } from 'zod';
import { checkInput } from '../platform/http/check-input.ts';
import type { Refusal } from '../platform/http/refusal.ts';

/** The inputs of the account forms. Fields that aren't listed are dropped. */

const email = z
  .string('Escribe tu email.')
  .trim()
  .toLowerCase()
  .max(254, 'Ese email es muy largo.')
  .pipe(emailAddress);

// A longer password would only take more time to hash.
const password = z
  .string()
  .min(8, 'La contraseña debe tener al menos 8 caracteres')
  .max(128, 'Usa 128 caracteres o menos.');

const fullName = line().min(1, 'Completa todos los campos requeridos').max(120, 'Usa 120 letras o menos.');

export const signUpInput = z.object({ name: fullName, email, password });
/** Whether the device belongs to the user alone; a shared one by default. */
const trustedDevice = z.boolean('Di si es tu equipo.').default(false);

export const signInInput = z.object({
  email,
  password: currentPassword,
  trustedDevice,
});
export const resendInput = z.object({ email, type: z.literal('email-verification').optional() });
export const verifyInput = z.object({
  email,
  otp: sixDigits,
  password: currentPassword.optional(),
  trustedDevice,
});
export const resetRequestInput = z.object({ email });
export const resetInput = z.object({ email, otp: sixDigits, password });

export const passwordInput = z.object({ password: currentPassword });
export const confirmFactorInput = z.object({ code: sixDigits });
export const secondStepInput = z.object({ ...factorInput, trustedDevice });
export const changePasswordInput = z.object({
  currentPassword: currentPassword,
  newPassword: password,
});

/**
 * Validates a form. `required` are the fields that must not be empty, `missing` the specification's text (section 5)
 * if one is.
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
