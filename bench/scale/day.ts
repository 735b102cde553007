import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { deliveryDates } from '../../packages/domain/src/fulfilment/delivery.ts';
import { mulberry32, type Random } from '../../packages/domain/src/kit/random.ts';
import { jsonOf } from '../api/bursts.ts';
import type { BenchDatabases } from '../api/databases.ts';
import { newKey, type Prepared, prepareShop, randomOrder } from '../api/prepare.ts';
import { percentile } from '../percentile.ts';
import { pick } from '../random.ts';
import { type Balancer, type Reply, startBalanced } from './balancer.ts';

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 3_000);
/** Shifts change at seven, three, seven and eleven; the hours between are left out. */
const PEAKS = ['7:00', '15:00', '19:00', '23:00'] as const;
/** In which everybody of a peak comes: half an hour of a real one. */
const PEAK_MS = Number(process.env.BENCH_PEAK_SECONDS ?? 45) * 1_000;
/** What people do between two requests is as much shorter. */
const THINK_MS = 400;
const SIGN_IN_SHARE = 0.2;
const ORDER_SHARE = 0.4;
/** The page sends an order again for so long. */
const SEND_AGAIN_MS = 30_000;
const WORDS = [
  'arroz',
  'leche',
  'pan',
  'habichuelas',
  'guineo',
  'jugo de china',
  'pollo',
  'sin gluten',
] as const;
const CATEGORIES = ['frutas', 'vegetales', 'leche', 'carnes'] as const;

type Step = 'sign-in' | 'category' | 'search' | 'product' | 'cart' | 'order';

interface Moment {
  readonly peak: string;
  readonly step: Step;
  /** With every second try, as whoever waits for it sees it. */
  readonly durationMs: number;
  readonly isOk: boolean;
}

export interface DayRow {
  readonly step: Step;
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
  /** After every second try. */
  readonly failures: number;
}

export interface DayReport {
  readonly people: number;
  readonly rows: readonly DayRow[];
  readonly placed: number;
  /** Answered 201, and not in the database. */
  readonly lost: number;
  /** Two orders of one key. */
  readonly doubled: number;
  /** From a kill until the process served again, at each peak. */
  readonly restartedAfterMs: readonly number[];
}

/**
 * A day of a hospital: everybody shops once, at the change of a shift, on two processes, of which one is killed in the
 * middle of each peak. 30 minutes of a peak are played in 45 s, so that the load is forty times that of the day.
 */
export const simulateDay = async (
  databases: BenchDatabases,
  script: string,
  smtpUrl: string,
): Promise<DayReport> => {
  const url = await databases.create('day');
  const prepared = await prepareShop(url, undefined, PEOPLE);
  const balancer = await startBalanced(script, url, smtpUrl, 2);
  const tokens = new Map<string, string>();
  await signInAll(balancer, prepared.customers, tokens);
  const moments: Moment[] = [];
  const placed = new Map<string, string>();
  const doubled = new Set<string>();
  const restartedAfterMs: number[] = [];
  const day = { balancer, prepared, tokens, moments, placed, doubled, days: deliveryDates(Date.now()) };
  for (const [index, peak] of PEAKS.entries()) {
    const random = mulberry32(20_261_127 + index);
    const visitors = prepared.customers.filter((_, person) => person % PEAKS.length === index);
    const visits = visitors.map(async (email, person) => {
      await sleep((person / visitors.length) * PEAK_MS * (0.9 + random() * 0.1));
      await visit(day, peak, email, person, random);
    });
    const killing = sleep(PEAK_MS / 2).then(async () => {
      const killedMs = performance.now();
      await balancer.killAndRestart(index % 2);
      restartedAfterMs.push(Math.round(performance.now() - killedMs));
    });
    await Promise.all([...visits, killing]);
  }
  await balancer.stop();
  const stored = await storedOrders(url);
  return {
    people: prepared.customers.length,
    rows: rowsOf(moments),
    placed: placed.size,
    lost: [...placed].filter(([key, id]) => stored.get(key) !== id).length,
    doubled: doubled.size,
    restartedAfterMs,
  };
};

interface Day {
  readonly balancer: Balancer;
  readonly prepared: Prepared;
  readonly tokens: Map<string, string>;
  readonly moments: Moment[];
  readonly placed: Map<string, string>;
  readonly doubled: Set<string>;
  readonly days: readonly string[];
}

