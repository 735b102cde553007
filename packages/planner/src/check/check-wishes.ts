import { definitelyContained } from '@nutricion/domain/catalog/allergen';
import type { Nutrient } from '@nutricion/domain/catalog/nutrition/nutrient';
import type { PlanWish } from '@nutricion/domain/plans/wish';
import { fold } from '@nutricion/language';
import type { MealPlan } from '../compose/plan.ts';
import type { Pantry, PlanProduct, PlanRecipe } from '../pantry/pantry.ts';
import { isUnsafeFor } from './check-unsafe.ts';
import { plateOf } from './plate.ts';
import { gramsEaten, SLACK } from './portions.ts';

/**
 * Verifies the hard wishes for `checkPlan`, without the code that reads, searches and arranges. Returns each
 * recipe that breaks a wish, with the customer's words.
 */
export const brokenWishes = (
  pantry: Pantry,
  { answers, meals, startDate }: MealPlan,
): readonly { readonly recipeId: string; readonly said: string }[] => {
  const shifts = new Map<number, string>();
  for (const wish of answers.wishes ?? [])
    if (wish.kind === 'shift') for (const weekday of wish.weekdays) shifts.set(weekday, wish.shift);
  return meals.flatMap((meal) => {
    const { recipeId, day, type } = meal;
    const recipe = plateOf(pantry, meal);
    if (!recipe) return [];
    const used = recipe.ingredients.flatMap(({ productId }) => pantry.products.get(productId) ?? []);
    const weekday = startDate === null ? -1 : (new Date(`${startDate}T12:00:00Z`).getUTCDay() + day - 1) % 7;
    const broken = (answers.wishes ?? []).filter((wish) => {
      if (wish.kind === 'days-without')
        return (
          wish.weekdays.some((each) => each === weekday) &&
          (isNamedIn(wish, recipe, used) || used.some((product) => containsAny(product, wish.contains)))
        );
      if (wish.kind !== 'shift') return isBroken(wish, recipe, used);
      // With two shifts for a day the later wish applies.
      const isMine = wish.weekdays.includes(weekday) && shifts.get(weekday) === wish.shift;
      return isMine && (MEALS_DURING_SHIFT[wish.shift] ?? '').split(' ').includes(type) && !isForWork(recipe);
    });
    const isSlow = answers.goals.includes('quick') && recipe.prepMinutes + recipe.cookMinutes > 30;
    const wishText = [...broken.map((wish) => wish.said), ...(isSlow ? ['Cocinar rápido'] : [])];
    return wishText.map((each) => ({ recipeId, said: each }));
  });
};

/** Whether a plan costs more than a sum that was typed. */
export const isOverSum = ({ answers: { wishes = [] } }: MealPlan, totalCents: number): boolean =>
  wishes.some((wish) => wish.kind === 'sum' && totalCents > wish.mostCents);

const isBroken = (wish: PlanWish, recipe: PlanRecipe, used: readonly PlanProduct[]): boolean => {
  switch (wish.kind) {
    case 'without':
      if (wish.provenBy !== null)
        return used.some(({ highlights }) => highlights.indexOf('gluten-free') === -1);
      return isNamedIn(wish, recipe, used) || used.some((product) => containsAny(product, wish.contains));
    case 'minutes':
      return recipe.prepMinutes + recipe.cookMinutes > wish.most;
    case 'allergy':
      return used.some(({ food }) => mayContain(food, wish.allergen));
    case 'condition':
      return isAgainst(wish.condition, recipe, used);
    default:
      return false;
  }
};

/** Maximum per meal: mg of sodium, g of carbohydrates, g of saturated fat. */
const MEAL_LIMITS: Readonly<Record<string, readonly [Nutrient, string]>> = {
  hypertension: ['sodium_mg', 'desayuno 600 almuerzo 700 merienda 300 cena 700'],
  diabetes: ['carbs_g', 'desayuno 45 almuerzo 60 merienda 30 cena 60'],
  cholesterol: ['saturated_fat_g', 'desayuno 4 almuerzo 4.5 merienda 2.5 cena 4.5'],
};

const isAgainst = (condition: string, recipe: PlanRecipe, used: readonly PlanProduct[]): boolean => {
  if (isUnsafeFor(condition, recipe, used)) return true;
  const [nutrient, most] = MEAL_LIMITS[condition] ?? [];
  if (!nutrient || !most) return false;
  const words = most.split(' ');
  let amount = 0;
  for (const ingredient of recipe.ingredients) {
    if (ingredient.isOptional) continue;
    const product = used.find(({ id }) => id === ingredient.productId);
    const of100 = product?.food.per100g?.[nutrient] ?? Number.NaN;
    const isSoaked = ingredient.preparation === 'desalted' && nutrient === 'sodium_mg';
    amount += product && !isSoaked ? (gramsEaten(ingredient, product) * of100) / 100 : Number.NaN;
  }
  // Missing data break the limit.
  return !(amount / recipe.servings <= Number(words[words.indexOf(recipe.meal ?? '') + 1]) + SLACK);
};

/** Meals that are eaten during each shift. */
const MEALS_DURING_SHIFT: Readonly<Record<string, string>> = {
  '7a-3p': 'almuerzo',
  '3p-11p': 'merienda cena',
  '11p-7a': 'merienda',
  '7a-7p': 'almuerzo merienda',
  '7p-7a': 'merienda cena',
};

const isForWork = ({ equipment, category }: PlanRecipe): boolean =>
  (equipment !== null && equipment !== 'una-olla') || /^(during|night)-shift$/.test(category);

const containsAny = ({ food }: PlanProduct, allergens: readonly string[]): boolean =>
  definitelyContained(food).some((each) => allergens.includes(each));

const mayContain = ({ contains, mayContain }: PlanProduct['food'], allergen: string): boolean =>
  contains === null || [...contains, ...mayContain].some((each) => each === allergen);

interface Named {
  readonly words: readonly string[];
  readonly unless: readonly string[];
}

const isNamedIn = ({ words, unless }: Named, recipe: PlanRecipe, used: readonly PlanProduct[]): boolean => {
  const texts = [recipe.title, used.map(({ title }) => title), recipe.tags].flat();
  return texts.map(namedWordsOf).some((titleWords) => {
    const isNamed = (phrase: string) =>
      phrase.split(' ').every((word) => titleWords.some((each) => isSameWord(each, word)));
    return words.some(isNamed) && !unless.some(isNamed);
  });
};

const FILLER_WORDS =
  'a al algo con de del el en es la las lo los mi o para por que su tipo un una unas unos y'.split(' ');
const NEGATIONS = ['sin', 'menos', 'cero', 'libre', 'low', 'zero'];

/** Words of a title, without those that follow a negation such as "sin". */
const namedWordsOf = (text: string): readonly string[] => {
  const words = fold(text).split(/[^a-z0-9]+/);
  const heavy = words.filter((word) => word !== '' && !FILLER_WORDS.includes(word));
  return heavy.filter(
    (word, position) => !NEGATIONS.includes(word) && !NEGATIONS.includes(heavy[position - 1] ?? ''),
  );
};

/** Equal, or one is the plural of the other. */
const isSameWord = (one: string, other: string): boolean => {
  const singulars = stems(other);
  return stems(one).some((stem) => singulars.includes(stem));
};

const stems = (word: string): readonly string[] => {
  if (word.length < 4 || word.at(-1) !== 's') return [word];
  const cut = [word, word.replace(/s$/, '')];
  if (word.length > 4) cut.push(word.replace(/es$/, ''), word.replace(/ces$/, 'z'));
  return cut;
};
