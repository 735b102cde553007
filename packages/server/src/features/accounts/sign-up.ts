import { accept, refuse } from '@nutricion/domain/result';
import { existingAccountMail } from '../../adapters/mail/templates/existing-account.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { AccountCall, AccountDependencies } from './account-call.ts';
import { countAttempt } from './account-call.ts';
import { readForm, signUpInput } from './account-input.ts';
import { refusalOf, unknownHospital } from './account-refusals.ts';
import { findAccountByEmail, findActiveHospital, replaceUnprovenRegistration } from './account-store.ts';

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Registers `{ name, email, password }`. The answer is the same whether the address is new or has an
 * account; only its mailbox tells: a code for a new or unproven one, a note for one that is in use.
 */
export const signUp: AccountCall = async (deps, { body, ip, headers }) => {
  const form = readForm(signUpInput, body, {
    required: ['name', 'email', 'password'],
    missing: 'Completa todos los campos requeridos',
  });
  if (!form.ok) return form;
  const tooMany = await countAttempt(deps.limits, [['signUpPerIp', ip]]);
  if (tooMany) return tooMany;
  const { name, email } = form.value;
  const hospital = await findActiveHospital(deps.db, email);
  if (!hospital) return refuse(unknownHospital);

  const refusal = await register(deps, form.value, headers);
  return refusal
    ? refuse(refusal)
    : accept({ body: { user: { name, email }, hospital: { name: hospital.name } } });
};

const register = async (
  deps: AccountDependencies,
  form: Registration,
  headers: Headers,
): Promise<Refusal | null> => {
  const existing = await findAccountByEmail(deps.db, form.email);
  if (existing) {
    await registerAgain(deps, existing, form);
    return null;
  }
  try {
    await deps.auth.api.signUpEmail({ body: form, headers });
  } catch (error) {
    // Of two registrations at once the slower one finds the account made.
    const made = await findAccountByEmail(deps.db, form.email);
    if (!made) return refusalOf(error);
    await registerAgain(deps, made, form);
    return null;
  }
  await sendCodeToProve(deps, form.email);
  return null;
};

const registerAgain = async (
  deps: AccountDependencies,
  existing: { readonly id: string; readonly email_verified: boolean },
  { name, email, password }: Registration,
): Promise<void> => {
  // Hashing is what takes the time: done for both, so that the time tells nothing.
  const passwordHash = await (await deps.auth.$context).password.hash(password);
  if (existing.email_verified) {
    if ((await deps.limits.take('existingAccountMail', email)) === null)
      deps.sendSoon(existingAccountMail({ to: email, publicUrl: deps.publicUrl }));
    return;
  }
  await replaceUnprovenRegistration(deps.db, { profileId: existing.id, fullName: name, passwordHash });
  if ((await deps.limits.take('repeatedSignUpMail', email)) === null) await sendCodeToProve(deps, email);
};

/** Makes a new code the only live one of its address and mails it. */
export const sendCodeToProve = async ({ auth }: AccountDependencies, email: string): Promise<void> => {
  await auth.api.sendVerificationOTP({ body: { email, type: 'email-verification' } });
};
