import type { DietId } from '@nutricion/domain/accounts/diet';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { Nutrient } from '@nutricion/domain/catalog/nutrition/nutrient';
import type { ConditionWish } from '@nutricion/domain/plans/wish';
import type { MealPlan } from '../compose/plan.ts';
import type { Pantry, PlanProduct, PlanRecipe } from '../pantry/pantry.ts';
import { brokenWishes, isOverSum } from './check-wishes.ts';
import { dishesOf, plateOf } from './plate.ts';
import { gramsEaten, portionOf, SLACK } from './portions.ts';

/**
 * Verifies every promise of a composed plan, computed again from the specification without the code of search
 * and composition, so that one bug can't hide in both. A plan may be shown only when the result is empty.
 */
export const checkPlan = (pantry: Pantry, plan: MealPlan): readonly PlanFault[] => {
  const { answers, meals } = plan;
  const faults: PlanFault[] = [...mealFaults(plan)];
  const needs = new Map<string, number>();
  for (const meal of meals) {
    const recipe = plateOf(pantry, meal);
    if (!recipe) {
      faults.push({ kind: 'unknown-recipe', subject: meal.recipeId });
      continue;
    }
    faults.push(...recipeFaults(recipe, pantry, plan.avoided, answers.dietaryPreferences));
    for (const ingredient of recipe.ingredients) {
      const product = pantry.products.get(ingredient.productId);
      if (ingredient.isOptional || !product) continue;
      const portion = (portionOf(ingredient, product) * meal.servings) / recipe.servings;
      needs.set(product.id, (needs.get(product.id) ?? 0) + portion);
    }
  }
  for (const { productId, packages } of answers.atHome ?? []) {
    const need = needs.get(productId);
    const left = need === undefined || packages === null ? 0 : need - packages;
    if (left > TOLERANCE_PACKAGES) needs.set(productId, left);
    else needs.delete(productId);
  }
  for (const { recipeId, said: wishText } of brokenWishes(pantry, plan))
    faults.push({ kind: 'wish', subject: `${recipeId}: ${wishText}` });
  return [
    ...faults,
    ...leftoverFaults(pantry, plan),
    ...lineFaults(pantry, plan, needs),
    ...moneyFaults(pantry, plan),
    ...energyFaults(pantry, plan),
  ];
};

/** A broken promise of a plan. */
export interface PlanFault {
  readonly kind:
    | 'meals'
    | 'unknown-recipe'
    | 'unknown-product'
    | 'allergen'
    | 'diet'
    | 'wish'
    | 'leftover'
    | 'not-measurable'
    | 'packages'
    | 'stock'
    | 'missing-line'
    | 'needless-line'
    | 'price'
    | 'total'
    | 'budget'
    | 'energy';
  /** Id of the product or recipe, or the wrong value. */
  readonly subject: string;
}

const MEALS_OF_DAY = {
  2: 'almuerzo cena',
  3: 'desayuno almuerzo cena',
  4: 'desayuno almuerzo merienda cena',
};

/** Every meal of every day exactly once, with at least one serving. */
const mealFaults = ({ answers, meals }: MealPlan): readonly PlanFault[] => {
  const expected: string[] = [];
  for (let day = 1; day <= answers.days; day += 1)
    for (const type of MEALS_OF_DAY[answers.mealsPerDay].split(' ')) expected.push(`${day} ${type}`);
  const there = meals.map(({ day, type }) => `${day} ${type}`);
  const isWhole = there.join() === expected.join() && meals.every(({ servings }) => servings >= 1);
  return isWhole ? [] : [{ kind: 'meals', subject: there.join(', ') }];
};

/**
 * What is eaten again was cooked for an earlier day of the plan, keeps, and isn't older than it keeps; the day
 * of cooking isn't one on which it was left over itself.
 */
const leftoverFaults = ({ recipes }: Pantry, { meals }: MealPlan): readonly PlanFault[] =>
  meals.flatMap(({ day, recipeId, leftoverFromDay: from }): readonly PlanFault[] => {
    if (from === null) return [];
    const keeps = recipes.find(({ id }) => id === recipeId);
    const isCooked = meals.some(
      (each) => each.day === from && each.recipeId === recipeId && each.leftoverFromDay === null,
    );
    const isGood = keeps?.isMealPrepFriendly === true && day - from <= (keeps.shelfLifeDays ?? -1);
    return isCooked && isGood && from <= day ? [] : [{ kind: 'leftover', subject: `${recipeId} ${day}` }];
  });

