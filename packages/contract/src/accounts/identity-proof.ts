import { z } from 'zod';

/** An existing password: the rules for new passwords don't apply. */
export const currentPassword = z.string('Escribe tu contraseña.').max(128, 'Usa 128 caracteres o menos.');

export const sixDigits = z
  .string('El código debe tener 6 dígitos')
  .regex(/^\d{6}$/, 'El código debe tener 6 dígitos');

const noBackupCode = 'Un código de respaldo tiene 10 letras y números.';

/** Ten letters and digits, with or without the hyphen in the middle. */
const backupCode = z
  .string(noBackupCode)
  .max(40, noBackupCode)
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .refine((text) => /^[a-z0-9]{10}$/.test(text), noBackupCode)
  .transform((text) => `${text.slice(0, 5)}-${text.slice(5)}`);

/** Proof of the second factor: one of the two. The handler refuses if neither is given. */
export const factorInput = { code: sixDigits.optional(), backupCode: backupCode.optional() };

/** The password and, where one is set up, the second factor. Required before a sensitive change in an open session. */
export const identityProofSchema = z.object({ password: currentPassword, ...factorInput });

export type IdentityProof = z.output<typeof identityProofSchema>;
