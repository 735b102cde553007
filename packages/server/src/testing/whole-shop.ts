import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Role } from '@nutricion/domain/account/role';
import type { Level } from 'pino';
import { demoAccounts, demoEmailOf, demoPassword } from '../features/accounts/demo/seed-demo-accounts.ts';
import { cheapPasswords } from '../features/accounts/password/passwords.builders.ts';
import { theWords } from '../features/catalog/search-words.builders.ts';
import { readArticles } from '../features/education/read-articles.ts';
import { createPlanner } from '../features/meal-plans/planner.ts';
import { readExpressRecipes } from '../features/recipes/seed/read-recipes.ts';
import { parseSettings, projectRoot } from '../settings.ts';
import { openLogger } from '../startup/open-logger.ts';
import { openShop } from '../startup/open-shop.ts';
import { seedEmptyShop } from '../startup/seed-empty-shop.ts';
import { createTestDatabase } from './database.ts';
import type { Attempt } from './fuzz/break-request.ts';

export type Person = 'anonymous' | 'customer' | Role;

/** A plan is made or it isn't; how good it is doesn't matter here. */
const PLAN_LIMIT_MS = 300;

/** The whole shop as it opens in development, seeded, on a database of its own. */
export const openWholeShop = async ({ logLevel = 'error' as Level } = {}) => {
  const database = await createTestDatabase({ maxConnections: 8 });
  const settings = opened(
    parseSettings({ TRUST_PROXY: '1', PLANS_PER_HOUR: '100000', AUTH_SECRET: 's'.repeat(40) }),
  );
  opened(await seedEmptyShop(settings, database, cheapPasswords));
  const lines: string[] = [];
  const sink = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) });
  const articles = opened(readArticles(projectRoot));
  const shop = await openShop({
    settings,
    database: { ...database, isSuperuser: false },
    articles,
    expressRecipes: opened(readExpressRecipes(projectRoot)),
    words: theWords,
    logger: openLogger(logLevel, sink),
    passwords: cheapPasswords,
    planner: createPlanner({
      limitMs: PLAN_LIMIT_MS,
      execArgv: ['--import', join(projectRoot, 'scripts/read-typescript.mjs')],
    }),
  });
  const fetchPath = async (path: string, init?: RequestInit) => shop.app.request(path, init);

  const signIn = async (email: string): Promise<{ session: string; access: string }> => {
    const signedIn = await fetchPath('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    const session = signedIn.headers.get('set-auth-token') ?? '';
    const answer = await fetchPath('/api/auth/token', { headers: { authorization: `Bearer ${session}` } });
    return { session, access: ((await answer.json()) as { token: string }).token };
  };
  const tokens = new Map<Person, string>();
  /** Of the demo account that is such a person, who signs in when first asked for. */
  const tokenOf = async (person: Person): Promise<string | undefined> => {
    if (person === 'anonymous') return undefined;
    const email = person === 'customer' ? demoAccounts[0].email : demoEmailOf(person);
    const token = tokens.get(person) ?? (await signIn(email)).access;
    tokens.set(person, token);
    return token;
  };

  return {
    ...database,
    app: shop.app,
    /** What the shop logged. */
    lines,
    slugs: articles.map(({ slug }) => slug),
    /** Sends it as that person. The counters of tries begin anew: what is behind them is what is looked for. */
    send: async (
      { method, url, headers, body }: Omit<Attempt, 'key' | 'fault'>,
      person: Person,
    ): Promise<Response> => {
      if (/\/auth\/|deletion|export/.test(url)) await database.db.deleteFrom('rate_limits').execute();
      const token = await tokenOf(person);
      const response = await fetchPath(url, {
        method,
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && method !== 'GET' && { body }),
      });
      // Whoever closed the session that the rest is sent with signs in again.
      if (response.ok && method === 'DELETE' && url.startsWith('/api/me/sessions')) tokens.delete(person);
      return response;
    },
    isAlive: async () =>
      (await fetchPath('/api/me', { headers: { authorization: `Bearer ${await tokenOf('customer')}` } }))
        .status === 200,
    close: async () => {
      await shop.close();
      await database.drop();
    },
  };
};

export type WholeShop = Awaited<ReturnType<typeof openWholeShop>>;

const opened = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('the shop for the test did not open');
  return result.value;
};
