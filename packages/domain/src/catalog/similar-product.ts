import { fold, plainLetters, sizesIn } from '@nutricion/language';

/** What is compared of a product. */
export interface ComparedProduct {
  readonly title: string;
  readonly net_content: number;
  readonly net_unit: string;
  readonly package_label: string;
}

/** A product that another one may repeat. `share`: words that both titles have, of all their words; 0.75 to 1. */
export interface SimilarProduct<Product> {
  readonly product: Product;
  readonly share: number;
}

export interface SimilarProducts<Product> {
  /** The likeliest first; without the product itself. */
  readonly similarTo: (product: ComparedProduct) => readonly SimilarProduct<Product>[];
  readonly add: (product: Product) => void;
}

/** The least share of common words. */
export const MIN_SHARE = 0.75;

/**
 * An index of products that finds which of them a new one may repeat: nearly the same title, its brand among the words, and the same size. A number or
 * a word such as «sin» in only one of the titles makes them different; a size that one of them doesn't say makes no difference.
 */
export const similarProducts = <Product extends ComparedProduct>(
  products: Iterable<Product>,
): SimilarProducts<Product> => {
  const byWord = new Map<string, Compared<Product>[]>();
  const add = (product: Product): void => {
    const compared = { product, ...comparedOf(product) };
    for (const word of compared.words) {
      const others = byWord.get(word);
      if (others) others.push(compared);
      else byWord.set(word, [compared]);
    }
  };
  const similarTo = (product: ComparedProduct): readonly SimilarProduct<Product>[] => {
    const { words, size } = comparedOf(product);
    const rareFirst = [...words].sort(
      (one, other) => (byWord.get(one)?.length ?? 0) - (byWord.get(other)?.length ?? 0),
    );
    // Whoever lacks more than a quarter of the words isn't similar, so it has one of the rarest.
    const telling = rareFirst.slice(0, Math.floor(words.size * (1 - MIN_SHARE)) + 1);
    const candidates = new Set(telling.flatMap((word) => byWord.get(word) ?? []));
    return [...candidates]
      .filter((each) => each.product !== product && isSameSize(each.size, size))
      .map((each) => ({ product: each.product, share: shareOf(each.words, words) }))
      .filter(({ share }) => share >= MIN_SHARE)
      .sort((one, other) => other.share - one.share);
  };
  for (const product of products) add(product);
  return { similarTo, add };
};

interface Compared<Product> {
  readonly product: Product;
  readonly words: ReadonlySet<string>;
  readonly size: Size | null;
}

interface Size {
  readonly amount: number;
  readonly kind: 'weight' | 'volume' | 'pieces';
}

const comparedOf = (product: ComparedProduct) => ({
  words: titleWordsOf(withoutMeasures(product.title)),
  size: sizeOf(product),
});

/** Ounces of weight or fluid ounces in a unit of net content. */
const units: Readonly<Record<string, Size>> = {
  lb: { amount: 16, kind: 'weight' },
  oz: { amount: 1, kind: 'weight' },
  'fl oz': { amount: 1, kind: 'volume' },
  unidad: { amount: 1, kind: 'pieces' },
};

/** The sizes of a title, as suppliers write them: "5 lb", "12OZ", "16.9 fl. oz.", "500 ml". */
const measuresIn = (title: string) =>
  sizesIn(title).filter(({ of }) => of === 'weight' || of === 'volume' || of === 'ounces');

const withoutMeasures = (title: string): string =>
  measuresIn(title).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    plainLetters(title),
  );

/** Null if the product has only the size of a new one, and its title says none. */
const sizeOf = ({ title, net_content, net_unit, package_label }: ComparedProduct): Size | null => {
  const hasNoSize = net_content === 1 && net_unit === 'unidad' && fold(package_label.trim()) === 'unidad';
  const unit = units[net_unit];
  if (!hasNoSize && unit) return { ...unit, amount: unit.amount * net_content };
  const measure = measuresIn(title).at(-1);
  return measure ? { amount: measure.amount, kind: measure.of === 'volume' ? 'volume' : 'weight' } : null;
};

/** Grams and ounces of one label differ by rounding. */
const MAX_ROUNDING = 0.02;

/** An "oz" of a liquid may be either ounce, so that weight and volume are compared by their number. */
const isSameSize = (one: Size | null, other: Size | null): boolean =>
  one === null ||
  other === null ||
  ((one.kind === 'pieces') === (other.kind === 'pieces') &&
    Math.abs(one.amount - other.amount) <= MAX_ROUNDING * Math.max(one.amount, other.amount));

const fillers: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'y',
  'con',
  'en',
  'a',
  'al',
]);

/** With or without salt, 1 % or 2 %: such a word in only one of the titles means two products. */
const DISTINGUISHING_WORD = /^(?:\d+|sin|bajo|baja|light|integral|organic[oa]|dietetic[oa]|descremad[oa])$/;

/** The words of a title that tell it from others, folded and without their plural. */
export const titleWordsOf = (title: string): ReadonlySet<string> =>
  new Set(
    fold(title)
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '' && !fillers.has(word))
      .map((word) => word.replace(/(?<=\w{3})(?:e?s|e)$/, '')),
  );

/** The words that both titles have, of all their words; 0 if a word of one of them makes them different products. */
export const shareOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  // Most pairs differ so much in length that their words needn't be compared.
  if (few.size < many.size * MIN_SHARE) return 0;
  const inOnlyOne = [...few, ...many].filter((word) => !(few.has(word) && many.has(word)));
  if (inOnlyOne.some((word) => DISTINGUISHING_WORD.test(word))) return 0;
  const both = [...few].filter((word) => many.has(word)).length;
  return both / (one.size + other.size - both);
};
