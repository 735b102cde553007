import { type AllergenId, allergens } from '../../packages/domain/src/catalog/allergen.ts';
import type { SearchableProduct } from '../../packages/domain/src/catalog/searchable-product.ts';
import { mulberry32, type Random } from '../../packages/domain/src/kit/random.ts';
import { pick } from '../random.ts';
import { readSeedProducts } from './seed-products.ts';
import { makeSubcategories, type SubcategoryModel } from './subcategories.ts';
import { joints, makeVocabulary, zipf } from './vocabulary.ts';

const CATALOGUE_SEED = 20_261_121;
/** Zipf's law as Mandelbrot wrote it, fitted so that words are as common as in the seed: the tenth in a sixth of the products. */
const wordLaw = { exponent: 1, shift: 25 };
const subcategoryLaw = { exponent: 0.6, shift: 1 };

/**
 * A catalogue of `count` products, always the same one: shelves of uneven size, titles that begin as one
 * of the seed's (so that synonyms, kinds and false friends occur in every field), words by Zipf's law,
 * no allergen data for a quarter, and 30 to 60 words of description and usage.
 */
export const generateProducts = (count: number): readonly SearchableProduct[] => {
  const seed = readSeedProducts();
  const random = mulberry32(CATALOGUE_SEED);
  const words = makeVocabulary(seed, count);
  const drawRank = zipf(words.length, wordLaw);
  const drawWord = (): string => words[drawRank(random)] ?? '';
  const highlights = [...new Set(seed.flatMap(({ highlights }) => highlights))];
  const subcategories = makeSubcategories(seed);
  const drawSubcategory = zipf(subcategories.length, subcategoryLaw);
  return Array.from({ length: count }, (_, index) => {
    const subcategoryModel = subcategories[drawSubcategory(random)];
    if (!subcategoryModel) throw new Error('there is no shelf');
    return asRead(makeProduct({ index, shelf: subcategoryModel, highlights, drawWord, random }));
  });
};

/** With strings of their own, as read from a database. */
const asRead = (product: SearchableProduct): SearchableProduct => JSON.parse(JSON.stringify(product));

interface Ingredients {
  readonly index: number;
  readonly shelf: SubcategoryModel;
  readonly highlights: readonly string[];
  readonly drawWord: () => string;
  readonly random: Random;
}

const makeProduct = ({
  index,
  shelf: subcategoryModel,
  highlights,
  drawWord,
  random,
}: Ingredients): SearchableProduct => {
  const model = pick(subcategoryModel.models, random);
  const textWords = 30 + Math.floor(random() * 31);
  const usageWords = Math.floor(textWords * (0.3 + random() * 0.2));
  return {
    id: idOf(index),
    title: makeTitle(model, drawWord, random),
    description: makeText(textWords - usageWords, drawWord, random),
    category: model.category,
    normalizedCategory: model.normalizedCategory,
    subcategory: subcategoryModel.subcategory,
    tags: [...some(model.tags, 0.6, random), ...times(1 + Math.floor(random() * 3), drawWord)],
    highlights: [...some(model.highlights, 0.7, random), ...some(highlights, 0.05, random)],
    usageSuggestions: makeText(usageWords, drawWord, random),
    ...makeAllergens(model, random),
    totalPurchases: makePurchases(random),
  };
};

/** Looks like the shop's ids; their order isn't that of the products. */
const idOf = (index: number): string => {
  const scattered = (Math.imul(index, 2_654_435_761) >>> 0).toString(16).padStart(8, '0');
  return `${scattered}-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
};

const claims = 'sin sal,con sal,sin azúcar añadida,sin lactosa,sin gluten,bajo en sodio,orgánico'.split(',');

/** A title of the seed or its first word or two, a maker, sometimes a word more and a claim. */
const makeTitle = (model: SearchableProduct, drawWord: () => string, random: Random): string => {
  const own = model.title.split(' ');
  const parts = random() < 0.35 ? own : own.slice(0, 1 + Math.floor(random() * 2));
  const title = [...parts, drawWord()];
  if (random() < 0.5) title.push(drawWord());
  if (random() < 0.08) title.push(pick(claims, random));
  return title.join(' ');
};

const makeText = (words: number, drawWord: () => string, random: Random): string => {
  const text = times(words, () => (random() < 0.35 ? pick(joints, random) : drawWord())).join(' ');
  return `${text.charAt(0).toLocaleUpperCase('es')}${text.slice(1)}.`;
};

const makeAllergens = (
  model: SearchableProduct,
  random: Random,
): Pick<SearchableProduct, 'contains' | 'mayContain'> => {
  if (random() < 0.25) return { contains: null, mayContain: [] };
  const ids = allergens.map(({ id }) => id);
  const contains = new Set<AllergenId>([...(model.contains ?? []), ...some(ids, 0.06, random)]);
  const traces = new Set<AllergenId>([...model.mayContain, ...some(ids, 0.04, random)]);
  return { contains: [...contains], mayContain: [...traces].filter((id) => !contains.has(id)) };
};

/** Half have never been bought, few very often: ties and long tails as in a shop. */
const makePurchases = (random: Random): number => Math.floor(Math.max(0, 1 / (random() + 0.001) - 2));

const some = <T>(values: readonly T[], share: number, random: Random): T[] =>
  values.filter(() => random() < share);

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
