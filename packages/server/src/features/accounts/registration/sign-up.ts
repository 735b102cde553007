import { randomUUID } from 'node:crypto';
import { accept, refuse } from '@nutricion/domain/result';
import { existingAccountMail } from '../../../adapters/mail/templates/existing-account.ts';
import { databaseTrouble } from '../../../db/database-trouble.ts';
import { type AccountCall, type AccountDependencies, countAttempt } from '../account-call.ts';
import { readForm, signUpInput } from '../account-input.ts';
import { notCreated, unknownHospital } from '../account-refusals.ts';
import { findActiveHospital } from '../account-store.ts';
import { countCode, sendCode } from '../codes/send-code.ts';
import { refuseWeakPassword } from '../password/weak-password.ts';
import { bindingCookie } from './registration-binding.ts';
import { hashForAddress } from './registration-password.ts';
import { type Registration, register } from './registration-store.ts';

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
  const weak = await refuseWeakPassword({ field: 'password', password, email, hospitalName: hospital.name });
  if (weak) return weak;
  const tooManyCodes = await countCode(deps, { email, ip });
  if (tooManyCodes) return tooManyCodes;

  // Hashing is what takes the time, so it is done for every address, and before any transaction.
  const passwordHash = await hashForAddress(deps, email, password);
  const registered = await tryToRegister(deps, {
    email,
    fullName: name,
    passwordHash,
    hospitalId: hospital.id,
  });
  if (registered === 'failed') return refuse(notCreated);
  await tellMailbox(deps, email, { isInUse: registered === null });
  return accept({
    body: { user: { name, email }, hospital: { name: hospital.name } },
    headers: new Headers({ 'set-cookie': bindingCookie(deps, registered ?? randomUUID()) }),
  });
};

const tryToRegister = async (
  { db, logger }: AccountDependencies,
  registration: Registration,
): Promise<string | null | 'failed'> => {
  try {
    return await register(db, registration);
  } catch (error) {
    // A database without time for us is no fault of the registration: it is told as pressure.
    if (databaseTrouble(error)) throw error;
    logger.error({ err: error }, 'account not created');
    return 'failed';
  }
};

/** Anybody may register anybody's address again and again: its owner is not to drown in mail. */
const tellMailbox = async (
  deps: AccountDependencies,
  email: string,
  { isInUse }: { readonly isInUse: boolean },
): Promise<void> => {
  // What was mailed a moment ago still serves, so nothing is lost by sparing the next.
  if ((await deps.limits.take('signUpMail', email)) !== null) return;
  await sendCode(deps, { email, purpose: 'prove-email' }, { isMailed: !isInUse });
  if (isInUse && (await deps.limits.take('existingAccountMail', email)) === null)
    deps.sendSoon(existingAccountMail({ to: email, publicUrl: deps.publicUrl }));
};
