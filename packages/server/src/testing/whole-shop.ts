import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@nutricion/domain/accounts/role';
import type { Kysely } from 'kysely';
import type { Level } from 'pino';
import { demoAccounts, demoEmailOf, demoPassword } from '../accounts/demo/seed-demo-accounts.ts';
import { cheapPasswords } from '../accounts/password/passwords.builders.ts';
import { seedEmptyShop } from '../app/startup/load-seed.ts';
import { openLogger } from '../app/startup/open-logger.ts';
import { openShop } from '../app/startup/open-shop.ts';
import type { Renderer } from '../content/images/render/renderer.ts';
import { readArticles } from '../content/read-articles.ts';
import type { Planner } from '../plans/planner.ts';
import type { Schema } from '../platform/db/schema.ts';
import { readExpressRecipes } from '../recipes/seed/read-recipes.ts';
import { aWordTable } from '../search/search-words.builders.ts';
import { parseSettings, projectRoot } from '../settings.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

export type TestCaller = 'anonymous' | 'customer' | Role;
/** A demo account, or the holder of a token. */
export type Sender = TestCaller | { readonly token: string };

interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** A plan is made or it isn't; how good it is doesn't matter here. */
const plans = { limitMs: 300, execArgv: ['--import', join(projectRoot, 'scripts/read-typescript.mjs')] };

/** Well within the quarter of an hour that a token is good for. */
const TOKEN_MS = 5 * 60_000;

interface WholeShopOptions {
  readonly logLevel?: Level;
  /** Changes the seeded rows before the shop opens. */
  readonly prepare?: (db: Kysely<Schema>) => Promise<unknown>;
  /** Rounds of the warm-up before the shop is ready. */
  readonly warmUpRounds?: number;
  /** The database of another shop, which is open: as a second process of it. */
  readonly database?: TestDatabase;
  /** Beside those of a test. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly planner?: Planner;
  readonly renderer?: Renderer;
  /** The folder of a built web application; absent: none is served. */
  readonly webRoot?: string;
}

/** A whole shop as in development, seeded, on a database of its own unless one is given. */
export const openWholeShop = async ({
  logLevel = 'error',
  prepare,
  warmUpRounds = 0,
  database: shared,
  settings: named,
  webRoot,
  ...parts
}: WholeShopOptions = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nutricion-plus-shop-'));
  const database = shared ?? (await createTestDatabase({ maxConnections: 8 }));
  const settings = opened(
    parseSettings({
      TRUST_PROXY: '1',
      PLANS_PER_HOUR: '100000',
      AUTH_SECRET: 's'.repeat(40),
      DATA_DIR: dataDir,
      ...named,
    }),
  );
  opened(await seedEmptyShop(settings, database, cheapPasswords));
  await prepare?.(database.db);
  const lines: string[] = [];
  const sink = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) });
  const articles = opened(readArticles(projectRoot));
  const shop = await openShop(
    {
      settings,
      database: { ...database, isSuperuser: false },
      articles,
      expressRecipes: opened(readExpressRecipes(projectRoot)),
      words: aWordTable,
      logger: openLogger(logLevel, sink),
      ...(webRoot !== undefined && { webRoot }),
    },
    { passwords: cheapPasswords, plans, warmUpRounds, ...parts },
  );
  const fetchPath = async (path: string, init?: RequestInit) => shop.app.request(path, init);
  while ((await fetchPath('/api/ready')).status !== 200) await sleep(5);

  const signIn = async (email: string): Promise<{ session: string; access: string }> => {
    const signedIn = await retryWhileBusy(() =>
      fetchPath('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: demoPassword }),
      }),
    );
    const session = signedIn.headers.get('set-auth-token') ?? '';
    const headers = { authorization: `Bearer ${session}` };
    const apiResponse = await retryWhileBusy(() => fetchPath('/api/auth/token', { headers }));
    if (!apiResponse.ok) throw new Error(`${email} could not sign in: ${await apiResponse.text()}`);
    return { session, access: ((await apiResponse.json()) as { token: string }).token };
  };
  const tokens = new Map<TestCaller, { readonly token: string; readonly durationMs: number }>();
  /** The token of a demo account, which signs in on first use. */
  const tokenOf = async (caller: Sender): Promise<string | undefined> => {
    if (caller === 'anonymous') return undefined;
    if (typeof caller === 'object') return caller.token;
    const email = caller === 'customer' ? demoAccounts[0].email : demoEmailOf(caller);
    const cached = tokens.get(caller);
    if (cached && performance.now() - cached.durationMs < TOKEN_MS) return cached.token;
    const durationMs = performance.now();
    const { access: token } = await signIn(email);
    tokens.set(caller, { token, durationMs });
    return token;
  };

  return {
    ...database,
    database,
    app: shop.app,
    /** The shop's log. */
    lines,
    slugs: articles.map(({ slug }) => slug),
    /** Sends it as that caller. Rate limits are reset, because the handlers behind them are tested. */
    send: async ({ method, url, headers, body }: SentRequest, caller: Sender): Promise<Response> => {
      if (/\/auth\/|deletion|export/.test(url)) await database.db.deleteFrom('rate_limits').execute();
      const token = await tokenOf(caller);
      const response = await fetchPath(url, {
        method,
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && method !== 'GET' && { body }),
      });
      // A caller who deleted the session signs in again.
      if (response.ok && method === 'DELETE' && url.startsWith('/api/me/sessions'))
        tokens.delete(caller as TestCaller);
      return response;
    },
    isAlive: async () =>
      (await fetchPath('/api/me', { headers: { authorization: `Bearer ${await tokenOf('customer')}` } }))
        .status === 200,
    close: async () => {
      await shop.close();
      if (!shared) await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type WholeShop = Awaited<ReturnType<typeof openWholeShop>>;

const opened = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('the shop for the test did not open');
  return result.value;
};
