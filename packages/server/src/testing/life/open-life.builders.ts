import { setTimeout as sleep } from 'node:timers/promises';
import { planMeals } from '@nutricion/planner';
import { pino } from 'pino';
import { startFakeAth } from '../../../../../e2e/fakes/fake-ath.ts';
import { startFakeStripe } from '../../../../../e2e/fakes/fake-stripe.ts';
import { demoEmailOf, demoPassword } from '../../accounts/demo/seed-demo-accounts.ts';
import { type Passwords, shopPasswords } from '../../accounts/password/passwords.ts';
import type { OpenedDatabase } from '../../app/startup/open-any-database.ts';
import { openShop } from '../../app/startup/open-shop.ts';
import { aRenderer } from '../../content/images/render/image-file.builders.ts';
import { createRenderer } from '../../content/images/render/renderer.ts';
import { readArticles } from '../../content/read-articles.ts';
import type { PaymentWork } from '../../payments/payment-queue.ts';
import { openDatabase } from '../../platform/db/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { readExpressRecipes } from '../../recipes/seed/read-recipes.ts';
import { readSearchWords } from '../../search/read-search-words.ts';
import { parseSettings, projectRoot, type Settings } from '../../settings.ts';
import { type Life, type Product, Refused, type Sender } from './life.ts';
import { drawsOf } from './random.ts';

interface LifeOptions {
  readonly settings: Pick<Settings, 'dataDir'>;
  /** Migrated and seeded, without an order. */
  readonly database: OpenedDatabase;
  readonly seed: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly dayCount: number;
  readonly orderCount: number;
  readonly passwords?: Passwords;
}

/** Between two requests of the play, as people take. */
const REQUEST_MS = 1_100;
/** Share of the usual search: nobody cooks by these plans. */
const PLAN_EFFORT = 0.01;
const isBundled = !import.meta.url.endsWith('.ts');

/** Everybody of the life has one published password, whose hash takes its time once. */
const oneHashEach = ({ hash, verify }: Passwords): Passwords => {
  const hashes = new Map<string, Promise<string>>();
  const hashOnce = (password: string): Promise<string> => {
    const made = hashes.get(password) ?? hash(password);
    hashes.set(password, made);
    return made;
  };
  return {
    hash: hashOnce,
    hashWithSalt: hashOnce,
    verify: async (tried) => (await hashes.get(tried.password)) === tried.hash || verify(tried),
  };
};

const opened = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('the shop for the life did not open');
  return result.value;
};

