import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../accounts/routes.ts';
import { anAuthenticator } from '../accounts/second-factor/authenticator.builders.ts';
import { loggedCalls } from '../platform/http/security-events.ts';
import { openWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const IP = '203.0.113.77';
const user = {
  name: 'Zoraida Sinigual',
  email: 'zoraida.sinigual@hospital-san-rafael.example',
  password: 'guagua-azul-22',
};
const NEW_PASSWORD = 'guagua-verde-33';
const NEWEST_PASSWORD = 'guagua-roja-44';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop({ logLevel: 'info' });
});
afterAll(() => shop.close());

interface Line {
  readonly log?: string;
  readonly event?: string;
  readonly [field: string]: unknown;
}

/** All that must never be read in a line. */
const secrets = new Set<string>([IP, ...Object.values(user), NEW_PASSWORD, NEWEST_PASSWORD, 'Zoraida']);

interface Sent {
  readonly as?: string;
  readonly cookie?: string;
  readonly body?: object | undefined;
}

const send = async (method: string, path: string, sent: Sent = {}) => {
  await shop.db.deleteFrom('rate_limits').execute();
  return sendAgain(method, path, sent);
};

const sendAgain = async (method: string, path: string, { as = '', cookie = '', body }: Sent = {}) => {
  const response = await shop.app.request(path, {
    method,
    headers: {
      'x-forwarded-for': IP,
      ...(as && { authorization: `Bearer ${as}` }),
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as { token?: string; totpURI?: string } | null;
  const session = response.headers.get('set-auth-token') ?? '';
  for (const secret of [session, json?.token ?? '', ...response.headers.getSetCookie()])
    if (secret) secrets.add(secret);
  const cookies = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { status: response.status, session, cookies, json, token: json?.token ?? '' };
};

/** The events told while that was done. */
const loggedLines = async (act: () => Promise<unknown>): Promise<readonly Line[]> => {
  const before = shop.lines.length;
  await act();
  return shop.lines
    .slice(before)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ log }) => log === 'security');
};

const newestCode = async (): Promise<string> => {
  const mails = (await (await shop.app.request('/dev/correo.json')).json()) as {
    to: string;
    subject: string;
  }[];
  const code = /\d{6}/.exec(mails.find(({ to }) => to === user.email)?.subject ?? '')?.[0] ?? '';
  secrets.add(code);
  return code;
};

const auth =
  (path: string, body: object, as = '') =>
  () =>
    send('POST', `/api/auth/${path}`, { as, body });

const signIn = async (email: string, password: string) => {
  const { session } = await send('POST', '/api/auth/sign-in/email', { body: { email, password } });
  const { token, session: renewed } = await send('GET', '/api/auth/token', { as: session });
  return { session: renewed, token, first: session };
};

