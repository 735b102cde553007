import { accept } from '@nutricion/domain/kit/result';
import type { Context, Hono } from 'hono';
import { addToCallLog } from '../platform/http/call-log.ts';
import { clientAddress, limitKeyOfAddress } from '../platform/http/client-address.ts';
import { problemResponse } from '../platform/http/problem.ts';
import { readJsonBody } from '../platform/http/read-body.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import type { AccountCall, AccountDependencies, AccountResponse } from './account-call.ts';
import { crossOrigin } from './account-refusals.ts';
import { resendCode } from './codes/send-code.ts';
import { changePassword } from './password/change-password.ts';
import { requestPasswordReset, resetPassword } from './password/password-reset.ts';
import { signUp } from './registration/sign-up.ts';
import { verifyEmail } from './registration/verify-email.ts';
import {
  confirmFactor,
  disableFactor,
  enableFactor,
  readFactor,
  renewBackupCodes,
} from './second-factor/factor-setup.ts';
import { reauthenticate } from './second-factor/reauthenticate.ts';
import { verifySecondStep } from './second-factor/second-step.ts';
import { readSession, renewSession, signOut } from './sessions/sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { CLIENT_ADDRESS_HEADER } from './table-names.ts';

/** The calls of accounts. better-auth's other routes aren't reachable. */
export const accountCalls = {
  'POST sign-up/email': signUp,
  'POST sign-in/email': signIn,
  'POST two-factor/verify': verifySecondStep,
  'POST sign-out': signOut,
  'GET token': renewSession,
  'GET get-session': readSession,
  'POST change-password': changePassword,
  'POST reauthenticate': reauthenticate,
  'GET two-factor': readFactor,
  'POST two-factor/enable': enableFactor,
  'POST two-factor/confirm': confirmFactor,
  'POST two-factor/disable': disableFactor,
  'POST two-factor/backup-codes': renewBackupCodes,
  'POST email-otp/send-verification-otp': resendCode,
  'POST email-otp/verify-email': verifyEmail,
  'POST email-otp/request-password-reset': requestPasswordReset,
  'POST email-otp/reset-password': resetPassword,
} as const satisfies Record<string, AccountCall>;

/** Mounts /api/auth. `trustedProxies`: how many of the addresses in X-Forwarded-For are our proxies'. */
export const mountAccountCalls = (
  app: Hono,
  deps: AccountDependencies & { readonly trustedProxies: number },
): void => {
  for (const [key, call] of Object.entries(accountCalls)) {
    const [method = '', path = ''] = key.split(' ');
    app.on(method, `/api/auth/${path}`, (context) => {
      addToCallLog(context, { endpoint: `${method} /api/auth/${path}` });
      return handle(context, call, deps);
    });
  }
  app.get('/api/auth/jwks', async (context) => {
    context.header('cache-control', 'public, max-age=300');
    return context.json(await deps.auth.api.getJwks());
  });
  app.all('/api/auth/*', (context) => context.notFound());
};

const handle = async (
  context: Context,
  call: AccountCall,
  deps: AccountDependencies & { readonly trustedProxies: number },
): Promise<Response> => {
  const isRead = context.req.method === 'GET';
  if (!isRead && !isSameOrigin(context, deps.publicUrl)) return refused(context, crossOrigin);
  // Signing out needs no body.
  const body = isRead ? accept(undefined) : await readJsonBody(context, { isOptional: true });
  if (!body.ok) return refused(context, body.refusal);
  addToCallLog(context, { email: emailIn(body.value) });

  const address = clientAddress(context, deps.trustedProxies);
  const result = await call(deps, {
    body: body.value,
    query: new URL(context.req.url).searchParams,
    ip: limitKeyOfAddress(address),
    headers: headersForLibrary(context, address),
  });
  if (result.ok)
    addToCallLog(context, { actorId: actorOf(result.value), isFirstStep: result.value.isFirstStep });
  else if (result.refusal.actorId !== undefined) addToCallLog(context, { actorId: result.refusal.actorId });
  const response = result.ok ? Response.json(result.value.body) : refused(context, result.refusal);
  response.headers.set('cache-control', 'no-store');
  passSession(context, result.ok ? result.value : result.refusal, response.headers);
  return response;
};

/**
 * False if a browser sends the request from another site's page: changes made with our cookie must come from our own
 * pages. Browsers always send Sec-Fetch-Site or Origin with a POST; a client that sends neither isn't a browser and
 * has only its own cookie. The method is that of Go's http.CrossOriginProtection.
 */
const isSameOrigin = (context: Context, publicUrl: string): boolean => {
  const origin = context.req.header('origin');
  if (origin === new URL(publicUrl).origin) return true;
  const site = context.req.header('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === context.req.header('host');
};

const refused = (context: Context, refusal: Refusal): Response => {
  addToCallLog(context, { refusal });
  return problemResponse(refusal);
};

/** For the log, which writes only the digest of an address. */
const emailIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email
    : undefined;

/** The user in the response of a sign-in; other calls return `actorId`. */
const actorOf = ({ actorId, body }: AccountResponse): string | undefined => {
  const user: unknown = body && 'user' in body ? body.user : undefined;
  const named = typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : undefined;
  return actorId ?? named;
};

const headersForLibrary = (context: Context, address: string): Headers => {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: address });
  const proof = shownSessionToken(context) ? 'authorization' : 'cookie';
  for (const name of [proof, 'user-agent']) {
    const value = context.req.header(name);
    if (value) headers.set(name, value);
  }
  return headers;
};

/** A session token sent as bearer replaces the cookie; an access token (a JWT) doesn't. */
const shownSessionToken = (context: Context): boolean =>
  /^bearer [^.\s]+\.[^.\s]+$/i.test(context.req.header('authorization') ?? '');

/**
 * Returns the session token where the client stores it: a browser gets only the cookie, which scripts can't read; a
 * client that sent a bearer token, or that has just signed in, also gets it as a header.
 */
const passSession = (
  context: Context,
  { headers }: Pick<AccountResponse, 'headers'>,
  into: Headers,
): void => {
  for (const cookie of headers?.getSetCookie() ?? []) into.append('set-cookie', cookie);
  const token = headers?.get('set-auth-token');
  if (token && (context.req.method === 'POST' || shownSessionToken(context)))
    into.set('set-auth-token', token);
};
