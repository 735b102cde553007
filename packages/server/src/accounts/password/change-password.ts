import { accept, refuse } from '@nutricion/domain/kit/result';
import { type AccountCall, asMember } from '../account-call.ts';
import { changePasswordInput, readForm } from '../account-input.ts';
import { samePassword, wrongCurrentPassword } from '../account-refusals.ts';
import { findActiveHospital } from '../account-store.ts';
import { passwordChangedMail } from '../mails/password-changed.ts';
import { verifyPassword } from '../second-factor/verify-identity.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { storeDevice } from '../sign-in/recognized-device.ts';
import { endChallenges, replacePassword } from './password-store.ts';
import { refuseWeakPassword } from './weak-password.ts';

/**
 * Sets a new password by `{ currentPassword, newPassword }` for the session's user. Ends the account's other sessions
 * and notifies the owner by mail.
 */
export const changePassword: AccountCall = async (deps, request) => {
  const form = readForm(changePasswordInput, request.body, {
    required: ['currentPassword', 'newPassword'],
    missing: 'Completa todos los campos',
  });
  if (!form.ok) return form;
  const { currentPassword, newPassword } = form.value;
  return asMember(deps, request, async ({ userId, sessionId }) => {
    const verified = await verifyPassword(deps, { userId, sessionId }, currentPassword, wrongCurrentPassword);
    if (!verified.ok) return verified;
    const { passwordHash, email } = verified.value;
    if (newPassword === currentPassword) return refuse(samePassword);
    const hospitalName = (await findActiveHospital(deps.db, email))?.name ?? null;
    const weak = await refuseWeakPassword({
      field: 'newPassword',
      password: newPassword,
      email,
      hospitalName,
    });
    if (weak) return weak;

    const newHash = await deps.passwords.hash(newPassword);
    const isReplaced = await deps.db.transaction().execute(async (trx) => {
      // Replaces only the password that was checked: of two changes at once, the second fails.
      if (!(await replacePassword(trx, userId, { from: passwordHash, to: newHash }))) return false;
      await endSessionsOf(trx, userId, { except: sessionId });
      await endChallenges(trx, userId);
      return true;
    });
    if (!isReplaced) return refuse(wrongCurrentPassword);
    deps.forgetCaller(userId);
    deps.sendWithRetries(passwordChangedMail({ to: email, publicUrl: deps.publicUrl, by: 'change' }));
    const device = storeDevice(deps, request.headers, { userId, passwordHash: newHash });
    return accept({ body: { success: true }, headers: new Headers({ 'set-cookie': device }) });
  });
};
