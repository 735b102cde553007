import { formsOf, wordsOf } from '@nutricion/language';
import affinities from '../../../data/affinities.json' with { type: 'json' };
import { type CatalogIndex, productsOf } from './catalog-index.ts';
import type { IndexedProduct } from './indexed-product.ts';

/** Products of a subcategory whose titles have all of these words: "Pastas:laminas". */
interface Kind {
  readonly subcategory: string;
  readonly words: readonly string[];
}

interface Affinity extends Kind {
  readonly companions: readonly Kind[];
}

interface RecommendOptions<P> {
  /** Units sold; of several candidates the best seller is chosen. */
  readonly soldOf: (product: P) => number;
  /** False for a product that somebody in the household avoids. */
  readonly maySuggest?: (product: P) => boolean;
  readonly limit: number;
}

/**
 * Products that go well with a cart, at most `limit`, those for the newest line first. Matching is by subcategory and title, never by words in a
 * description. Each is in stock and the best seller of its kind, and none repeats a product of the cart. `cartIds`: the newest last; products that
 * aren't sold any more are ignored.
 */
export const recommendProducts = <P extends IndexedProduct>(
  catalog: CatalogIndex<P>,
  cartIds: readonly string[],
  { soldOf, maySuggest = () => true, limit }: RecommendOptions<P>,
): readonly P[] => {
  const cart = productsOf(catalog, cartIds);
  const chosen: P[] = [];
  const avoided: P[] = [];
  const addCompanionsOf = (product: P): void => {
    for (const kind of companionsOf(catalog, product)) {
      if (chosen.length === limit) return;
      const fitting = [...catalog.byId.values()].filter((other) => other.stock > 0 && isOfKind(kind, other));
      const bestSeller = mostSold(fitting.filter(maySuggest), soldOf);
      if (bestSeller && ![...cart, ...chosen].some((other) => isSameThing(bestSeller, other)))
        chosen.push(bestSeller);
      if (!bestSeller) avoided.push(...fitting.slice(0, 1));
    }
  };
  for (const line of [...cart].reverse()) addCompanionsOf(line);
  // If somebody avoids a companion, that companion's own companions are suggested instead.
  for (const product of [...avoided]) addCompanionsOf(product);
  return chosen;
};

const mostSold = <P>(products: readonly P[], soldOf: (product: P) => number): P | null =>
  products.reduce<P | null>(
    (before, product) => (before && soldOf(before) >= soldOf(product) ? before : product),
    null,
  );

/** A product without a subcategory uses the companions of another whose title begins with the same word. */
const companionsOf = <P extends IndexedProduct>(catalog: CatalogIndex<P>, product: P): readonly Kind[] => {
  const ownAffinity = affinityOf(product);
  if (ownAffinity || product.subcategory !== null) return ownAffinity?.companions ?? [];
  const namesake = [...catalog.byId.values()].find(
    (other) => affinityOf(other) && headOf(other) === headOf(product),
  );
  return namesake ? (affinityOf(namesake)?.companions ?? []) : [];
};

const affinityOf = (product: IndexedProduct): Affinity | undefined =>
  affinityTable.find((affinity) => isOfKind(affinity, product));

/** Same subcategory, and every word in the title. */
export const isOfKind = ({ subcategory, words }: Kind, product: IndexedProduct): boolean => {
  if (product.subcategory !== subcategory) return false;
  const title = wordsOf(product.title).flatMap(formsOf);
  return words.every((word) => formsOf(word).some((form) => title.includes(form)));
};

/** A similar product, e.g. another milk: same category and first word. */
const isSameThing = (one: IndexedProduct, other: IndexedProduct): boolean =>
  one.id === other.id || (one.category === other.category && headOf(one) === headOf(other));

const headOf = ({ title }: IndexedProduct): string => formsOf(wordsOf(title)[0] ?? '').at(-1) ?? '';

const kindIn = (text: string): Kind => {
  const [subcategory = '', words = ''] = text.trim().split(':');
  return { subcategory, words: wordsOf(words) };
};

/** Companions by product; the first matching row applies. */
export const affinityTable: readonly Affinity[] = affinities.map(({ product, goesWith }) => ({
  ...kindIn(product),
  companions: goesWith.map(kindIn),
}));
