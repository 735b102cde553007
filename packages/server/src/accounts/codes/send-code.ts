import { accept, type Result } from '@nutricion/domain/kit/result';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  type AccountCall,
  type AccountDependencies,
  type AccountRequest,
  countAttempt,
} from '../account-call.ts';
import { readForm, resendInput } from '../account-input.ts';
import { codeMail } from '../mails/code.ts';
import { liveRegistrations } from '../registration/registration-store.ts';
import { addressOwnerOf, browserKey } from './address-owner.ts';
import { type CodeOf, makeCode, makeMissingCode } from './mailed-codes.ts';
import { type CodeBrowser, requestingBrowser } from './requesting-browser.ts';

/** Sends `{ email }` a new code if it has a registration that waits for one; the answer is always the same. */
export const resendCode: AccountCall = async (deps, request) => {
  const form = readForm(resendInput, request.body, {
    required: ['email'],
    missing: 'Completa todos los campos',
  });
  if (!form.ok) return form;
  const { email } = form.value;
  const codeOf = { email, purpose: 'prove-email' } as const;
  const browser = requestingBrowser(deps, request.headers);
  const tooMany = await countCodeRequest(deps, request, codeOf, browser);
  if (tooMany) return tooMany;
  const waiting = await liveRegistrations(deps.db, email);
  await sendCode(deps, request, codeOf, { browser, isMailed: waiting.length > 0 });
  return accept({ body: { success: true }, headers: new Headers({ 'set-cookie': browser.cookie }) });
};

/** Allows one request a minute for each browser that is connected to the address, and one for each network of all others. */
export const countCodeRequest = async (
  deps: AccountDependencies,
  { ip, headers }: AccountRequest,
  { email, purpose }: CodeOf,
  browser: CodeBrowser,
): Promise<Result<never, Refusal> | null> => {
  const addressOwner = await addressOwnerOf(deps, headers, email);
  // A browser that asks for the first time is connected to the address from now on.
  const own = [
    'codeAskedPerBrowser',
    `${purpose} ${addressOwner?.key ?? browserKey(browser.digest, email)}`,
  ] as const;
  if (addressOwner?.kind === 'device') return countAttempt(deps.limits, [own]);
  const network = ['codeAskedPerAddressAndIp', `${purpose} ${ip} ${email}`] as const;
  return countAttempt(deps.limits, [
    ...(addressOwner ? [] : [network]),
    own,
    ['resendPerIp', ip],
    ['codesPerIp', ip],
  ]);
};

interface CodeToSend {
  readonly browser: CodeBrowser;
  readonly isMailed: boolean;
  /** Makes a code only if none that was mailed can still be entered. */
  readonly isSpared?: boolean;
}

/**
 * Makes a code and mails it if the address is somebody's; the time taken is the same if it isn't. Anybody may ask for
 * anybody's code, so nobody is ever refused: beyond the limits an address gets another one only if none that was mailed
 * can still be entered.
 */
export const sendCode = async (
  { db, secret, sendWithRetries, security, limits }: AccountDependencies,
  { ip }: Pick<AccountRequest, 'ip'>,
  { email, purpose }: CodeOf,
  { browser, isMailed, isSpared = false }: CodeToSend,
): Promise<void> => {
  const isTooMany = await countAttempt(limits, [
    ['codeMailsPerAddress', email],
    ['codesPerAddressAndIp', `${ip} ${email}`],
    ['codesPerAddress', email],
  ]);
  const codeOf = { email, purpose };
  const code =
    isSpared || isTooMany
      ? await makeMissingCode(db, secret, codeOf, browser.digest)
      : await makeCode(db, secret, codeOf, browser.digest);
  if (!isMailed || code === null) return;
  security.record({ event: 'code-sent', outcome: 'ok', email, reason: purpose });
  sendWithRetries(codeMail({ to: email, code, purpose }));
};
