import { educationEndpoints } from '@nutricion/contract/content/education';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkedProducts } from '../catalog/linked-products.ts';
import type { Caller } from '../platform/http/caller.ts';
import { mount } from '../platform/http/mount.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { aNurse, aProduct } from '../testing/shop.builders.ts';
import { createArticleMemory } from './article-memory.ts';
import { anArticle } from './education.builders.ts';
import { educationHandlers } from './routes.ts';
import { seedArticles } from './seed-articles.ts';

type Key = keyof typeof educationEndpoints;

const LIST = 'GET /api/education';
const ONE = 'GET /api/education/{slug}';
const PROGRESS = 'PUT /api/education/{slug}/progress';
const BOOKMARK = 'PUT /api/education/{slug}/bookmark';

let database: TestDatabase;
let app: Hono;
const callers = new Map<string, Caller>();
let productIds: readonly string[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  // The last one is off sale.
  const products = [await aProduct(db), await aProduct(db), await aProduct(db, { is_active: false })];
  productIds = products.map(({ id }) => id);
  const related = ['no-hay-tal', ...products.map(({ sku }) => sku).toReversed()];
  await seedArticles(db, [anArticle({ related })]);
  app = new Hono();
  mount(
    app,
    async (authorization) => callers.get(authorization ?? '') ?? null,
    educationHandlers({
      db,
      now: Date.now,
      readArticles: createArticleMemory(db, pino({ level: 'silent' })),
      workShift: async () => 'noche',
      currentRecipes: async () => [],
      linkedProducts: (ids) => linkedProducts(db, ids, Date.now()),
    }),
  );
});
afterAll(() => database.drop());

const aReader = async (values: Parameters<typeof aNurse>[1] = {}) => {
  const { profile, caller } = await aNurse(database.db, values);
  callers.set(profile.id, caller);
  return profile.id as string;
};

