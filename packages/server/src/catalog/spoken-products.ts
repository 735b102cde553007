import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import type { Eater } from '@nutricion/domain/catalog/allergen-warning';
import type { NetUnit } from '@nutricion/domain/catalog/unit-price';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { packagesFor, type SpokenAmount } from '@nutricion/domain/voice/packages-for';
import { spokenWarning } from '@nutricion/domain/voice/spoken-warning';
import type { SpokenItem, VoiceLexicon } from '@nutricion/domain/voice/understanding';
import { voiceLexicon } from '@nutricion/domain/voice/voice-lexicon';
import { SEARCH_CACHE_SECONDS } from '@nutricion/domain/voice/voice-limits';
import { fold, isSpelledAs, wordsOf, writeWithout } from '@nutricion/language';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { presentProduct } from './present-product.ts';

/** The best match is taken without asking if its score is this many times the next one's. */
const CLEAR_SCORE_RATIO = 1.5;
const MAX_CANDIDATES = 5;
/** Matches that are read; the assistant shows five of them, of equal scores those in stock first. */
const MAX_SPOKEN_MATCHES = 20;
const MAX_CACHED_SEARCHES = 500;

/** The product that a spoken name means. */
export interface SpokenProduct {
  /** Null if no product is clearly meant. */
  readonly id: string | null;
  /** Packages that cover the spoken amount. */
  readonly packages: number;
  /** Reasons to ask the customer first, Spanish sentences; empty if there are none. */
  readonly doubts: readonly string[];
}

export interface SpokenProducts {
  /** Words that speech recognition should know, from the current catalog. */
  readonly lexicon: () => VoiceLexicon;
  /**
   * The product that a name means, with warnings for a household that avoids allergens.
   * @param bought ids of what the customer bought lately: of several products that the name may mean, the only one of them is meant
   */
  readonly choose: (
    item: SpokenAmount & Pick<SpokenItem, 'name'>,
    eaters: readonly Eater[],
    bought?: ReadonlySet<string>,
  ) => SpokenProduct;
  /** At most `limit` products of the shop's search, best first; of equal scores those in stock first. */
  readonly find: (query: string, limit: number) => SpokenMatches;
}

export interface SpokenMatches {
  readonly products: readonly ProductJson[];
  /** A sentence if it is unknown whether these products are free of what was ruled out; null if it is known. */
  readonly doubt: string | null;
}

export const spokenProducts = (
  catalog: Pick<Catalog, 'search' | 'index' | 'version'>,
  words: WordTables,
  now: () => number,
): SpokenProducts => ({
  lexicon: cachedLexicon(catalog, words),
  find: cachedSearch(catalog, now),
  choose: (item, eaters, bought = NOTHING) => {
    const { entry, doubt } = findClearMatch(catalog, item.name, bought);
    if (!entry) return { id: null, packages: 1, doubts: doubt ? [doubt] : [] };
    const { product } = entry.source;
    const { title } = product;
    const amount = packagesFor(item, {
      title,
      netContent: product.net_content,
      netUnit: product.net_unit as NetUnit,
      packageLabel: product.package_label,
    });
    const doubts = [
      amount.doubt,
      spokenWarning(title, productAllergens(entry.source.product), eaters),
      entry.stock <= 0 ? `«${title}» está agotado.` : null,
    ];
    return { id: entry.id, packages: amount.packages, doubts: doubts.filter((each) => each !== null) };
  },
});

const NOTHING: ReadonlySet<string> = new Set();

