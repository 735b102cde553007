import { accept, refuse } from '@nutricion/domain/result';
import { type AccountCall, countAttempt } from './account-call.ts';
import { readForm, signInInput } from './account-input.ts';
import { refusalOf, unprovenEmail, wrongCredentials } from './account-refusals.ts';
import { withDevice } from './new-session.ts';
import { sendCodeToProve } from './sign-up.ts';

/** Signs in with `{ email, password }`. Only who knows the password learns more than that it failed. */
export const signIn: AccountCall = async (deps, { body, ip, headers }) => {
  const form = readForm(signInInput, body, {
    required: ['email', 'password'],
    missing: 'Completa todos los campos',
  });
  if (!form.ok) return form;
  const { email, password, trustedDevice } = form.value;
  // Counted before the answer is known, so that many at once can't slip through; given back below.
  const tooMany = await countAttempt(deps.limits, [
    ['signInPerIp', ip],
    ['signInPerAddress', email],
  ]);
  if (tooMany) return tooMany;
  try {
    const signedIn = await deps.auth.api.signInEmail({
      body: { email, password },
      headers: withDevice(headers, trustedDevice),
      returnHeaders: true,
    });
    await Promise.all([
      deps.limits.forget('signInPerAddress', email),
      deps.limits.giveBack('signInPerIp', ip),
    ]);
    const { id, name } = signedIn.response.user;
    return accept({ body: { user: { id, email, name } }, headers: signedIn.headers });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== wrongCredentials) await deps.limits.giveBack('signInPerIp', ip);
    if (refusal === unprovenEmail && (await deps.limits.take('resendPerAddress', email)) === null)
      await sendCodeToProve(deps, email);
    return refuse(refusal);
  }
};