const recipeFaults = (
  recipe: PlanRecipe,
  { products }: Pantry,
  avoided: readonly AllergenId[],
  diets: readonly DietId[],
): readonly PlanFault[] => {
  const faults: PlanFault[] = [];
  for (const ingredient of recipe.ingredients) {
    const product = products.get(ingredient.productId);
    if (!product) {
      faults.push({ kind: 'unknown-product', subject: ingredient.productId });
      continue;
    }
    const { contains, mayContain } = product.food;
    const declared = [...(contains ?? []), ...mayContain];
    if (avoided.length > 0 && (contains === null || avoided.some((each) => declared.includes(each))))
      faults.push({ kind: 'allergen', subject: product.id });
    if (!ingredient.isOptional && !Number.isFinite(portionOf(ingredient, product)))
      faults.push({ kind: 'not-measurable', subject: product.id });
  }
  for (const diet of diets)
    if (!followsDiet(diet, recipe, products)) faults.push({ kind: 'diet', subject: `${recipe.id}: ${diet}` });
  return faults;
};

const followsDiet = (diet: DietId, recipe: PlanRecipe, products: Pantry['products']): boolean => {
  const used = recipe.ingredients.flatMap(({ productId }) => products.get(productId) ?? []);
  const isSnack = recipe.meal === 'merienda';
  const isBreakfast = recipe.meal === 'desayuno';
  if (diet === 'vegetarian') return !used.some((product) => mayBeMeat(product));
  if (diet === 'dairy-free')
    return used.every(
      ({ food: { contains, mayContain } }) =>
        contains !== null && contains.indexOf('leche') === -1 && mayContain.indexOf('leche') === -1,
    );
  const amounts = recipe.ingredients
    .filter(({ isOptional }) => !isOptional)
    .map((ingredient) => {
      const product = products.get(ingredient.productId);
      const name: Nutrient = diet === 'low-carb' ? 'carbs_g' : 'protein_g';
      const of100 = product?.food.per100g?.[name] ?? null;
      return product && of100 !== null ? (gramsEaten(ingredient, product) * of100) / 100 : Number.NaN;
    });
  const documented = amounts.filter((amount) => !Number.isNaN(amount));
  const grams = documented.reduce((sum, amount) => sum + amount, 0) / recipe.servings;
  if (diet === 'low-carb')
    return documented.length === amounts.length && grams <= (isSnack ? 20 : isBreakfast ? 30 : 40) + SLACK;
  return grams >= (isSnack ? 10 : isBreakfast ? 15 : 20) - SLACK;
};

const mayBeMeat = ({ category, subcategory, highlights }: PlanProduct): boolean => {
  if (highlights.some((tag) => tag === 'vegan')) return false;
  if (/^(Frutas|Vegetales|Leche|Yogurts|Quesos|Mantequilla|Huevos)$/.test(category)) return false;
  return subcategory !== 'Miel y siropes';
};

/** Half a per cent of a package can't be measured. */
const TOLERANCE_PACKAGES = 0.005;

const lineFaults = (
  { products }: Pantry,
  { lines }: MealPlan,
  needs: ReadonlyMap<string, number>,
): readonly PlanFault[] => {
  const faults: PlanFault[] = [];
  const listed = lines.map(({ productId }) => productId as string);
  for (const id of needs.keys()) if (!listed.includes(id)) faults.push({ kind: 'missing-line', subject: id });
  for (const [position, { productId, quantity, usedPackages }] of lines.entries()) {
    const need = needs.get(productId);
    if (need === undefined || listed.indexOf(productId) !== position) {
      faults.push({ kind: 'needless-line', subject: productId });
      continue;
    }
    const isCovered =
      Number.isInteger(quantity) && quantity >= 1 && quantity >= need - TOLERANCE_PACKAGES - SLACK;
    const isNeeded = quantity === 1 || quantity - 1 < need - TOLERANCE_PACKAGES + SLACK;
    const isUsed = Math.abs(usedPackages - need) <= SLACK * Math.max(1, need);
    if (!isCovered || !isNeeded || !isUsed) faults.push({ kind: 'packages', subject: productId });
    if (quantity > (products.get(productId)?.stock ?? 0)) faults.push({ kind: 'stock', subject: productId });
  }
  return faults;
};

const BAND_CENTS = { '50-100': 10_000, '100-200': 20_000, '200+': Number.POSITIVE_INFINITY };

