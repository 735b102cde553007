import { randomUUID } from 'node:crypto';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { databaseOutage } from '../../platform/db/database-outage.ts';
import {
  type AccountCall,
  type AccountDependencies,
  type AccountRequest,
  countAttempt,
} from '../account-call.ts';
import { readForm, signUpInput } from '../account-input.ts';
import { notCreated, unknownHospital } from '../account-refusals.ts';
import { findActiveHospital } from '../account-store.ts';
import { type CodeBrowser, requestingBrowser } from '../codes/requesting-browser.ts';
import { sendCode } from '../codes/send-code.ts';
import { existingAccountMail } from '../mails/existing-account.ts';
import { refuseWeakPassword } from '../password/weak-password.ts';
import { bindingCookie } from './registration-binding.ts';
import { hashForAddress } from './registration-password.ts';
import { type Registration, register } from './registration-store.ts';

/**
 * Registers `{ name, email, password }`. The response is the same whether the address is new or has an account; only
 * the mail differs: a code for a new or unconfirmed address, a notice for one that is in use.
 */
export const signUp: AccountCall = async (deps, request) => {
  const form = readForm(signUpInput, request.body, {
    required: ['name', 'email', 'password'],
    missing: 'Completa todos los campos requeridos',
  });
  if (!form.ok) return form;
  const tooMany = await countAttempt(deps.limits, [['signUpPerIp', request.ip]]);
  if (tooMany) return tooMany;
  const { name, email, password } = form.value;
  const hospital = await findActiveHospital(deps.db, email);
  if (!hospital) return refuse(unknownHospital);
  const weak = await refuseWeakPassword({ field: 'password', password, email, hospitalName: hospital.name });
  if (weak) return weak;

  // Hashing takes most of the time, so it is done for every address, and outside the transaction.
  const passwordHash = await hashForAddress(deps, email, password);
  const registered = await tryToRegister(deps, {
    email,
    fullName: name,
    passwordHash,
    hospitalId: hospital.id,
  });
  if (registered === 'failed') return refuse(notCreated);
  const browser = requestingBrowser(deps, request.headers);
  await notifyExistingAccount(deps, request, email, { browser, isInUse: registered === null });
  const headers = new Headers({ 'set-cookie': bindingCookie(deps, registered ?? randomUUID()) });
  headers.append('set-cookie', browser.cookie);
  return accept({ body: { user: { name, email }, hospital: { name: hospital.name } }, headers });
};

const tryToRegister = async (
  { db, logger }: AccountDependencies,
  registration: Registration,
): Promise<string | null | 'failed'> => {
  try {
    return await register(db, registration);
  } catch (error) {
    // A database outage isn't a refused registration and gets its own response.
    if (databaseOutage(error)) throw error;
    logger.error({ err: error }, 'account not created');
    return 'failed';
  }
};

/** Limited, because anybody may register any address repeatedly. */
const notifyExistingAccount = async (
  deps: AccountDependencies,
  request: AccountRequest,
  email: string,
  { browser, isInUse }: { readonly browser: CodeBrowser; readonly isInUse: boolean },
): Promise<void> => {
  const isSpared = (await deps.limits.consume('signUpMail', email)) !== null;
  const codeOf = { email, purpose: 'prove-email' } as const;
  await sendCode(deps, request, codeOf, { browser, isMailed: !isInUse, isSpared });
  if (isInUse && !isSpared && (await deps.limits.consume('existingAccountMail', email)) === null)
    deps.sendWithRetries(existingAccountMail({ to: email, publicUrl: deps.publicUrl }));
};
