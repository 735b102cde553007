import { tellingWords } from '@nutricion/domain/catalog/words/wish-tables';
import { lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { wordsOf } from '@nutricion/domain/kit/fold';
import type { SearchHit } from '../score/search-answer.ts';
import { areAlike, beginsWith, hasAll, isTitledBy, type OneThing } from './one-thing.ts';

/**
 * Of what a search finds, the thing itself where it is sold: what is called by all of its words; or on the shelf that its first word means most
 * what is called by that word, on any other what begins so. A soup with chicken is no chicken, and frozen fries are no potatoes.
 * @param words of the search, folded
 */
export const trueTo = (
  hits: readonly SearchHit[],
  words: readonly string[],
  one: OneThing,
  tables: WordTables,
): readonly SearchHit[] => {
  const telling = tellingWords(words);
  const [head = ''] = telling;
  const shelves = lookUp(tables.shelves, head);
  const isThing = ({ id }: SearchHit): boolean => {
    const shelf = one.productOf(id)?.normalizedCategory;
    const names = one.sameAs(head);
    // Of meat the cut comes first: thighs of chicken are chicken.
    if (shelf === shelves?.[0] && shelf) return names.some((same) => isTitledBy(id, [same], one));
    return (
      names.some((same) => beginsWith(id, same, one)) && (!shelves || shelves.some((each) => each === shelf))
    );
  };
  const isTitled = ({ id }: SearchHit): boolean => isTitledBy(id, telling, one);
  if (telling.length > 1 && hits.some(isTitled)) return hits.filter(isTitled);
  return hits.some(isThing) ? hits.filter(isThing) : hits;
};

/**
 * Of what a search with 'sin X' finds, what stands on a shelf that its thing means, or is called so from the start. Butter that is known to be
 * free of egg is no bread: it must not stand before the bread of which nobody knows.
 */
export const onShelf = (
  hits: readonly SearchHit[],
  thing: string,
  one: OneThing,
  { shelves }: WordTables,
): readonly SearchHit[] => {
  const meant = lookUp(shelves, thing);
  const isThing = ({ id }: SearchHit): boolean => one.sameAs(thing).some((same) => beginsWith(id, same, one));
  if (!meant || !hits.some(isThing)) return hits;
  const isThere = ({ id }: SearchHit): boolean => {
    const product = one.productOf(id);
    return (
      meant.some((shelf) => shelf === product?.normalizedCategory) ||
      hasAll(wordsOf(product?.subcategory ?? ''), [thing])
    );
  };
  return hits.filter((hit) => isThing(hit) || isThere(hit));
};

const FRESH = ['fresco', 'fresca'];
/** Said of what was kept for long by it. */
const KEPT =
  'lata congelado congelada seco seca polvo molido molida empanado empanada encurtido almibar salado'.split(
    ' ',
  );

/** Of what is asked for fresh, what isn't canned, frozen or dried, where there is such. */
export const freshOf = (
  hits: readonly SearchHit[],
  words: readonly string[],
  one: OneThing,
): readonly SearchHit[] => {
  if (!words.some((word) => FRESH.some((fresh) => areAlike(fresh, word)))) return hits;
  const fresh = hits.filter(({ id }) => !KEPT.some((word) => isTitledBy(id, [word], one)));
  return fresh.length > 0 ? fresh : hits;
};