/** The product whose title is exactly the name, the best match if its score is clearly higher, or the only one that was bought before. */
const findClearMatch = (
  catalog: Pick<Catalog, 'search' | 'index'>,
  name: string,
  bought: ReadonlySet<string>,
): { readonly entry: CatalogEntry | null; readonly doubt: string | null } => {
  const { hits, freeFrom, isFreedomUnclear } = catalog.search(name, false, MAX_CANDIDATES);
  const [first] = hits;
  const unknown = doubtTextOf(first?.isFreedomUnknown ?? false, isFreedomUnclear ?? false, freeFrom);
  if (first && unknown) return { entry: null, doubt: unknown };
  const matches = hits.flatMap(({ id, score }) => {
    const entry = catalog.index().byId.get(id);
    return entry ? [{ entry, score }] : [];
  });
  const [best, next] = matches;
  if (!best) return { entry: null, doubt: `No hay nada con «${name}».` };
  const exact = matches.filter(({ entry }) => isCalled(entry.source.product.title, name));
  const one = exact.length === 1 ? exact[0] : undefined;
  if (one) return { entry: one.entry, doubt: null };
  if (!next || best.score >= CLEAR_SCORE_RATIO * next.score) return { entry: best.entry, doubt: null };
  const usual = matches.filter(({ entry }) => bought.has(entry.id));
  if (usual.length === 1 && usual[0]) return { entry: usual[0].entry, doubt: null };
  return { entry: null, doubt: `Hay varios con «${name}».` };
};

/** "leches frescas enteras" is «Leche fresca entera», whatever the plural. */
const isCalled = (title: string, name: string): boolean => {
  const [words, others] = [wordsOf(title), wordsOf(name)];
  return words.length === others.length && words.every((word, at) => isSpelledAs(word, others[at] ?? ''));
};

/** The sentence for products whose free-from claim is unknown. */
const doubtTextOf = (isUnknown: boolean, isUnclear: boolean, freeFrom: readonly string[]): string | null => {
  if (isUnclear) return 'No entendí todo lo que quieres evitar: revisa la etiqueta.';
  if (!isUnknown) return null;
  const without = freeFrom.length === 0 ? 'como lo pides' : writeWithout(freeFrom);
  return `No sabemos si viene ${without}: revisa la etiqueta.`;
};

/** Specification, section 7: search results are cached for thirty seconds. */
const cachedSearch = (
  catalog: Pick<Catalog, 'search' | 'index'>,
  now: () => number,
): SpokenProducts['find'] => {
  const cached = new Map<string, { readonly matches: SpokenMatches; readonly untilMs: number }>();
  return (query, limit) => {
    const key = `${limit} ${fold(query)}`;
    const nowMs = now();
    const memoized = cached.get(key);
    if (memoized && memoized.untilMs > nowMs) return memoized.matches;
    const { hits, freeFrom, isFreedomUnclear = false } = catalog.search(query, false, MAX_SPOKEN_MATCHES);
    const best = hits
      .flatMap(({ id, score, isFreedomUnknown }) => {
        const entry = catalog.index().byId.get(id);
        return entry ? [{ score, isFreedomUnknown, product: presentProduct(entry.source, nowMs).json }] : [];
      })
      .toSorted(
        (a, b) =>
          Number(a.isFreedomUnknown) - Number(b.isFreedomUnknown) ||
          b.score - a.score ||
          Number(b.product.stock > 0) - Number(a.product.stock > 0),
      )
      .slice(0, limit);
    const isUnknown = best.some(({ isFreedomUnknown }) => isFreedomUnknown);
    const matches = {
      products: best.map(({ product }) => product),
      doubt: doubtTextOf(isUnknown, isFreedomUnclear, freeFrom),
    };
    if (cached.size >= MAX_CACHED_SEARCHES) cached.clear();
    cached.set(key, { matches, untilMs: nowMs + SEARCH_CACHE_SECONDS * 1_000 });
    return matches;
  };
};

/** Computed once for each version of the catalog. */
const cachedLexicon = (
  catalog: Pick<Catalog, 'index' | 'version'>,
  words: WordTables,
): (() => VoiceLexicon) => {
  const others = [
    ...words.synonyms.keys(),
    ...[...words.synonyms.values()].flat(),
    ...words.kinds.keys(),
    ...words.freeFrom.keys(),
    ...words.shelves.keys(),
  ];
  let cached: { readonly version: number; readonly lexicon: VoiceLexicon } | null = null;
  return () => {
    const version = catalog.version();
    if (cached?.version !== version) {
      const titles = [...catalog.index().byId.values()].map(({ source }) => source.product.title);
      cached = { version, lexicon: voiceLexicon(titles, others) };
    }
    return cached.lexicon;
  };
};