const visit = async (
  day: Day,
  peak: string,
  email: string,
  person: number,
  random: Random,
): Promise<void> => {
  const { balancer, prepared, moments } = day;
  const timed = async (step: Step, send: () => Promise<Reply>): Promise<Reply> => {
    const startedMs = performance.now();
    const replied = await send();
    const isOk = replied.status >= 200 && replied.status < 300;
    moments.push({ peak, step, durationMs: performance.now() - startedMs, isOk });
    await sleep(THINK_MS * (0.5 + random()));
    return replied;
  };
  if (random() < SIGN_IN_SHARE) await timed('sign-in', () => signIn(balancer, email, person, day.tokens));
  const headers = { ...jsonOf(day.tokens.get(email) ?? ''), 'x-forwarded-for': addressOf(person) };
  const read = (step: Step, path: string) => timed(step, () => balancer.send(path, { headers }, true));
  await read('category', `/api/products?category=${pick(CATEGORIES, random)}&limit=24`);
  for (let n = 0; n < 2; n += 1) {
    await read('search', `/api/products/search?q=${encodeURIComponent(pick(WORDS, random))}`);
    await read('product', `/api/products/${pick(prepared.productIds, random)}`);
  }
  const lines = [{ productId: pick(prepared.productIds, random), quantity: 2 }];
  await timed('cart', async () => {
    const stored = await balancer.send('/api/me/cart', { headers }, true);
    const { version } = stored.json as { version: number };
    const body = JSON.stringify({ lines, version });
    return balancer.send('/api/me/cart', { method: 'PUT', headers, body }, false);
  });
  if (random() < ORDER_SHARE) await timed('order', () => order(day, headers));
};

/** As the page does: again under the same key, by Retry-After, while the shop says that it is busy. */
const order = async (day: Day, headers: Record<string, string>): Promise<Reply> => {
  const key = newKey();
  const request = {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: randomOrder(day.prepared, day.days),
  };
  const untilMs = performance.now() + SEND_AGAIN_MS;
  for (;;) {
    const replied = await day.balancer.send('/api/orders', request, true);
    if (replied.status === 201) {
      const { id } = replied.json as { id: string };
      if (day.placed.has(key) && day.placed.get(key) !== id) day.doubled.add(key);
      day.placed.set(key, id);
    }
    if (replied.status !== 503 || performance.now() > untilMs) return replied;
    await sleep(Number(replied.headers.get('retry-after') ?? 1) * 1_000);
  }
};

/** Each person comes from an address of their own, as behind a balancer. */
const addressOf = (person: number): string => `10.1.${Math.floor(person / 250)}.${1 + (person % 250)}`;

const signIn = async (
  balancer: Balancer,
  email: string,
  person: number,
  tokens: Map<string, string>,
): Promise<Reply> => {
  const address = { 'x-forwarded-for': addressOf(person) };
  const body = JSON.stringify({ email, password: 'turno-de-noche-7' });
  const headers = { 'content-type': 'application/json', origin: 'http://127.0.0.1:1', ...address };
  const signedIn = await balancer.send('/api/auth/sign-in/email', { method: 'POST', headers, body }, false);
  const session = signedIn.headers.get('set-auth-token');
  if (!session) return signedIn;
  const replied = await balancer.send(
    '/api/auth/token',
    { headers: { authorization: `Bearer ${session}`, ...address } },
    true,
  );
  tokens.set(email, (replied.json as { token: string }).token);
  return replied;
};

const AT_ONCE = 8;

/** Most have signed in on an earlier day. */
const signInAll = async (
  balancer: Balancer,
  emails: readonly string[],
  tokens: Map<string, string>,
): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < emails.length) {
      const person = next;
      next += 1;
      const { status } = await signIn(balancer, emails[person] ?? '', person, tokens);
      if (status !== 200) throw new Error(`sign-in was refused: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

const storedOrders = async (url: string): Promise<ReadonlyMap<string, string>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; idempotency_key: string }>(
    'select id, idempotency_key from orders',
  );
  await client.end();
  return new Map(rows.map(({ id, idempotency_key }) => [idempotency_key, id]));
};

const rowsOf = (moments: readonly Moment[]): readonly DayRow[] =>
  [...new Set(moments.map(({ step }) => step))].map((step) => {
    const of = moments.filter((moment) => moment.step === step);
    const durations = of.map(({ durationMs }) => durationMs);
    return {
      step,
      requests: of.length,
      p50Ms: Math.round(percentile(durations, 50)),
      p99Ms: Math.round(percentile(durations, 99)),
      slowestMs: Math.round(Math.max(...durations)),
      failures: of.filter(({ isOk }) => !isOk).length,
    };
  });
