import { describe, expect, it } from 'vitest';
import type { LoggedSearch } from './logged-search.ts';
import { openSearchLog } from './search-log.ts';
import { aSearch } from './searches.builders.ts';

const aLog = ({ capacity = 100 } = {}) => {
  const batches: (readonly LoggedSearch[])[] = [];
  const errors: unknown[] = [];
  const state = { dropped: 0, isAway: false, hold: Promise.resolve() };
  const log = openSearchLog({
    capacity,
    write: async (batch) => {
      await state.hold;
      if (state.isAway) throw new Error('the database is away');
      batches.push(batch);
    },
    onDropped: (count) => {
      state.dropped += count;
    },
    onError: (error) => void errors.push(error),
  });
  return { ...log, batches, errors, state };
};

describe('openSearchLog', () => {
  it('writes waiting searches in one batch, oldest first, and nothing if there are none', async () => {
    const log = aLog();
    const searches = [aSearch(), aSearch(), aSearch()];
    for (const search of searches) log.add(search);
    await log.flush();
    await log.flush();
    expect(log.batches).toEqual([searches]);
  });

  it('merges a search with later events; the first chosen product stays', async () => {
    const log = aLog();
    const search = aSearch({ isEntered: false, chosenId: 'one' });
    log.add(search);
    log.add({ ...search, isEntered: true, chosenId: null });
    log.add({ ...search, isEntered: false, chosenId: 'two' });
    await log.flush();
    expect(log.batches).toEqual([[{ ...search, isEntered: true }]]);
  });

  it("ignores another user's search with the same id", async () => {
    const log = aLog();
    const search = aSearch();
    log.add(search);
    log.add(aSearch({ id: search.id, chosenId: 'mine' }));
    await log.flush();
    expect(log.batches).toEqual([[search]]);
  });

  it('drops the oldest when it is full, and counts them', async () => {
    const log = aLog({ capacity: 3 });
    const searches = Array.from({ length: 5 }, () => aSearch());
    for (const search of searches) log.add(search);
    expect(log.state.dropped).toBe(2);
    await log.flush();
    expect(log.batches).toEqual([searches.slice(2)]);
  });

  it('writes failed searches again before later ones, up to the capacity', async () => {
    const log = aLog({ capacity: 3 });
    const [first, second, third, fourth] = [aSearch(), aSearch(), aSearch(), aSearch()];
    log.state.isAway = true;
    for (const search of [first, second, third]) log.add(search);
    const failing = log.flush();
    log.add(fourth);
    log.add({ ...third, chosenId: 'one' });
    await failing;
    expect(log.errors).toHaveLength(1);
    expect(log.state.dropped).toBe(1);
    log.state.isAway = false;
    await log.flush();
    expect(log.batches).toEqual([[second, { ...third, chosenId: 'one' }, fourth]]);
  });

  it('writes one batch at a time', async () => {
    const log = aLog();
    let release = () => {};
    log.state.hold = new Promise((resolve) => {
      release = resolve;
    });
    log.add(aSearch());
    const flushes = [log.flush(), log.flush()];
    log.add(aSearch());
    release();
    await Promise.all(flushes);
    expect(log.batches).toHaveLength(1);
    await log.flush();
    expect(log.batches.map(({ length }) => length)).toEqual([1, 1]);
  });
});
