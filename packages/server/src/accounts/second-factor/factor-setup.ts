import { identityProofSchema } from '@nutricion/contract/accounts/identity-proof';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { type AccountCall, type AccountDependencies, asMember, countTry } from '../account-call.ts';
import { confirmFactorInput, passwordInput, readForm } from '../account-input.ts';
import { factorInUse, factorNotBegun, noFactor, refusalOf, wrongFactor } from '../account-refusals.ts';
import { type ChangedFactor, factorChangedMail } from '../mails/factor-changed.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { readSecret } from './consume-code.ts';
import { recordFactorChange } from './factor-changes.ts';
import { confirmSecret, countBackupCodes, findFactor, removeFactor } from './factor-store.ts';
import { stepOfCode } from './totp-step.ts';
import { verifyIdentity } from './verify-identity.ts';

const missing = 'Escribe tu contraseña.';

/** Returns `{ isOn, backupCodesLeft }`; the number is null without a second factor. */
export const readFactor: AccountCall = (deps, request) =>
  asMember(deps, request, async ({ userId }) => {
    const backupCodesLeft = await countBackupCodes(deps.db, userId);
    return accept({ body: { isOn: backupCodesLeft !== null, backupCodesLeft } });
  });

/**
 * Begins a second factor by `{ password }` and returns `{ totpURI, backupCodes }`. It isn't required until it is
 * confirmed.
 */
export const enableFactor: AccountCall = async (deps, request) => {
  const form = readForm(passwordInput, request.body, { required: ['password'], missing });
  if (!form.ok) return form;
  return asMember(deps, request, ({ sessionId }) =>
    confirmByPassword(deps, sessionId, async () => {
      const body = { ...form.value, method: 'totp' as const };
      const begun = await deps.auth.api.enableTwoFactor({ headers: request.headers, body });
      if (begun.method !== 'totp') throw new Error('The accounts library began another second factor');
      return { totpURI: begun.totpURI, backupCodes: begun.backupCodes };
    }),
  );
};

/** Enables it by a first `{ code }` of the authenticator. Ends sessions that were opened without it. */
export const confirmFactor: AccountCall = async (deps, request) => {
  const form = readForm(confirmFactorInput, request.body, { required: [], missing: '' });
  if (!form.ok) return form;
  return asMember(deps, request, async ({ userId, sessionId }) => {
    const factor = await findFactor(deps.db, userId);
    if (!factor) return refuse(factorNotBegun);
    if (factor.isConfirmed) return refuse(factorInUse);
    const now = new Date(deps.now());
    const step = await countTry(deps.limits, [['factorPerSession', sessionId]], async () => {
      const secret = await readSecret(deps, factor.secret);
      if (secret === null) return refuse(factorNotBegun);
      const moment = { processMs: now.getTime(), databaseMs: factor.readAtMs };
      const shown = await stepOfCode(secret, form.value.code, moment);
      return shown === null ? refuse(wrongFactor) : accept(shown);
    });
    if (!step.ok) return step;

    const isConfirmed = await deps.db.transaction().execute(async (trx) => {
      if (!(await confirmSecret(trx, userId, { secret: factor.secret, step: step.value }))) return false;
      await trx.updateTable('sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute();
      await endSessionsOf(trx, userId, { except: sessionId });
      await recordFactorChange(trx, { actorId: userId, userId, action: 'enable-factor' });
      return true;
    });
    if (!isConfirmed) return refuse(factorNotBegun);
    await notifyFactorChange(deps, userId, 'enabled');
    return accept({ body: { success: true } });
  });
};

/** Disables it by `{ password, code }` or `{ password, backupCode }`. */
export const disableFactor: AccountCall = async (deps, request) => {
  const form = readForm(identityProofSchema, request.body, { required: ['password'], missing });
  if (!form.ok) return form;
  return asMember(deps, request, async ({ userId, sessionId }) => {
    if ((await countBackupCodes(deps.db, userId)) === null) return refuse(noFactor);
    const refusal = await verifyIdentity(deps, { userId, sessionId }, form.value);
    if (refusal) return refusal;
    const isRemoved = await deps.db.transaction().execute(async (trx) => {
      if (!(await removeFactor(trx, userId))) return false;
      await recordFactorChange(trx, { actorId: userId, userId, action: 'disable-factor' });
      return true;
    });
    if (!isRemoved) return refuse(noFactor);
    await notifyFactorChange(deps, userId, 'disabled');
    return accept({ body: { success: true } });
  });
};

/**
 * Creates ten backup codes by `{ password, code }` or `{ password, backupCode }` and deletes the earlier ones. With
 * the password alone they would bypass the second factor.
 */
export const renewBackupCodes: AccountCall = async (deps, request) => {
  const form = readForm(identityProofSchema, request.body, { required: ['password'], missing });
  if (!form.ok) return form;
  return asMember(deps, request, async ({ userId, sessionId }) => {
    const refusal = await verifyIdentity(deps, { userId, sessionId }, form.value);
    if (refusal) return refusal;
    return confirmByPassword(deps, sessionId, async () => {
      const { password } = form.value;
      const { backupCodes } = await deps.auth.api.generateBackupCodes({
        headers: request.headers,
        body: { password },
      });
      await recordFactorChange(deps.db, { actorId: userId, userId, action: 'renew-backup-codes' });
      await notifyFactorChange(deps, userId, 'codes-renewed');
      return { backupCodes };
    });
  });
};

/** Runs a call of better-auth that checks the password itself. */
const confirmByPassword = (deps: AccountDependencies, sessionId: string, call: () => Promise<object>) =>
  countTry(deps.limits, [['passwordPerSession', sessionId]], async () => {
    try {
      return accept({ body: await call() });
    } catch (error) {
      return refuse(refusalOf(error));
    }
  });

/** Clears the cached caller and notifies the owner by mail, in case somebody else made the change. */
const notifyFactorChange = async (
  deps: AccountDependencies,
  userId: string,
  kind: ChangedFactor['kind'],
): Promise<void> => {
  deps.forgetCaller(userId);
  const { email } = await deps.db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  deps.sendWithRetries(factorChangedMail({ kind, to: email, publicUrl: deps.publicUrl }));
};
