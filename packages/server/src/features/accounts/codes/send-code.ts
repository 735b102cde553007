import { accept, type Result } from '@nutricion/domain/result';
import { codeMail } from '../../../adapters/mail/templates/code.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { type AccountCall, type AccountDependencies, countAttempt } from '../account-call.ts';
import { readForm, resendInput } from '../account-input.ts';
import { liveRegistrations } from '../registration/registration-store.ts';
import { type CodeOf, makeCode } from './mailed-codes.ts';

/** Sends `{ email }` a new code if it has a registration that waits for one; the answer is always the same. */
export const resendCode: AccountCall = async (deps, { body, ip }) => {
  const form = readForm(resendInput, body, { required: ['email'], missing: 'Completa todos los campos' });
  if (!form.ok) return form;
  const { email } = form.value;
  const tooMany =
    (await countAttempt(deps.limits, [
      ['resendPerIp', ip],
      ['resendPerAddress', email],
    ])) ?? (await countCode(deps, { email, ip }));
  if (tooMany) return tooMany;
  const waiting = await liveRegistrations(deps.db, email);
  await sendCode(deps, { email, purpose: 'prove-email' }, { isMailed: waiting.length > 0 });
  return accept({ body: { success: true } });
};

/**
 * One of the codes that an address, and an IP, may ask for in a day; a refusal says when there are more. Narrowest first:
 * what a stranger is refused takes nothing from the address.
 */
export const countCode = async (
  { limits }: AccountDependencies,
  { email, ip }: { readonly email: string; readonly ip: string },
): Promise<Result<never, Refusal> | null> =>
  (await countAttempt(limits, [['codesPerAddressAndIp', `${ip} ${email}`]])) ??
  (await countAttempt(limits, [['codesPerIp', ip]])) ??
  (await countAttempt(limits, [['codesPerAddress', email]]));

/** Makes a code, and mails it where there is somebody to mail: the work is the same. */
export const sendCode = async (
  { db, secret, sendSoon, security }: AccountDependencies,
  { email, purpose }: CodeOf,
  { isMailed }: { readonly isMailed: boolean },
): Promise<void> => {
  const code = await makeCode(db, secret, { email, purpose });
  if (!isMailed) return;
  security.note({ event: 'code-sent', outcome: 'ok', email, reason: purpose });
  sendSoon(codeMail({ to: email, code, purpose }));
};
