import { accept, refuse } from '@nutricion/domain/result';
import { type AccountCall, type AccountRequest, countAttempt } from './account-call.ts';
import { readForm, resendInput, resetInput, resetRequestInput, verifyInput } from './account-input.ts';
import { invalidCode, refusalOf } from './account-refusals.ts';
import { findAccountByEmail } from './account-store.ts';
import { withDevice } from './new-session.ts';
import { sendCodeToProve } from './sign-up.ts';

const missing = 'Completa todos los campos';

/** Sends `{ email }` a new code if it has an account that waits for one; the answer is always the same. */
export const resendCode: AccountCall = async (deps, { body, ip }) => {
  const form = readForm(resendInput, body, { required: ['email'], missing });
  if (!form.ok) return form;
  const { email } = form.value;
  const tooMany = await countAttempt(deps.limits, [
    ['resendPerIp', ip],
    ['resendPerAddress', email],
  ]);
  if (tooMany) return tooMany;
  const account = await findAccountByEmail(deps.db, email);
  // For an address without account the library does the same work and sends nothing.
  if (!account?.email_verified) await sendCodeToProve(deps, email);
  return accept({ body: { success: true } });
};

/** Proves an address by `{ email, otp }` and signs in. */
export const verifyEmail: AccountCall = async (deps, request) => {
  const form = readForm(verifyInput, request.body, { required: ['email'], missing });
  if (!form.ok) return form;
  const { email, otp, trustedDevice } = form.value;
  return tryCode(deps, request, email, async () => {
    const verified = await deps.auth.api.verifyEmailOTP({
      body: { email, otp },
      headers: withDevice(request.headers, trustedDevice),
      returnHeaders: true,
    });
    const { id, name } = verified.response.user;
    return { body: { user: { id, email, name } }, headers: verified.headers };
  });
};

/** Sends `{ email }` a code to choose a new password, if it has an account. */
export const requestPasswordReset: AccountCall = async (deps, { body, ip }) => {
  const form = readForm(resetRequestInput, body, { required: ['email'], missing });
  if (!form.ok) return form;
  const { email } = form.value;
  const tooMany = await countAttempt(deps.limits, [
    ['resendPerIp', ip],
    ['resetPerAddress', email],
  ]);
  if (tooMany) return tooMany;
  await deps.auth.api.requestPasswordResetEmailOTP({ body: { email } });
  return accept({ body: { success: true } });
};

/** Sets a new password by `{ email, otp, password }`; every session of the account ends. */
export const resetPassword: AccountCall = async (deps, request) => {
  const form = readForm(resetInput, request.body, { required: ['email', 'password'], missing });
  if (!form.ok) return form;
  return tryCode(deps, request, form.value.email, async () => {
    await deps.auth.api.resetPasswordEmailOTP({ body: form.value });
    const account = await findAccountByEmail(deps.db, form.value.email);
    if (account) deps.forget(account.id);
    return { body: { success: true } };
  });
};

/** One try of a code: counted beforehand, given back when it was right. */
const tryCode = async (
  { limits }: Parameters<AccountCall>[0],
  { ip }: AccountRequest,
  email: string,
  attempt: () => Promise<Extract<Awaited<ReturnType<AccountCall>>, { ok: true }>['value']>,
): ReturnType<AccountCall> => {
  const tooMany = await countAttempt(limits, [
    ['codePerIp', ip],
    ['codePerAddress', email],
  ]);
  if (tooMany) return tooMany;
  try {
    const answer = await attempt();
    await Promise.all([limits.forget('codePerAddress', email), limits.giveBack('codePerIp', ip)]);
    return accept(answer);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== invalidCode) await limits.giveBack('codePerIp', ip);
    return refuse(refusal);
  }
};
