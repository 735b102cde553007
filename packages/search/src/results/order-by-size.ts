import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { readSizes, type Size, sizeDistance } from '../query/read-size.ts';
import { compareEqual, type SearchHit } from '../score/search-results.ts';
import { preferExactProduct } from './exact-product.ts';
import type { TermSearch } from './term-search.ts';

/** Of what is found, sizes that differ by less are as good as the same: 16 and 16.9 ounces. */
const SIMILAR = 0.08;
/** The same size written otherwise: a litre and 33.8 ounces. */
const SAME = 0.02;

/**
 * Hits in the order of their sizes, nearest first: those that are the product itself before what is made of it, and those
 * that are measured otherwise behind.
 * @param text of the search, without its sizes
 */
export const orderBySize = (
  hits: readonly SearchHit[],
  sizes: readonly Size[],
  text: string,
  search: TermSearch,
): readonly SearchHit[] => {
  const exact = new Set(preferExactProduct(hits, search.requested(text), search));
  const distance = ({ id }: SearchHit): number => {
    const exactly = distanceTo(search.productOf(id), sizes);
    return exactly < SIMILAR ? 0 : exactly;
  };
  const nearest = [...exact].map((hit) => ({ hit, distance: distance(hit) }));
  return [
    ...nearest.toSorted((one, other) => compareDistances(one.distance, other.distance)).map(({ hit }) => hit),
    ...hits.filter((hit) => !exact.has(hit)),
  ];
};

/** The products of a size, for a search that names nothing else. */
export const productsOfSize = (
  products: Iterable<SearchableProduct>,
  sizes: readonly Size[],
  score: number,
): readonly SearchHit[] =>
  [...products]
    .filter((product) => distanceTo(product, sizes) < SAME)
    .toSorted(compareEqual)
    .map(({ id }) => ({ id, score, isFreedomUnknown: false }));

const compareDistances = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

const distanceTo = (product: SearchableProduct | undefined, sizes: readonly Size[]): number => {
  const held = product ? sizesOf(product) : [];
  return Math.min(...sizes.flatMap((size) => held.map((other) => sizeDistance(size, other))));
};

/** Remembered for as long as the product object lives. */
const known = new WeakMap<SearchableProduct, readonly Size[]>();

/** What a product's package holds as a whole, and each piece in it. */
const sizesOf = (product: SearchableProduct): readonly Size[] => {
  const sizes = known.get(product) ?? readProductSizes(product);
  known.set(product, sizes);
  return sizes;
};

const readProductSizes = ({ net, packageLabel = '' }: SearchableProduct): readonly Size[] => [
  ...(net ? [NET[net.unit](net.content)] : []),
  ...readSizes(packageLabel).sizes.map((size) =>
    size.of === 'ounces' ? NET[net?.unit === 'fl oz' ? 'fl oz' : 'oz'](size.amount) : size,
  ),
];

const NET = {
  lb: (amount: number): Size => ({ of: 'weight', amount: amount * 16 }),
  oz: (amount: number): Size => ({ of: 'weight', amount }),
  'fl oz': (amount: number): Size => ({ of: 'volume', amount }),
  unidad: (amount: number): Size => ({ of: 'pieces', amount }),
} as const;
