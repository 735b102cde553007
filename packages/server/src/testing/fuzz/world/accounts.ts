import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@nutricion/domain/accounts/role';
import { anAuthenticator } from '../../../accounts/second-factor/authenticator.builders.ts';
import type { FuzzShop } from '../fuzz-shop.builders.ts';
import type { callsOf } from './calls.ts';

/** Not the demo accounts' password, which would work for calls that need an account of its own. */
const PASSWORD = 'guardia-de-12-horas';
/** Mails go out behind the answer that they belong to. */
const MAX_MAIL_CHECKS = 500;

interface Needs extends Pick<FuzzShop, 'db' | 'app'>, ReturnType<typeof callsOf> {
  readonly customer: { readonly email: string; readonly hospital_id: string | null };
}

/** Accounts that nothing else uses: a call may change their password, close their sessions, delete them. */
export const accountsOf = ({ db, app, customer, next, call, callJson }: Needs) => {
  const newEmail = () => `persona-${next()}@${customer.email.split('@')[1]}`;

  /** The newest code that was mailed to an address. */
  const codeFor = async (email: string): Promise<string> => {
    for (let look = 0; look < MAX_MAIL_CHECKS; look++) {
      const mailbox = await app.request('/dev/correo.json');
      const mails = (await mailbox.json()) as readonly { to: string; subject: string }[];
      const mail = mails.find(({ to, subject }) => to === email && /^\d{6} /.test(subject));
      if (mail) return mail.subject.slice(0, 6);
      await sleep(10);
    }
    throw new Error(`no code was mailed to ${email}`);
  };
  const aRegistration = async () => {
    const registration = { name: 'Persona de paso', email: newEmail(), password: PASSWORD };
    await call('POST /api/auth/sign-up/email', 'anonymous', registration);
    return registration;
  };
  /** Hashed once, because it takes long. */
  const hashPassword = async () => {
    const { email } = await aRegistration();
    await call('POST /api/auth/email-otp/verify-email', 'anonymous', { email, otp: await codeFor(email) });
    const account = await db
      .selectFrom('accounts as a')
      .innerJoin('profiles as p', 'p.id', 'a.user_id')
      .select('a.password')
      .where('p.email', '=', email)
      .executeTakeFirstOrThrow();
    return account.password;
  };
  let hashed: ReturnType<typeof hashPassword> | undefined;

  /** A proven address; verified by default. */
  const anAccount = async ({ isVerified = true, role }: { isVerified?: boolean; role?: Role } = {}) => {
    hashed ??= hashPassword();
    const email = newEmail();
    const { id } = await db
      .insertInto('profiles')
      .values({ full_name: 'Persona de paso', email, email_verified: true, is_verified: isVerified })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('profiles')
      .set({ hospital_id: customer.hospital_id })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('accounts')
      .values({ user_id: id, account_id: id, provider_id: 'credential', password: await hashed })
      .execute();
    if (role) await db.insertInto('user_roles').values({ user_id: id, role }).execute();
    return { id, email, password: PASSWORD };
  };
  /** The session after a sign-in with the password. */
  const signIn = async ({ email, password }: { readonly email: string; readonly password: string }) => {
    const response = await call('POST /api/auth/sign-in/email', 'anonymous', { email, password });
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    return { token: response.headers.get('set-auth-token') ?? '', cookie: cookies.join('; ') };
  };
  /** Signed in: `as` calls the API, `session` the accounts' own calls. */
  const aMember = async (role?: Role) => {
    const account = await anAccount(role && { role });
    const { token } = await signIn(account);
    const renewed = await call('GET /api/auth/token', { token });
    const session = { token: renewed.headers.get('set-auth-token') ?? '' };
    const access = (await renewed.json()) as { token: string };
    return { ...account, session, as: { token: access.token } };
  };
  /** A member with a second factor. Once its current code was used, `codeAt(1)` is the next. */
  const aMemberWithFactor = async ({ isConfirmed }: { isConfirmed: boolean }) => {
    const member = await aMember();
    const { password, session } = member;
    const { totpURI } = await callJson('POST /api/auth/two-factor/enable', session, { password });
    const codeAt = anAuthenticator(String(totpURI));
    if (isConfirmed) await call('POST /api/auth/two-factor/confirm', session, { code: codeAt() });
    return { ...member, codeAt };
  };
  return { newEmail, codeFor, aRegistration, anAccount, signIn, aMember, aMemberWithFactor };
};
