import { accept, refuse } from '@nutricion/domain/result';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { passwordChangedMail } from '../../../adapters/mail/templates/password-changed.ts';
import { type AccountCall, countAttempt } from '../account-call.ts';
import { changePasswordInput, readForm } from '../account-input.ts';
import { samePassword, wrongCurrentPassword } from '../account-refusals.ts';
import { findActiveHospital } from '../account-store.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { endChallenges, endOtherSessions, findPassword, replacePassword } from './password-store.ts';
import { refuseWeakPassword } from './weak-password.ts';

/**
 * Sets a new password by `{ currentPassword, newPassword }` for whom the session cookie proves. Every
 * other session of hers ends; a mail tells her, in case it wasn't she.
 */
export const changePassword: AccountCall = async (deps, { body, headers }) => {
  const form = readForm(changePasswordInput, body, {
    required: ['currentPassword', 'newPassword'],
    missing: 'Completa todos los campos',
  });
  if (!form.ok) return form;
  const { currentPassword, newPassword } = form.value;
  const session = (await deps.auth.api.readSession({ headers })) ?? null;
  if (!session) return refuse({ kind: 'signed-out' });
  const tooMany = await countAttempt(deps.limits, [['passwordPerAccount', session.userId]]);
  if (tooMany) return tooMany;
  const account = await findPassword(deps.db, session.userId);
  if (!account || !(await verifyPassword({ hash: account.password, password: currentPassword })))
    return refuse(wrongCurrentPassword);
  if (newPassword === currentPassword) return refuse(samePassword);
  const hospital = await findActiveHospital(deps.db, account.email);
  const weak = await refuseWeakPassword({
    field: 'newPassword',
    password: newPassword,
    email: account.email,
    hospitalName: hospital?.name ?? null,
  });
  if (weak) return weak;

  const hash = await hashPassword(newPassword);
  const isReplaced = await deps.db.transaction().execute(async (trx) => {
    // Only over the password that was checked: of two changes at once the second starts anew.
    if (!(await replacePassword(trx, session.userId, { from: account.password, to: hash }))) return false;
    await endOtherSessions(trx, session);
    await endChallenges(trx, session.userId);
    return true;
  });
  if (!isReplaced) return refuse(wrongCurrentPassword);
  deps.forget(session.userId);
  await deps.limits.forget('passwordPerAccount', session.userId);
  deps.sendSoon(passwordChangedMail({ to: account.email, publicUrl: deps.publicUrl, by: 'change' }));
  const device = rememberDevice(deps, headers, { userId: session.userId, passwordHash: hash });
  return accept({
    body: { success: true },
    headers: new Headers({ 'set-cookie': device }),
    actorId: session.userId,
  });
};
