import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../platform/http/caller.ts';
import { mount } from '../platform/http/mount.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { countLockWaits } from '../testing/lock-waits.ts';
import { aNurse } from '../testing/shop.builders.ts';
import type { LoggedSearch } from './logged-search.ts';
import { openSearches } from './open-searches.ts';
import { searchHandlers } from './routes.ts';
import { readPopularQueries, writeSearches } from './search-store.ts';
import { aSearch, searchOf } from './searches.builders.ts';

let database: TestDatabase;
let ana: Awaited<ReturnType<typeof aNurse>>;
let eva: Awaited<ReturnType<typeof aNurse>>;
beforeAll(async () => {
  database = await createTestDatabase();
  [ana, eva] = [await aNurse(database.db), await aNurse(database.db)];
});
afterAll(() => database.drop());
beforeEach(() => database.db.deleteFrom('searches').execute());

const rows = () => database.db.selectFrom('searches').selectAll().orderBy('created_at').execute();
const logger = pino({ level: 'silent' });

describe('searches in the database', () => {
  it('are written together with all fields', async () => {
    const search = searchOf(ana, { topIds: [randomUUID(), randomUUID()], correctedQuery: 'leche' });
    await writeSearches(database.db, [search, searchOf(eva, { at: new Date(Date.now() + 1) })]);
    const [first, second] = await rows();
    expect(first).toEqual({
      id: search.id,
      user_id: ana.profile.id,
      hospital_id: ana.hospital.id,
      query: 'leche',
      normalized: 'leche',
      corrected_query: 'leche',
      result_count: 4,
      top_product_ids: search.topIds,
      chosen_product_id: null,
      is_entered: true,
      created_at: search.at,
    });
    expect(second?.user_id).toBe(eva.profile.id);
  });

  it('are updated with later events, and the first chosen product stays', async () => {
    const search = searchOf(ana, { isEntered: false });
    const [one, two] = [randomUUID(), randomUUID()];
    for (const later of [{}, { chosenId: one }, { isEntered: true }, { chosenId: two }])
      await writeSearches(database.db, [{ ...search, ...later }]);
    expect(await rows()).toMatchObject([{ chosen_product_id: one, is_entered: true }]);
  });

  it("aren't changed by another user", async () => {
    const search = searchOf(ana);
    await writeSearches(database.db, [search]);
    await writeSearches(database.db, [searchOf(eva, { id: search.id, chosenId: randomUUID() })]);
    expect(await rows()).toMatchObject([{ user_id: ana.profile.id, chosen_product_id: null }]);
  });

  it('of deleted users, also of one that is deleted meanwhile, are left out', async () => {
    const leaving = await aNurse(database.db);
    await database.db
      .transaction()
      .execute(async (trx) => {
        await trx.deleteFrom('profiles').where('id', '=', leaving.profile.id).execute();
        const writing = writeSearches(database.db, [searchOf(leaving), aSearch(), searchOf(ana)]);
        // The deletion is in progress, so the write waits for it.
        await expect.poll(() => countLockWaits(database.pool)).toBe(1);
        return { writing };
      })
      .then(({ writing }) => writing);
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([ana.profile.id]);
  });

  it('are deleted with the account', async () => {
    const leaving = await aNurse(database.db);
    await writeSearches(database.db, [searchOf(leaving)]);
    await database.db.deleteFrom('profiles').where('id', '=', leaving.profile.id).execute();
    expect(await rows()).toEqual([]);
  });
});

describe('popular queries in the database', () => {
  let users: Awaited<ReturnType<typeof aNurse>>[];
  beforeAll(async () => {
    users = [ana, eva, await aNurse(database.db), await aNurse(database.db)];
  });
  const DAY_MS = 86_400_000;
  const since = new Date(Date.now() - 90 * DAY_MS);
  const popular = () => readPopularQueries(database.db, since);
  const searched = (query: string, times: number, values: Partial<LoggedSearch> = {}) =>
    writeSearches(
      database.db,
      users
        .slice(0, times)
        .map((user) => searchOf(user, { query, normalized: query.toLowerCase(), ...values })),
    );

  it('are those of three different users, the most frequent first', async () => {
    await searched('Malta', 3);
    await searched('malta', 3);
    await searched('sofrito', 4);
    await searched('zoraida sinigual', 2);
    for (let time = 0; time < 5; time += 1) await searched('mi secreto', 1);
    expect(await popular()).toEqual(['sofrito', 'Malta']);
  });

  it('had results, also at the last search', async () => {
    await searched('unicornio', 4, { resultCount: 0 });
    await searched('mofongo', 4, { at: new Date(Date.now() - 1_000) });
    await searched('mofongo', 1, { resultCount: 0 });
    expect(await popular()).toEqual([]);
  });

  it('are neither corrected, nor unfinished, nor blank, nor old', async () => {
    await searched('lehce', 4, { correctedQuery: 'leche' });
    await searched('lech', 4, { isEntered: false });
    await searched('…', 4, { normalized: '' });
    await searched('pan', 4, { at: new Date(since.getTime() - 1) });
    expect(await popular()).toEqual([]);
  });
});

