import { impliedAllergens } from '@nutricion/domain/catalog/implied-allergens';
import { type FreeFrom, lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { KnownTerm, Terms } from '@nutricion/language';
import { isCommonWord } from '../query/common-words.ts';
import { isOtherThing, type QueryWord } from '../query/parse-query.ts';
import type { TermSearch } from './term-search.ts';

/** What the tables know of something that a search may rule out. */
export interface SearchedTerm extends KnownTerm {
  /** As it is written after 'sin'. */
  readonly word: QueryWord;
  readonly freeFrom: FreeFrom;
}

/** What a search may rule out, among its words, and what of them it certainly wants. */
export const searchedTerms = (words: readonly QueryWord[], search: TermSearch): Terms<SearchedTerm> => ({
  termAt: (at) => {
    const known = knownTermAt(words, at, search.tables);
    if (!known) return null;
    const { allergens, nutrient } = known.freeFrom;
    return {
      ...known,
      isHarmful: allergens.length > 0,
      isMeasured: allergens.length === 0 && nutrient !== null,
    };
  },
  isNamed: (at) => {
    const { folded } = words[at] ?? NO_WORD;
    return !isCommonWord(folded) && search.sameAs(folded).some((word) => isSold(word, search));
  },
  isWanted: (at) => isSurelyWanted(words[at] ?? NO_WORD, search),
});

const NO_WORD: QueryWord = { folded: '', typed: '' };

type Known = Pick<SearchedTerm, 'word' | 'freeFrom' | 'length'>;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Foods made of something, which rule that out: "sin harina de trigo", "sin clara de huevo". */
const MADE_OF = words(
  'mantequilla crema harina aceite proteina proteinas salsa pasta clara claras yema yemas suero polvo lecitina bebida carne',
);
const OF = words('de del of');
const ARTICLES = words('el la los las');
/** Animals after "of", which add nothing: "leche de vaca" is ruled out as "leche". */
const ANIMALS = words('vaca cabra oveja gallina');
/** Those whose milk is meant where they are ruled out beside one. */
const MILKED = words('vaca vacas cabra oveja animal animales');
const DAIRY = /^(?:leches?|quesos?|yogur(?:t|es|ts)?|mantequillas?|cremas?|kefir|mantecados?|helados?)$/;

const knownTermAt = (all: readonly QueryWord[], at: number, tables: WordTables): Known | null => {
  const word = all[at] ?? NO_WORD;
  const { freeFrom } = tables;
  if (isOtherThing(word.folded, all[at + 1]?.folded ?? '')) return null;
  const named = lookUp(freeFrom, word.folded);
  // "Sin fideos de trigo" rules out wheat, whatever is made of it.
  const source = MADE_OF.has(word.folded) || !named ? knownAfterOf(all, at + 1, tables) : null;
  if (source) return { ...source, length: source.length + 1 };
  if (named) return { word, freeFrom: named, length: isOfAnimal(all, at + 1) ? 3 : 1 };
  // "Leche que no sea de vaca": beside a milk an animal stands for its milk.
  const isMilk = MILKED.has(word.folded) && all.slice(0, at).some(({ folded }) => DAIRY.test(folded));
  const milk = isMilk ? lookUp(freeFrom, 'leche') : undefined;
  return milk ? { word: { folded: 'leche', typed: milk.label }, freeFrom: milk, length: 1 } : null;
};

const isOfAnimal = (all: readonly QueryWord[], at: number): boolean =>
  OF.has(all[at]?.folded ?? '') && ANIMALS.has(all[at + 1]?.folded ?? '');

/** What follows an "of": "…de trigo", "…de la leche". */
const knownAfterOf = (all: readonly QueryWord[], at: number, { freeFrom }: WordTables): Known | null => {
  if (!OF.has(all[at]?.folded ?? '')) return null;
  const from = ARTICLES.has(all[at + 1]?.folded ?? '') ? at + 2 : at + 1;
  const word = all[from] ?? NO_WORD;
  const known = lookUp(freeFrom, word.folded);
  return known ? { word, freeFrom: known, length: from + 1 - at } : null;
};

/** Whether a word after a list is certainly wanted: it is sold, and its name implies no allergen ("pan sin gluten y arroz"). */
const isSurelyWanted = ({ folded, typed }: QueryWord, search: TermSearch): boolean =>
  lookUp(search.tables.diets.named, folded) !== undefined ||
  (isSold(folded, search) && impliedAllergens(typed).length === 0);

/** Whether a product is called by the whole word; the beginning of one doesn't count. */
export const isSold = (word: string, search: TermSearch): boolean =>
  search.first(word).some(({ id }) => search.isCalled(id, [word]));
