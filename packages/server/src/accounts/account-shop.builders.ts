import { publicContactSchema, unknownShopParticulars } from '@nutricion/contract/orders/shop-particulars';
import { defaultOrderLimits } from '@nutricion/domain/orders/order-limits';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { mount } from '../platform/http/mount.ts';
import { problemResponse } from '../platform/http/problem.ts';
import { openSecurityLog } from '../platform/http/security-log.ts';
import { createDevMailbox } from '../platform/mail/dev-mailbox.ts';
import { createTestDatabase } from '../testing/database.ts';
import { accountHandlers } from './handlers.ts';
import type { AccountLimitRules } from './limits.ts';
import { openAccounts } from './open-accounts.ts';
import { countedPasswords } from './password/passwords.builders.ts';
import { sessionHandlers } from './sessions/session-handlers.ts';

export const TEST_SECRET = 'a-secret-for-tests-of-more-than-32-characters';

/** A shop with one hospital on a database of its own, with a browser to use it. */
export const openTestShop = async (
  settings: {
    readonly limits?: Partial<AccountLimitRules>;
    readonly publicUrl?: string;
    readonly requiresSecondFactor?: boolean;
  } = {},
) => {
  const database = await createTestDatabase();
  const mailbox = createDevMailbox();
  const logger = pino({ level: 'silent' });
  const publicUrl = settings.publicUrl ?? 'http://localhost:3000';
  // The clock stands still, so that an authenticator's code can't expire during a test.
  const startedMs = Date.now();
  const now = () => startedMs;
  const counted = countedPasswords();
  /** @param aheadMs by how much this process's clock is ahead of the database's */
  const open = async (secret: string, aheadMs = 0) => {
    const accounts = await openAccounts({
      ...database,
      mailer: mailbox,
      logger,
      security: openSecurityLog({ logger, secret }),
      secret,
      publicUrl,
      trustedProxies: 1,
      requiresSecondFactor: settings.requiresSecondFactor ?? false,
      passwords: counted.passwords,
      ...(settings.limits && { limits: settings.limits }),
      now: () => startedMs + aheadMs,
    });
    const app = new Hono();
    app.notFound(() => problemResponse({ kind: 'not-found', what: 'esa dirección' }));
    accounts.mount(app);
    mount(
      app,
      accounts.authenticate,
      accountHandlers({
        db: database.db,
        ivuBasisPoints: 1150,
        orderLimits: async () => defaultOrderLimits,
        shopContact: async () => publicContactSchema.parse(unknownShopParticulars),
        nextDelivery: async () => null,
        requiresSecondFactor: settings.requiresSecondFactor ?? false,
        ...accounts,
      }),
    );
    mount(app, accounts.authenticate, sessionHandlers({ db: database.db, now: Date.now, ...accounts }));
    return { accounts, app };
  };
  const hospital = await database.db
    .insertInto('hospitals')
    .values({ name: 'Hospital San Rafael', email_domain: 'hospital-san-rafael.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const opened = await open(TEST_SECRET);
  return {
    ...database,
    ...opened,
    reopen: open,
    mailbox,
    hospitalId: hospital.id,
    publicUrl,
    now,
    hashes: counted.hashes,
  };
};

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** One shop for all tests of a file, opened before the first and closed after the last. */
export const sharedTestShop = (settings?: Parameters<typeof openTestShop>[0]): TestShop => {
  const shop = {} as TestShop;
  beforeAll(async () => {
    Object.assign(shop, await openTestShop(settings));
  });
  afterAll(() => shop.drop());
  return shop;
};

/** The fields of responses that tests read. */
interface TestResponse {
  readonly token?: string;
  readonly detail?: string;
  readonly type?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** Acts as a browser: stores cookies and sends its origin. */
export const aBrowser = (shop: Pick<TestShop, 'app' | 'publicUrl' | 'now'>, ip = '198.51.100.7') => {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await shop.app.request(path, {
      method,
      headers: {
        'x-forwarded-for': ip,
        ...(method !== 'GET' && { origin: shop.publicUrl, 'content-type': 'application/json' }),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: (text.startsWith('{') ? JSON.parse(text) : null) as TestResponse,
    };
  };
  return {
    cookies,
    now: shop.now,
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
  };
};

export const aRegistration = (changes: Partial<Record<'name' | 'email' | 'password', string>> = {}) => ({
  name: 'Carmen Prueba',
  email: 'carmen@hospital-san-rafael.example',
  password: 'guagua-azul-22',
  ...changes,
});

/** The newest code mailed to an address. */
export const codeFor = (shop: Pick<TestShop, 'mailbox'>, email: string): string => {
  const mail = shop.mailbox.mails().find(({ to, subject }) => to === email && /^\d{6} /.test(subject));
  return mail?.subject.slice(0, 6) ?? '';
};

/** Registers, confirms the address and stays signed in. Returns the browser and the access token. */
export const aSignedInBrowser = async (shop: TestShop, changes: Parameters<typeof aRegistration>[0] = {}) => {
  const browser = aBrowser(shop);
  const registration = aRegistration(changes);
  await browser.post('/api/auth/sign-up/email', registration);
  await browser.post('/api/auth/email-otp/verify-email', {
    email: registration.email,
    otp: codeFor(shop, registration.email),
  });
  const { json } = await browser.get('/api/auth/token');
  return { browser, accessToken: json.token ?? '', registration };
};