describe('openSearches', () => {
  it('suggests popular queries once they are read, and writes searches', async () => {
    const users = [ana, eva, await aNurse(database.db)];
    await writeSearches(
      database.db,
      users.map((user) => searchOf(user, { query: 'Ñame', normalized: 'name' })),
    );
    const searches = openSearches({ db: database.db, now: Date.now, logger });
    await expect.poll(() => searches.beginningWith('ña')).toEqual(['ñame']);
    searches.add(searchOf(ana, { query: 'yautía' }));
    await searches.close();
    expect((await rows()).map(({ query }) => query)).toContain('yautía');
  });
});

describe('logging a search over HTTP', () => {
  const hits = Array.from({ length: 12 }, () => ({ id: randomUUID() }));
  const aFixture = () => {
    const callers = new Map<string, Caller>([
      ['ana', ana.caller],
      ['eva', eva.caller],
    ]);
    const searches = openSearches({ db: database.db, now: Date.now, logger });
    const app = new Hono();
    mount(
      app,
      async (authorization) => callers.get(authorization ?? '') ?? null,
      searchHandlers({
        add: searches.add,
        now: Date.now,
        find: (query, isLiteral) => ({
          hits: query === 'nada' ? [] : hits,
          correctedQuery: query === 'lehce' && !isLiteral ? 'leche' : null,
        }),
      }),
    );
    return {
      ...searches,
      post: async (who: string, body: object) => {
        const response = await app.request('/api/searches', {
          method: 'POST',
          headers: { authorization: who, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return response.status;
      },
    };
  };

  it('stores user, normalized query, number of results and the best ten', async () => {
    const fixture = aFixture();
    const searchId = randomUUID();
    expect(await fixture.post('ana', { searchId, query: ' Café, ¡con LECHE! ' })).toBe(200);
    expect(await fixture.post('ana', { searchId, query: 'Café, ¡con LECHE!', productId: hits[3]?.id })).toBe(
      200,
    );
    await fixture.close();
    expect(await rows()).toMatchObject([
      {
        id: searchId,
        user_id: ana.profile.id,
        hospital_id: ana.hospital.id,
        query: 'Café, ¡con LECHE!',
        normalized: 'cafe con leche',
        corrected_query: null,
        result_count: 12,
        top_product_ids: hits.slice(0, 10).map(({ id }) => id),
        chosen_product_id: hits[3]?.id,
        is_entered: true,
      },
    ]);
  });

  it('stores the corrected query, except for a literal search', async () => {
    const fixture = aFixture();
    await fixture.post('ana', { searchId: randomUUID(), query: 'lehce' });
    await fixture.post('ana', { searchId: randomUUID(), query: 'lehce', literal: true });
    await fixture.close();
    const corrected = (await rows()).map(({ corrected_query }) => corrected_query);
    expect(corrected.toSorted()).toEqual(['leche', null]);
  });

  it("refuses to change another user's search", async () => {
    const [first, second] = [aFixture(), aFixture()];
    const searchId = randomUUID();
    await first.post('ana', { searchId, query: 'pan' });
    await first.post('eva', { searchId, query: 'pan', productId: hits[0]?.id });
    await first.close();
    await second.post('eva', { searchId, query: 'pan', productId: hits[0]?.id });
    await second.close();
    expect(await rows()).toMatchObject([{ user_id: ana.profile.id, chosen_product_id: null }]);
  });

  it('accepts the longest possible search of any characters', async () => {
    const fixture = aFixture();
    const query = '\u{1f34c}'.repeat(100);
    expect(await fixture.post('ana', { searchId: randomUUID(), query })).toBe(200);
    await fixture.close();
    expect(await rows()).toMatchObject([{ query, normalized: '' }]);
  });

  it('refuses invalid searches', async () => {
    const fixture = aFixture();
    const searchId = randomUUID();
    for (const body of [
      {},
      { searchId, query: ' ' },
      { searchId, query: 'a'.repeat(201) },
      { searchId, query: 'a\0' },
      { searchId: 'uno', query: 'pan' },
      { searchId, query: 'pan', productId: 'dos' },
      { searchId, query: 'pan', userId: eva.profile.id },
    ])
      expect(await fixture.post('ana', body)).toBe(422);
    expect(await fixture.post('nadie', { searchId, query: 'pan' })).toBe(401);
    await fixture.close();
    expect(await rows()).toEqual([]);
  });

  it('responds, opens and closes as usual during a database outage', async () => {
    const away = await createTestDatabase();
    await away.drop();
    const searches = openSearches({ db: away.db, now: Date.now, logger });
    searches.add(searchOf(ana));
    expect(searches.beginningWith('pan')).toEqual([]);
    await searches.close();
  });
});