/** The whole shop on the life's clock: providers are fakes, mails stay in memory, payments are settled at once. */
export const openLife = async (options: LifeOptions) => {
  const { settings: real, database, endMs, dayCount, orderCount, passwords = shopPasswords } = options;
  let nowMs = options.startMs;
  const now = (): number => nowMs;
  const goTo = (ms: number): void => {
    nowMs = Math.max(nowMs, ms);
  };
  const [stripe, ath] = await Promise.all([startFakeStripe({ nowMs: now }), startFakeAth({ nowMs: now })]);
  const settings = opened(
    parseSettings({
      ...{ DATA_DIR: real.dataDir, TRUST_PROXY: '1', PLANS_PER_HOUR: '100000' },
      ...{ DATABASE_POOL_SIZE: '4' },
      ...{ STRIPE_SECRET_KEY: 'sk_test_falso', STRIPE_WEBHOOK_SECRET: 'whsec_falso' },
      ...{ STRIPE_API_BASE: stripe.origin, ATH_API_BASE: ath.origin },
      ...{ ATH_PUBLIC_TOKEN: 'publica', ATH_PRIVATE_TOKEN: 'privada' },
    }),
  );
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'warn' });
  const mails: Mail[] = [];
  const due = new Set<string>();
  let work: PaymentWork | undefined;
  const paymentsOf = (): PaymentWork => {
    if (!work) throw new Error('the payments are not open yet');
    return work;
  };
  const shop = await openShop(
    {
      settings,
      database,
      articles: opened(readArticles(projectRoot)),
      expressRecipes: opened(readExpressRecipes(projectRoot)),
      words: opened(readSearchWords(projectRoot)),
      logger,
    },
    {
      passwords: oneHashEach(passwords),
      plans: { limitMs: 0 },
      planner: { plan: async (pantry, request) => planMeals(pantry, { ...request, effort: PLAN_EFFORT }) },
      renderer: isBundled ? createRenderer() : aRenderer(),
      warmUpRounds: 0,
      played: {
        now,
        mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
        jobs: {
          enqueueMail: async () => {},
          enqueuePayment: async (_, id) => void due.add(id),
          enqueueEvents: async () => {},
          workPayments: async (given) => {
            work = given;
          },
          catchUp: () => {},
          stop: async () => {},
        },
      },
    },
  );
  const played = openDatabase(database.url, { maxConnections: 2, moment: now });

  const settlePayments = async (): Promise<void> => {
    for (let round = 0; due.size > 0 && round < 4; round++) {
      const ids = [...due];
      due.clear();
      for (const id of ids) await paymentsOf().settle(id);
    }
  };

  const networkOf = new Map<string, string>();
  const networkFor = (from: string): string => {
    const known = networkOf.get(from) ?? `10.${networkOf.size >> 8}.${networkOf.size & 255}.7`;
    networkOf.set(from, known);
    return known;
  };
  const send = async (key: string, from: string, body: unknown, headers: Record<string, string>) => {
    const [method = '', path = ''] = key.split(' ');
    const isText = typeof body === 'string';
    const isFile = isText || body instanceof Uint8Array;
    const type = isText ? 'text/csv' : isFile ? 'image/jpeg' : 'application/json';
    const init: RequestInit = {
      method,
      headers: {
        'x-forwarded-for': networkFor(from),
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isFile ? (body as string | Uint8Array<ArrayBuffer>) : JSON.stringify(body),
      }),
    };
    goTo(nowMs + REQUEST_MS);
    let response = await shop.app.request(path, init);
    // The shop is busy for a moment, as its answer says.
    for (let tries = 0; response.status === 503 && tries < 20; tries++) {
      await sleep(50);
      response = await shop.app.request(path, init);
    }
    const text = await response.text();
    const json = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {};
    if (!response.ok) throw new Refused(key, response.status, json);
    await settlePayments();
    return { json, headers: response.headers };
  };

  const tokens = new Map<string, string>();
  const tokenOf = async (email: string): Promise<string> => {
    const known = tokens.get(email);
    if (known) return known;
    const signedIn = await send('POST /api/auth/sign-in/email', email, { email, password: demoPassword }, {});
    const session = signedIn.headers.get('set-auth-token') ?? '';
    const renewed = await send('GET /api/auth/token', email, undefined, {
      authorization: `Bearer ${session}`,
    });
    tokens.set(email, renewed.json.token);
    return renewed.json.token;
  };
  const emailOf = (as: Sender): string => (typeof as === 'string' ? demoEmailOf(as) : as.email);
  const call: Life['call'] = async (key, as, body, headers = {}) => {
    const email = emailOf(as);
    const sendAs = async () =>
      (await send(key, email, body, { authorization: `Bearer ${await tokenOf(email)}`, ...headers })).json;
    const requestedMs = nowMs;
    try {
      return await sendAs();
    } catch (error) {
      // A token lives as long as the real clock says, and a slow machine plays for longer: its life is the same to the second.
      if (!(error instanceof Refused) || error.status !== 401 || !tokens.delete(email)) throw error;
      await tokenOf(email);
      nowMs = requestedMs;
      return sendAs();
    }
  };
  const catalog = (await call('GET /api/catalog/offline', 'admin')) as { readonly products: Product[] };

  const life: Life = {
    ...{ now, goTo, call, db: played.db, customers: [], customerOf: new Map(), orderCount, dayCount, endMs },
    draw: drawsOf(options.seed),
    callOpenly: async (key, body, from) => (await send(key, from, body, {})).json,
    attempt: async (key, as, body) => {
      try {
        return await call(key, as, body);
      } catch (error) {
        if (error instanceof Refused && error.status < 500) {
          logger.debug(error.message.slice(0, 300));
          return null;
        }
        throw error;
      }
    },
    mailedCode: async (email) => {
      for (let look = 0; look < 500; look++) {
        const mail = mails.findLast(({ to, subject }) => to === email && /^\d{6} /.test(subject));
        if (mail) return mail.subject.slice(0, 6);
        await sleep(4);
      }
      throw new Error(`no code was mailed to ${email}`);
    },
    payByCard: async (redirectUrl, how = 'paid') => {
      await stripe.pay(new URL(redirectUrl).pathname.split('/').at(-1) ?? '', how);
    },
    confirmAth: ath.confirm,
    payments: paymentsOf,
    products: () => catalog.products,
  };
  return {
    life,
    close: async () => {
      await shop.close();
      await played.close();
      await Promise.all([stripe.close(), ath.close()]);
    },
  };
};
