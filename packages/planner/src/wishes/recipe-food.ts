import { definitelyContained } from '@nutricion/domain/catalog/allergen';
import type { DaysWithoutWish, WishedFood, WithoutWish } from '@nutricion/domain/plans/wish';
import { formsOf, readText } from '@nutricion/language';
import type { PlanProduct, PlanRecipe } from '../pantry/pantry.ts';

/** Whether the title, a tag or a product of a recipe names a food. */
export const hasFood = (
  food: WishedFood,
  { title, tags }: Pick<PlanRecipe, 'title' | 'tags'>,
  products: readonly Pick<PlanProduct, 'title'>[],
): boolean =>
  [title, ...tags, ...products.map((product) => product.title)].some((text) => isCalled(food, text));

/**
 * Whether a recipe breaks a wish to avoid a food: by name, by a declared allergen, or because a product lacks
 * the required tag.
 */
export const breaksWithout = (
  wish: WithoutWish | DaysWithoutWish,
  recipe: Pick<PlanRecipe, 'title' | 'tags'>,
  products: readonly PlanProduct[],
): boolean => {
  const { contains } = wish;
  const provenBy = wish.kind === 'without' ? wish.provenBy : null;
  if (provenBy !== null) return !products.every(({ highlights }) => highlights.includes(provenBy));
  return (
    hasFood(wish, recipe, products) ||
    products.some(({ food }) => contains.some((allergen) => definitelyContained(food).includes(allergen)))
  );
};

const isCalled = ({ words, unless }: WishedFood, text: string): boolean => {
  const forms = formsOfText(text);
  const hasPhrase = (phrase: string) =>
    phrase.split(' ').every((word) => formsOf(word).some((form) => forms.has(form)));
  return words.some(hasPhrase) && !unless.some(hasPhrase);
};

/** Titles that are remembered: the same few hundred are read for every wish and plan. */
const MAX_CACHED = 5_000;
const formsCache = new Map<string, ReadonlySet<string>>();

const formsOfText = (text: string): ReadonlySet<string> => {
  const cached = formsCache.get(text);
  if (cached) return cached;
  // `readText` leaves out negated words: "Maní sin sal" has no salt.
  const forms = new Set(readText(text).flatMap(({ folded }) => formsOf(folded)));
  if (formsCache.size >= MAX_CACHED) formsCache.clear();
  formsCache.set(text, forms);
  return forms;
};
