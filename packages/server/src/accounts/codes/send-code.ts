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

/** Sends `{ email }` a new code if a registration of it waits for one. The response is always the same. */
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

/** Allows one request a minute for each browser connected to the address, and one for each network of all others. */
export const countCodeRequest = async (
  deps: AccountDependencies,
  { ip, headers }: AccountRequest,
  { email, purpose }: CodeOf,
  browser: CodeBrowser,
): Promise<Result<never, Refusal> | null> => {
  const addressOwner = await addressOwnerOf(deps, headers, email);
  // The first request connects the browser to the address.
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
  /** Creates a code only if no mailed one can still be entered. */
  readonly isSpared?: boolean;
}

/**
 * Creates a code and mails it if the address has an account; takes the same time if not. Anybody may request codes
 * for any address, so no request is refused: over the limits an address gets another code only if no mailed one can
 * still be entered.
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
