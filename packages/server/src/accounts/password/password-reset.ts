import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { AccountCall, AccountDependencies } from '../account-call.ts';
import { readForm, resetInput, resetRequestInput } from '../account-input.ts';
import { invalidCode, spentCode } from '../account-refusals.ts';
import { findAccountByEmail, findActiveHospital } from '../account-store.ts';
import { countCodeTry } from '../codes/count-code-try.ts';
import { consumeCodes, type TriedCode, type TypedCode, tryCode } from '../codes/mailed-codes.ts';
import { enteringBrowser, noBrowserCookie, requestingBrowser } from '../codes/requesting-browser.ts';
import { countCodeRequest, sendCode } from '../codes/send-code.ts';
import { passwordChangedMail } from '../mails/password-changed.ts';
import { unfinishedRegistrationMail } from '../mails/unfinished-registration.ts';
import { replaceAllPasswords } from '../registration/verify-address.ts';
import { type DeviceOwner, storeDevice } from '../sign-in/recognized-device.ts';
import { refuseWeakPassword } from './weak-password.ts';

const missing = 'Completa todos los campos';

/**
 * Sends `{ email }` a code to set a new password, if its account is confirmed. The response is always the same. An
 * unconfirmed address gets a mail that tells how to register: nobody has confirmed that its registration is its
 * owner's.
 */
export const requestPasswordReset: AccountCall = async (deps, request) => {
  const form = readForm(resetRequestInput, request.body, { required: ['email'], missing });
  if (!form.ok) return form;
  const { email } = form.value;
  const codeOf = { email, purpose: 'reset-password' } as const;
  const browser = requestingBrowser(deps, request.headers);
  const tooMany = await countCodeRequest(deps, request, codeOf, browser);
  if (tooMany) return tooMany;
  const account = await findAccountByEmail(deps.db, email);
  const isProven = account?.email_verified === true;
  await sendCode(deps, request, codeOf, { browser, isMailed: isProven });
  if (account && !isProven)
    deps.sendWithRetries(unfinishedRegistrationMail({ to: email, publicUrl: deps.publicUrl }));
  return accept({ body: { success: true }, headers: new Headers({ 'set-cookie': browser.cookie }) });
};

/**
 * Sets a new password by `{ email, otp, password }`. Ends every session of the account, forgets its recognized
 * devices, and notifies the owner by mail. Refused for an unconfirmed account.
 */
export const resetPassword: AccountCall = async (deps, request) => {
  const form = readForm(resetInput, request.body, { required: ['email', 'password'], missing });
  if (!form.ok) return form;
  const { email, password } = form.value;
  const hospitalName = (await findActiveHospital(deps.db, email))?.name ?? null;
  const weak = await refuseWeakPassword({ field: 'password', password, email, hospitalName });
  if (weak) return weak;
  return countCodeTry(deps, request, email, async () => {
    const browser = enteringBrowser(deps, request.headers);
    const reset = await replaceByCode(deps, { ...form.value, typed: { code: form.value.otp, browser } });
    if (!reset.ok) return refuse(reset.refusal === 'spent' ? spentCode : invalidCode);
    deps.forgetCaller(reset.value.userId);
    deps.sendWithRetries(passwordChangedMail({ to: email, publicUrl: deps.publicUrl, by: 'reset' }));
    // Recognizes this browser from now on: its user can sign in, however many wrong passwords strangers try.
    const headers = new Headers({ 'set-cookie': storeDevice(deps, request.headers, reset.value) });
    headers.append('set-cookie', noBrowserCookie(deps));
    return accept({ body: { success: true }, headers });
  });
};

interface NewPassword {
  readonly email: string;
  readonly typed: TypedCode;
  readonly password: string;
}

const replaceByCode = async (
  { db, secret, passwords }: AccountDependencies,
  { email, typed, password }: NewPassword,
): Promise<Result<DeviceOwner, Exclude<TriedCode, 'right'>>> => {
  // Hashing takes most of the time, so it is done for every address, and outside the transaction.
  const passwordHash = await passwords.hash(password);
  return db.transaction().execute(async (trx) => {
    const tried = await tryCode(trx, secret, { email, purpose: 'reset-password' }, typed);
    if (tried !== 'right') return refuse(tried);
    const account = await trx
      .selectFrom('profiles')
      .select('id')
      .where('email', '=', email)
      .where('email_verified', '=', true)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) return refuse('wrong');
    await replaceAllPasswords(trx, account.id, passwordHash);
    await consumeCodes(trx, secret, email);
    return accept({ userId: account.id, passwordHash });
  });
};
