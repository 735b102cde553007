import affinities from '../../../data/affinities.json' with { type: 'json' };
import { formsOf, wordsOf } from '../../kit/fold.ts';
import { type CatalogIndex, productsOf } from './catalog-index.ts';
import type { IndexedProduct } from './indexed-product.ts';

/** Products of a subcategory whose title has all of the words: "Pastas:laminas". */
interface Kind {
  readonly subcategory: string;
  readonly words: readonly string[];
}

interface Affinity extends Kind {
  readonly companions: readonly Kind[];
}

interface RecommendOptions<P> {
  /** Units sold: of several that fit the most bought is taken. */
  readonly soldOf: (product: P) => number;
  /** Whether nobody at home avoids it. */
  readonly maySuggest?: (product: P) => boolean;
  readonly limit: number;
}

/**
 * What goes with a cart, at most `limit` and the newest line's first. It rests on what each product is, never on a word
 * that happens to stand in a description. In stock, one of each companion, nothing that the cart has already.
 * @param cartIds of the lines, the newest last; what isn't sold any more is passed over
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
  // Where somebody avoids a companion, what goes with it stands in its place.
  for (const product of [...avoided]) addCompanionsOf(product);
  return chosen;
};

const mostSold = <P>(products: readonly P[], soldOf: (product: P) => number): P | null =>
  products.reduce<P | null>(
    (before, product) => (before && soldOf(before) >= soldOf(product) ? before : product),
    null,
  );

/** A product that nobody has put on a subcategory goes with what others go with whose name begins alike. */
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

/** By its subcategory, and every word somewhere in its title. */
export const isOfKind = ({ subcategory, words }: Kind, product: IndexedProduct): boolean => {
  if (product.subcategory !== subcategory) return false;
  const title = wordsOf(product.title).flatMap(formsOf);
  return words.every((word) => formsOf(word).some((form) => title.includes(form)));
};

/** Another milk beside a milk, another rice beside a rice: the same thing again. */
const isSameThing = (one: IndexedProduct, other: IndexedProduct): boolean =>
  one.id === other.id || (one.category === other.category && headOf(one) === headOf(other));

const headOf = ({ title }: IndexedProduct): string => formsOf(wordsOf(title)[0] ?? '').at(-1) ?? '';

const kindIn = (text: string): Kind => {
  const [subcategory = '', words = ''] = text.trim().split(':');
  return { subcategory, words: wordsOf(words) };
};

/** What goes with which products; the first row that fits a product applies. */
export const affinityTable: readonly Affinity[] = affinities.map(({ product, goesWith }) => ({
  ...kindIn(product),
  companions: goesWith.map(kindIn),
}));