const moneyFaults = (pantry: Pantry, plan: MealPlan): readonly PlanFault[] => {
  const faults: PlanFault[] = [];
  let total = 0;
  for (const { productId, quantity, regularPriceCents, unitPriceCents, totalCents } of plan.lines) {
    const product = pantry.products.get(productId);
    if (!product) continue;
    const charged = chargeOf(product, quantity, pantry.nowMs);
    const isShown = unitPriceCents === chargeShown(product, pantry.nowMs);
    if (!isShown || regularPriceCents !== product.priced.regularPriceCents || totalCents !== charged)
      faults.push({ kind: 'price', subject: productId });
    total += charged;
  }
  if (total !== plan.totalCents) faults.push({ kind: 'total', subject: String(total) });
  if (total > BAND_CENTS[plan.answers.budget] || isOverSum(plan, total))
    faults.push({ kind: 'budget', subject: String(total) });
  return faults;
};

/** Kcal of so many meals, of 2,000 a day. */
const DAY_KCAL = { 2: 1400, 3: 1800, 4: 2000 };
const OWN_KCAL = 2000;
const MIN_KCAL_OF_2000 = 1200;

/** A fault when the plan has too little energy to live on; a dish without data counts as an average meal. */
const energyFaults = (
  pantry: Pantry,
  { answers: { days, mealsPerDay, people, wishes = [] }, meals, targets }: MealPlan,
): readonly PlanFault[] => {
  const extraKcal = wishes.flatMap((wish) => (wish.kind === 'condition' ? energyOfTwo(wish) : []));
  const whole = extraKcal.reduce((sum, kcal) => sum + kcal / people, OWN_KCAL);
  const expected = (whole * DAY_KCAL[mealsPerDay]) / OWN_KCAL;
  const kcalOf = ({ ingredients, servings }: PlanRecipe): number => {
    const documented = ingredients.flatMap((ingredient) => {
      const product = pantry.products.get(ingredient.productId);
      const of100 = product?.food.per100g?.kcal ?? null;
      if (!product || ingredient.isOptional || of100 === null) return [];
      const kcal = (gramsEaten(ingredient, product) * of100) / 100;
      return Number.isNaN(kcal) ? [] : [kcal];
    });
    return documented.length === 0
      ? expected / mealsPerDay
      : documented.reduce((total, each) => total + each, 0) / servings;
  };
  const kcal = meals
    .flatMap((meal) => dishesOf(pantry, meal))
    .reduce((total, dish) => total + kcalOf(dish), 0);
  const isEnough = kcal / days >= (expected * MIN_KCAL_OF_2000) / OWN_KCAL - SLACK;
  const isExpected = Math.abs(targets.kcal - expected) < SLACK;
  return isEnough && isExpected ? [] : [{ kind: 'energy', subject: String(Math.round(kcal / days)) }];
};

/** Kcal a day beyond one's own in a pregnancy or while breastfeeding. */
const energyOfTwo = ({ condition, stage }: ConditionWish): number => {
  if (condition === 'pregnancy') return stage === 'trimester-1' ? 0 : stage === 'trimester-3' ? 452 : 340;
  return condition === 'lactation' ? (stage === 'months-0-6' ? 330 : 400) : 0;
};

const offerOf = ({ priced: { promotion } }: PlanProduct, nowMs: number) =>
  promotion && nowMs >= promotion.startsAtMs && nowMs <= promotion.endsAtMs ? promotion.rule : null;

/** Price on a product card: 20 % off with any promotion. */
const chargeShown = (product: PlanProduct, nowMs: number): number => {
  const { regularPriceCents } = product.priced;
  return offerOf(product, nowMs) === null ? regularPriceCents : Math.round(regularPriceCents * 0.8);
};

/** Price in the cart: the lower of the card's price and what the promotion itself gives. */
const chargeOf = (product: PlanProduct, quantity: number, nowMs: number): number => {
  const { regularPriceCents } = product.priced;
  const shown = chargeShown(product, nowMs) * quantity;
  const offer = offerOf(product, nowMs);
  if (offer === null) return shown;
  const plain = regularPriceCents * quantity;
  let given = plain;
  if (offer.type === 'percent-off')
    given = Math.round(regularPriceCents - (regularPriceCents * offer.percent) / 100) * quantity;
  if (offer.type === 'bogo') given = plain - Math.trunc(quantity / 2) * regularPriceCents;
  if (offer.type === 'buy-x-save-y') given = plain - Math.trunc(quantity / offer.quantity) * offer.saveCents;
  if (offer.type === 'spend-x-save-y' && plain >= offer.spendCents) given = plain - offer.saveCents;
  return Math.min(shown, Math.max(0, given));
};