/** The response, checked against the contract if the call succeeds. */
const call = async (
  key: Key,
  reader: string,
  { slug = 'comer-de-noche', body }: { slug?: string; body?: unknown } = {},
) => {
  const endpoint: Endpoint = educationEndpoints[key];
  const [method = '', path = ''] = key.split(' ');
  const response = await app.request(path.replace('{slug}', encodeURIComponent(slug)), {
    method,
    headers: { authorization: reader, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape.
  const json: any = await response.json();
  if (response.ok) expect(endpoint.response.parse(json)).toEqual(json);
  return { status: response.status, json };
};

describe('education over HTTP', () => {
  it('says what to read next, and why: of her shift', async () => {
    const { json } = await call(LIST, await aReader());
    expect(json.lead).toEqual({ slug: 'comer-de-noche', why: 'Para tu turno de noche' });
  });

  it('lists the articles with what the caller did with them: nothing at first', async () => {
    const { json } = await call(LIST, await aReader());
    expect(json.articles).toEqual([
      {
        slug: 'comer-de-noche',
        title: 'Comer de noche',
        topic: 'turnos',
        level: 'basico',
        summary: 'Qué llevar.',
        emoji: '🌙',
        minutes: 1,
        questionCount: 2,
        progress: { isRead: false, quizScore: null },
        isBookmarked: false,
      },
    ]);
  });

  it('shows an article with its text, sources, quiz and the related products that are on sale', async () => {
    const { json } = await call(ONE, await aReader());
    expect(json.html).toBe('<p>Come <strong>antes</strong> de entrar.</p>\n');
    expect(json.sources).toHaveLength(1);
    expect(json.quiz[1]).toMatchObject({ answer: 1, why: 'El agua ayuda.' });
    expect(json.related.map(({ id }: { id: string }) => id)).toEqual([productIds[1], productIds[0]]);
  });

  it('shows what a related product became, once', async () => {
    const [gone] = [await aProduct(database.db, { is_active: false })];
    const [remaining = ''] = productIds;
    await database.db
      .insertInto('product_redirects')
      .values({ from_id: gone.id, to_id: remaining })
      .execute();
    const shown = await linkedProducts(database.db, [gone.id, remaining], Date.now());
    expect(shown.map(({ id }) => id)).toEqual([remaining]);
  });

  it('keeps who read what, what they answered and what they put aside, each for themselves', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    expect((await call(PROGRESS, reader, { body: { isRead: true } })).json).toEqual({
      isRead: true,
      quizScore: null,
    });
    expect((await call(PROGRESS, reader, { body: { answers: [0, 2] } })).json).toEqual({
      isRead: true,
      quizScore: 1,
    });
    expect((await call(BOOKMARK, reader, { body: { isBookmarked: true } })).json).toEqual({
      isBookmarked: true,
    });
    const stored = { progress: { isRead: true, quizScore: 1 }, isBookmarked: true };
    expect((await call(LIST, reader)).json.articles[0]).toMatchObject(stored);
    expect((await call(ONE, reader)).json).toMatchObject(stored);
    expect((await call(ONE, other)).json).toMatchObject({
      progress: { isRead: false, quizScore: null },
      isBookmarked: false,
    });
  });

  it('counts the last quiz, keeps the first reading, and lets a bookmark go', async () => {
    const reader = await aReader();
    const readAt = async () =>
      (
        await database.db
          .selectFrom('education_progress')
          .select('read_at')
          .where('user_id', '=', reader)
          .executeTakeFirstOrThrow()
      ).read_at;
    await call(BOOKMARK, reader, { body: { isBookmarked: true } });
    await call(PROGRESS, reader, { body: { isRead: true, answers: [0, 1] } });
    const first = await readAt();
    expect(first).toBeInstanceOf(Date);
    expect((await call(PROGRESS, reader, { body: { isRead: true, answers: [1, 0] } })).json).toEqual({
      isRead: true,
      quizScore: 0,
    });
    expect(await readAt()).toEqual(first);
    await call(BOOKMARK, reader, { body: { isBookmarked: false } });
    expect((await call(ONE, reader)).json).toMatchObject({
      isBookmarked: false,
      progress: { isRead: true, quizScore: 0 },
    });
  });

  it('refuses answers that are not of this quiz, by field, and saves nothing', async () => {
    const reader = await aReader();
    for (const answers of [[], [0], [0, 3], [0, 1, 1], [-1, 0], ['a', 'b']]) {
      const { status, json } = await call(PROGRESS, reader, { body: { isRead: true, answers } });
      expect(status).toBe(422);
      expect(Object.keys(json.errors)[0]).toMatch(/^answers/);
    }
    for (const body of [{}, { isRead: false }, { isRead: true, quizScore: 2 }])
      expect((await call(PROGRESS, reader, { body })).status).toBe(422);
    expect((await call(ONE, reader)).json.progress).toEqual({ isRead: false, quizScore: null });
  });

  it('answers 404 for an article that there is not, and keeps nothing about it', async () => {
    const reader = await aReader();
    const missing = { slug: '../constructor' };
    expect((await call(ONE, reader, missing)).status).toBe(404);
    expect((await call(PROGRESS, reader, { ...missing, body: { isRead: true } })).status).toBe(404);
    expect((await call(BOOKMARK, reader, { ...missing, body: { isBookmarked: true } })).status).toBe(404);
  });

  it('is for verified people', async () => {
    expect((await call(LIST, 'nobody')).status).toBe(401);
    expect((await call(LIST, await aReader({ is_verified: false }))).status).toBe(403);
  });

  it('forgets all of it with the person', async () => {
    const reader = await aReader();
    await call(PROGRESS, reader, { body: { isRead: true } });
    await database.db.deleteFrom('profiles').where('id', '=', reader).execute();
    const left = await database.db
      .selectFrom('education_progress')
      .select('slug')
      .where('user_id', '=', reader)
      .execute();
    expect(left).toEqual([]);
  });
});
