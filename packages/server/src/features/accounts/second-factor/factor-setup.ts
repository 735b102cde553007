import { accept, refuse } from '@nutricion/domain/result';
import { type ChangedFactor, factorChangedMail } from '../../../adapters/mail/templates/factor-changed.ts';
import { type AccountCall, type AccountDependencies, countAttempt } from '../account-call.ts';
import { confirmFactorInput, passwordInput, proofInput, readForm } from '../account-input.ts';
import { factorInUse, factorNotBegun, noFactor, refusalOf, wrongFactor } from '../account-refusals.ts';
import { endOtherSessions } from '../password/password-store.ts';
import { recordFactorChange } from './factor-changes.ts';
import { confirmSecret, countBackupCodes, findFactor, removeFactor } from './factor-store.ts';
import { proveOneself } from './prove-oneself.ts';
import { readSecret } from './take-code.ts';
import { stepOfCode } from './totp-step.ts';

const missing = 'Escribe tu contraseña.';

/** Whether she has a second factor: `{ isOn, backupCodesLeft }`, the number null without one. */
export const readFactor: AccountCall = async ({ auth, db }, { headers }) => {
  const session = await auth.api.readSession({ headers });
  if (!session) return refuse({ kind: 'signed-out' });
  const backupCodesLeft = await countBackupCodes(db, session.userId);
  return accept({ body: { isOn: backupCodesLeft !== null, backupCodesLeft } });
};

/** Begins a second factor by `{ password }`: `{ totpURI, backupCodes }`. It asks nobody anything until confirmed. */
export const enableFactor: AccountCall = async (deps, { body, headers }) => {
  const form = readForm(passwordInput, body, { required: ['password'], missing });
  if (!form.ok) return form;
  const session = await deps.auth.api.readSession({ headers });
  if (!session) return refuse({ kind: 'signed-out' });
  return withPassword(deps, session.userId, async () => {
    const begun = await deps.auth.api.enableTwoFactor({ headers, body: { ...form.value, method: 'totp' } });
    if (begun.method !== 'totp') throw new Error('The accounts library began another second factor');
    return { totpURI: begun.totpURI, backupCodes: begun.backupCodes };
  });
};

/** Turns it on by a first `{ code }` of the authenticator. Sessions that were opened without it end. */
export const confirmFactor: AccountCall = async (deps, { body, headers }) => {
  const form = readForm(confirmFactorInput, body, { required: [], missing: '' });
  if (!form.ok) return form;
  const session = await deps.auth.api.readSession({ headers });
  if (!session) return refuse({ kind: 'signed-out' });
  const { userId, sessionId } = session;
  const factor = await findFactor(deps.db, userId);
  if (!factor) return refuse(factorNotBegun);
  if (factor.isConfirmed) return refuse(factorInUse);
  const tooMany = await countAttempt(deps.limits, [['factorPerAccount', userId]]);
  if (tooMany) return tooMany;
  const now = new Date();
  const secret = await readSecret(deps, factor.secret);
  if (secret === null) return refuse(factorNotBegun);
  const step = await stepOfCode(secret, form.value.code, now.getTime());
  if (step === null) return refuse(wrongFactor);

  const isConfirmed = await deps.db.transaction().execute(async (trx) => {
    if (!(await confirmSecret(trx, userId, { secret: factor.secret, step }))) return false;
    await trx.updateTable('sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute();
    await endOtherSessions(trx, session);
    await recordFactorChange(trx, { actorId: userId, userId, action: 'enable-factor' });
    return true;
  });
  if (!isConfirmed) return refuse(factorNotBegun);
  await deps.limits.forget('factorPerAccount', userId);
  await tell(deps, userId, 'enabled');
  return accept({ body: { success: true }, actorId: userId });
};

/** Turns it off by `{ password, code }` or `{ password, backupCode }`. */
export const disableFactor: AccountCall = async (deps, { body, headers }) => {
  const form = readForm(proofInput, body, { required: ['password'], missing });
  if (!form.ok) return form;
  const session = await deps.auth.api.readSession({ headers });
  if (!session) return refuse({ kind: 'signed-out' });
  const { userId } = session;
  if ((await countBackupCodes(deps.db, userId)) === null) return refuse(noFactor);
  const refusal = await proveOneself(deps, userId, form.value);
  if (refusal) return refusal;
  const isRemoved = await deps.db.transaction().execute(async (trx) => {
    if (!(await removeFactor(trx, userId))) return false;
    await recordFactorChange(trx, { actorId: userId, userId, action: 'disable-factor' });
    return true;
  });
  if (!isRemoved) return refuse(noFactor);
  await tell(deps, userId, 'disabled');
  return accept({ body: { success: true }, actorId: userId });
};

/**
 * Ten new backup codes by `{ password, code }` or `{ password, backupCode }`; those before serve no more. By the
 * password alone they would be a way around the factor that they stand for.
 */
export const renewBackupCodes: AccountCall = async (deps, { body, headers }) => {
  const form = readForm(proofInput, body, { required: ['password'], missing });
  if (!form.ok) return form;
  const session = await deps.auth.api.readSession({ headers });
  if (!session) return refuse({ kind: 'signed-out' });
  const { userId } = session;
  const refusal = await proveOneself(deps, userId, form.value);
  if (refusal) return refusal;
  return withPassword(deps, userId, async () => {
    const { password } = form.value;
    const { backupCodes } = await deps.auth.api.generateBackupCodes({ headers, body: { password } });
    await recordFactorChange(deps.db, { actorId: userId, userId, action: 'renew-backup-codes' });
    await tell(deps, userId, 'codes-renewed');
    return { backupCodes };
  });
};

/** The library checks the password; attempts are counted before and forgotten when it was right. */
const withPassword = async (
  deps: AccountDependencies,
  userId: string,
  attempt: () => Promise<object>,
): ReturnType<AccountCall> => {
  const tooMany = await countAttempt(deps.limits, [['passwordPerAccount', userId]]);
  if (tooMany) return tooMany;
  try {
    const body = await attempt();
    await deps.limits.forget('passwordPerAccount', userId);
    return accept({ body, actorId: userId });
  } catch (error) {
    return refuse(refusalOf(error));
  }
};

/** What is remembered of her is no longer true; and she is told, in case it wasn't she. */
const tell = async (
  deps: AccountDependencies,
  userId: string,
  kind: ChangedFactor['kind'],
): Promise<void> => {
  deps.forget(userId);
  const { email } = await deps.db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  deps.sendSoon(factorChangedMail({ kind, to: email, publicUrl: deps.publicUrl }));
};