describe('the security log', () => {
  it('tells each thing that happens to an account, and nothing that is somebody’s', async () => {
    const { email, password } = user;
    const events: Line[] = [];
    const expectLogged = async (expected: readonly string[], act: () => Promise<unknown>) => {
      const lines = await loggedLines(act);
      events.push(...lines);
      expect(lines.map(({ event }) => event)).toEqual(expected);
    };

    await expectLogged(['code-sent', 'sign-up'], auth('sign-up/email', user));
    await expectLogged(['code-failed'], auth('email-otp/verify-email', { email, otp: '000000' }));
    const otp = await newestCode();
    await expectLogged(['code-accepted'], auth('email-otp/verify-email', { email, otp }));
    await expectLogged(['sign-in-failed'], auth('sign-in/email', { email, password: 'no-es-esta-clave' }));
    await expectLogged(['sign-in'], auth('sign-in/email', { email, password }));
    const her = await signIn(email, password);
    await expectLogged(['forbidden'], () => send('GET', '/api/admin/summary', { as: her.token }));
    await expectLogged(['export'], () => send('GET', '/api/me/export', { as: her.token }));
    const change = { currentPassword: password, newPassword: NEW_PASSWORD };
    await expectLogged(
      ['password-change-failed'],
      auth('change-password', { ...change, currentPassword: 'otra-clave' }, her.session),
    );
    await expectLogged(['password-changed'], auth('change-password', change, her.session));
    await expectLogged(
      ['code-sent', 'password-reset-requested'],
      auth('email-otp/request-password-reset', { email }),
    );
    await expectLogged(['limited'], () =>
      sendAgain('POST', '/api/auth/email-otp/request-password-reset', { body: { email } }),
    );
    const reset = { email, otp: await newestCode(), password: NEWEST_PASSWORD };
    await expectLogged(['password-reset-done'], auth('email-otp/reset-password', reset));

    const admin = await signIn('admin@hospital-san-rafael.example', 'turno-de-noche-7');
    const { id } = await shop.db
      .selectFrom('profiles')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const administer = (method: string, what: string, body?: object) => () =>
      send(method, `/api/admin/users/${id}/${what}`, { as: admin.token, ...(body && { body }) });
    await expectLogged(['person-verified'], administer('POST', 'verify'));
    await expectLogged(['role-given'], administer('PUT', 'roles', { admin: true }));
    await expectLogged(['role-taken'], administer('PUT', 'roles', { admin: false }));
    await expectLogged(
      ['roles-set'],
      administer('PUT', 'roles', { roles: ['almacen'], reason: 'Empieza hoy' }),
    );
    await expectLogged(['roles-set'], administer('PUT', 'roles', { roles: [], reason: 'Ya no' }));

    const again = await signIn(email, NEWEST_PASSWORD);
    await expectLogged(['session-ended'], auth('sign-out', {}, again.session));
    const copied = await signIn(email, NEWEST_PASSWORD);
    await sql`update retired_session_tokens set retired_at = now() - interval '1 minute'`.execute(shop.db);
    await expectLogged(['session-reuse-detected'], () =>
      send('GET', '/api/auth/token', { as: copied.first }),
    );
    const last = await signIn(email, NEWEST_PASSWORD);
    await expectLogged(['account-deletion-failed', 'account-deleted'], async () => {
      await send('POST', '/api/me/deletion', {
        as: last.token,
        body: { password: 'no-es', confirmation: 'BORRAR' },
      });
      await send('POST', '/api/me/deletion', {
        as: last.token,
        body: { password: NEWEST_PASSWORD, confirmation: 'BORRAR' },
      });
    });

    const ofRole = events.find(({ event }) => event === 'role-given');
    expect(ofRole).toMatchObject({ outcome: 'ok', subject: id, endpoint: 'PUT /api/admin/users/{id}/roles' });
    expect(ofRole?.actor).toMatch(/^[0-9a-f-]{36}$/);
    expect(events.find(({ event }) => event === 'sign-in')).toMatchObject({ actor: id });
    // One address is told by one digest, whatever was done with it.
    const digests = new Set(events.flatMap(({ email: digest }) => digest ?? []));
    expect(digests.size).toBe(1);
    expect(new Set(events.flatMap(({ address }) => address ?? [])).size).toBe(1);
    expect(new Set(events.flatMap(({ requestId }) => requestId ?? [])).size).toBeGreaterThan(15);
    for (const line of shop.lines) for (const secret of secrets) expect(line).not.toContain(secret);
  });

  it('names the account of each step of a second factor, refused or not', async () => {
    const email = 'enfermera@hospital-san-rafael.example';
    const password = 'turno-de-noche-7';
    const nurse = await signIn(email, password);
    const { id } = await shop.db
      .selectFrom('profiles')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const expectLogged = async (event: string, outcome: string, act: () => Promise<unknown>) =>
      expect(await loggedLines(act)).toMatchObject([{ event, outcome, actor: id }]);
    const twoFactor = (path: string, body: object) => auth(`two-factor/${path}`, body, nurse.session);

    await expectLogged('second-factor-failed', 'refused', twoFactor('enable', { password: 'no-es-esta' }));
    let totpUri = '';
    await expectLogged('second-factor-begun', 'ok', async () => {
      const { json } = await twoFactor('enable', { password })();
      totpUri = json?.totpURI ?? '';
    });
    const codeAt = anAuthenticator(totpUri);
    await expectLogged('second-factor-failed', 'refused', twoFactor('confirm', { code: codeAt(-4) }));
    await expectLogged('second-factor-on', 'ok', twoFactor('confirm', { code: codeAt(-1) }));
    const wrong = { password, code: codeAt(-4) };
    await expectLogged('second-factor-failed', 'refused', twoFactor('backup-codes', wrong));
    await expectLogged('second-factor-failed', 'refused', twoFactor('disable', wrong));
    await expectLogged('reauthentication-failed', 'refused', auth('reauthenticate', wrong, nurse.session));
    await expectLogged('password-change-failed', 'refused', async () => {
      const change = { currentPassword: 'no-es-esta', newPassword: NEW_PASSWORD };
      await auth('change-password', change, nurse.session)();
    });

    let challenge = '';
    await expectLogged('sign-in-first-step', 'ok', async () => {
      const first = await auth('sign-in/email', { email, password })();
      challenge = first.cookies;
    });
    for (const body of [{}, { code: codeAt(-4) }, { backupCode: 'aaaaa-aaaaa' }])
      await expectLogged('second-factor-failed', 'refused', () =>
        send('POST', '/api/auth/two-factor/verify', { body, cookie: challenge }),
      );
    await expectLogged('second-factor-accepted', 'ok', () =>
      send('POST', '/api/auth/two-factor/verify', { body: { code: codeAt(0) }, cookie: challenge }),
    );
  });

  it('forgets no call that lets somebody in, or changes who may', () => {
    const changing = Object.keys(accountCalls)
      .filter((call) => !call.startsWith('GET '))
      .map((call) => call.replace(' ', ' /api/auth/'));
    expect(loggedCalls).toEqual(expect.arrayContaining(changing));
  });
});
