import { createOTP } from '@better-auth/utils/otp';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  type AccountCall,
  type AccountDependencies,
  countTry,
  type RateLimitCounter,
} from '../account-call.ts';
import { readForm, secondStepInput } from '../account-input.ts';
import { challengeExpired, missingFactor, refusalOf, wrongFactor } from '../account-refusals.ts';
import { factorChangedMail } from '../mails/factor-changed.ts';
import { findPassword } from '../password/password-store.ts';
import { withDevice } from '../sessions/new-session.ts';
import { recognizedDevice, storeDevice, withFactor } from '../sign-in/recognized-device.ts';
import { consumeCode } from './consume-code.ts';
import { markWithFactor } from './factor-store.ts';
import { challengeHeaders, digestOfBackupCode } from './two-factor.ts';

/**
 * The second step of signing in, by `{ code }` or `{ backupCode }`, for the user of the challenge cookie. Responds as
 * a sign-in does: user, cookie and `set-auth-token`.
 */
export const verifySecondStep: AccountCall = async (deps, request) => {
  const form = readForm(secondStepInput, request.body, { required: [], missing: '' });
  if (!form.ok) return form;
  const { code, backupCode, trustedDevice } = form.value;
  const headers = withDevice(challengeHeaders(request.headers), trustedDevice);
  const { userId } = await deps.auth.api.challengedUser({ headers });
  if (!userId) return refuse(challengeExpired);
  const ofAccount = (refusal: Refusal) => refuse({ ...refusal, actorId: userId });
  if (!code && !backupCode) return ofAccount(missingFactor);
  const stored = await findPassword(deps.db, userId);
  // A device recognized by the password alone doesn't count: an attacker at this step knows the password.
  const owner = stored && withFactor({ userId, passwordHash: stored.passwordHash });
  const device = owner && recognizedDevice(deps, request.headers, owner);
  const counters: readonly RateLimitCounter[] = device
    ? [['factorPerDevice', `${device} ${userId}`]]
    : [
        ['factorPerAccountAndIp', `${request.ip} ${userId}`],
        ['factorPerIp', request.ip],
        ['factorPerAccount', userId],
      ];
  const signedIn = await countTry(deps.limits, counters, () =>
    backupCode
      ? finishSignIn(() => deps.auth.api.verifyBackupCode(withCode(headers, digestOf(deps, backupCode))))
      : finishByCode(deps, userId, code ?? '', headers),
  );
  if (!signedIn.ok) return ofAccount(signedIn.refusal);
  const { response, headers: cookies } = signedIn.value;
  if (!response.token) throw new Error('The accounts library opened no session');
  // The session doesn't authenticate anybody before this is written.
  await markWithFactor(deps.db, response.token, new Date());
  if (owner) cookies.append('set-cookie', storeDevice(deps, request.headers, owner));
  const { id, email, name } = response.user;
  if (backupCode)
    deps.sendWithRetries(factorChangedMail({ kind: 'code-used', to: email, publicUrl: deps.publicUrl }));
  return accept({ body: { user: { id, email, name } }, headers: cookies });
};

/**
 * We consume the code first, because better-auth accepts a code repeatedly. It then gets the one that is right by this process's clock,
 * the only one that it knows.
 */
const finishByCode = async (deps: AccountDependencies, userId: string, code: string, headers: Headers) => {
  const secret = await consumeCode(deps, userId, code);
  if (secret === null) return refuse(wrongFactor);
  return finishSignIn(async () =>
    deps.auth.api.verifyTOTP(withCode(headers, await createOTP(secret).totp())),
  );
};

const withCode = (headers: Headers, code: string) => ({
  headers,
  body: { code },
  returnHeaders: true as const,
});

const digestOf = ({ secret }: AccountDependencies, code: string) => digestOfBackupCode(secret, code);

const finishSignIn = async <T>(attempt: () => Promise<T>): Promise<Result<T, Refusal>> => {
  try {
    return accept(await attempt());
  } catch (error) {
    return refuse(refusalOf(error));
  }
};
