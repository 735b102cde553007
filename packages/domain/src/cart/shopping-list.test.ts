import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedListName,
  fitsAmongFavorites,
  fitsOnList,
  LIST_LIMITS,
  listRefusalText,
  newListName,
} from './shopping-list.ts';

const lists = (...names: readonly string[]) => names.map((name, index) => ({ id: `lista-${index}`, name }));

describe('the name of a list', () => {
  test('is kept as it was written, without stray spaces', () => {
    expect(newListName([], '  Compra   de la semana ')).toEqual({ ok: true, value: 'Compra de la semana' });
  });

  test.each([
    ['', 'name-missing'],
    ['   ', 'name-missing'],
    ['a'.repeat(61), 'name-too-long'],
    ['SEMANA', 'name-taken'],
    ['Semána', 'name-taken'],
  ])('%j is refused as %s', (typedName, kind) => {
    expect(newListName(lists('Semana'), typedName)).toMatchObject({ ok: false, refusal: { kind } });
  });

  test('may be written anew in other letters for the same list, but not for another', () => {
    const mine = lists('semana', 'Fiesta');
    expect(changedListName(mine, 'lista-0', 'Semana')).toEqual({ ok: true, value: 'Semana' });
    expect(changedListName(mine, 'lista-1', 'Semana')).toMatchObject({ ok: false });
  });

  test('of a full board is refused before anything else is looked at', () => {
    const full = lists(...Array.from({ length: 20 }, (_, index) => `Lista ${index}`));
    expect(newListName(full, 'Otra')).toEqual({ ok: false, refusal: { kind: 'too-many-lists' } });
    expect(changedListName(full, 'lista-3', 'Otra').ok).toBe(true);
  });

  test('never is accepted twice, whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 70 }), { maxLength: 30 }), (wishes) => {
        const list: { id: string; name: string }[] = [];
        for (const wish of wishes) {
          const named = newListName(list, wish);
          if (named.ok) list.push({ id: String(list.length), name: named.value });
        }
        expect(list.length).toBeLessThanOrEqual(LIST_LIMITS.lists);
        expect(new Set(list.map(({ name }) => name.toLowerCase())).size).toBe(list.length);
        for (const { name } of list) expect(name.trim().length).toBeGreaterThan(0);
      }),
    );
  });
});

test.each([
  [fitsOnList, 99, 100],
  [fitsAmongFavorites, 299, 300],
])('one more fits below the limit and not at it', (fits, below, at) => {
  expect(fits(below).ok).toBe(true);
  const refused = fits(at);
  expect(refused.ok).toBe(false);
  // A refusal says what to do next.
  expect(refused.ok ? '' : listRefusalText(refused.refusal)).toMatch(/Quita alguno/);
});
