import { accept, refuse } from '@nutricion/domain/result';
import { existingAccountMail } from '../../adapters/mail/templates/existing-account.ts';
import { type AccountCall, type AccountDependencies, countAttempt } from './account-call.ts';
import { readForm, signUpInput } from './account-input.ts';
import { notCreated, unknownHospital } from './account-refusals.ts';
import { findActiveHospital } from './account-store.ts';
import { type Registered, type Registration, register } from './register.ts';

/**
 * Registers `{ name, email, password }`. The answer is the same whether the address is new or has an
 * account; only its mailbox tells: a code for a new or unproven one, a note for one that is in use.
 */
export const signUp: AccountCall = async (deps, { body, ip }) => {
  const form = readForm(signUpInput, body, {
    required: ['name', 'email', 'password'],
    missing: 'Completa todos los campos requeridos',
  });
  if (!form.ok) return form;
  const tooMany = await countAttempt(deps.limits, [['signUpPerIp', ip]]);
  if (tooMany) return tooMany;
  const { name, email, password } = form.value;
  const hospital = await findActiveHospital(deps.db, email);
  if (!hospital) return refuse(unknownHospital);

  // Hashing is what takes the time, so it is done for every address, and before any transaction.
  const passwordHash = await (await deps.auth.$context).password.hash(password);
  const registered = await tryToRegister(deps, {
    email,
    fullName: name,
    passwordHash,
    hospitalId: hospital.id,
  });
  if (!registered) return refuse(notCreated);
  await tellMailbox(deps, email, registered);
  return accept({ body: { user: { name, email }, hospital: { name: hospital.name } } });
};

const tryToRegister = async (
  { db, logger }: AccountDependencies,
  registration: Registration,
): Promise<Registered | null> => {
  try {
    return await register(db, registration);
  } catch (error) {
    logger.error({ err: error }, 'account not created');
    return null;
  }
};

const tellMailbox = async (
  deps: AccountDependencies,
  email: string,
  registered: Registered,
): Promise<void> => {
  if (registered === 'created') return sendCodeToProve(deps, email);
  // Anybody may register anybody's address again and again: its owner is not to drown in mail.
  const limit = registered === 'replaced' ? 'repeatedSignUpMail' : 'existingAccountMail';
  if ((await deps.limits.take(limit, email)) !== null) return;
  if (registered === 'replaced') return sendCodeToProve(deps, email);
  deps.sendSoon(existingAccountMail({ to: email, publicUrl: deps.publicUrl }));
};

/** Makes a new code the only live one of its address and mails it. */
export const sendCodeToProve = async ({ auth }: AccountDependencies, email: string): Promise<void> => {
  await auth.api.sendVerificationOTP({ body: { email, type: 'email-verification' } });
};
