import { aBrowser, aSignedInBrowser, type TestShop } from '../account-shop.builders.ts';
import { anAuthenticator } from './authenticator.builders.ts';

let userCount = 0;

/** Signed in, with a unique address. */
export const aMember = (shop: TestShop) =>
  aSignedInBrowser(shop, { email: `miembro${++userCount}@hospital-san-rafael.example` });

/** Begins the set-up: returns the authenticator and the backup codes. */
export const begin = async (browser: ReturnType<typeof aBrowser>, password: string) => {
  const { json } = await browser.post('/api/auth/two-factor/enable', { password });
  return {
    codeAt: anAuthenticator(String(json.totpURI), browser.now),
    backupCodes: json.backupCodes as string[],
  };
};

/** Signed in with a confirmed second factor; the codes of now and of the next half minute are unused. */
export const anEnrolledMember = async (shop: TestShop) => {
  const member = await aMember(shop);
  const { codeAt, backupCodes } = await begin(member.browser, member.registration.password);
  const { status } = await member.browser.post('/api/auth/two-factor/confirm', { code: codeAt(-1) });
  if (status !== 200) throw new Error(`not enrolled: ${status}`);
  const { email, password } = member.registration;
  const rows = await shop.pool.query<{ id: string }>('select id from profiles where email = $1', [email]);
  /** Another browser that has just passed the password step. */
  const atSecondStep = async (app = shop.app, browser = aBrowser({ ...shop, app })) => {
    const response = await browser.post('/api/auth/sign-in/email', { email, password });
    const verify = (body: object) => browser.post('/api/auth/two-factor/verify', body);
    return { browser, answer: response, verify };
  };
  return { ...member, id: rows.rows[0]?.id ?? '', email, password, codeAt, backupCodes, atSecondStep };
};

export const SESSION_COOKIE = 'nutricion-plus.session_token';

/** Whether the browser's session authenticates anybody. */
export const isSignedIn = async (browser: ReturnType<typeof aBrowser>): Promise<boolean> =>
  (await browser.get('/api/auth/token')).status === 200;
