import { type DietId, diets } from '@nutricion/domain/accounts/diet';
import { type AllergenId, allergenFact } from '@nutricion/domain/catalog/allergen';
import { type Nutrient, nutrients } from '@nutricion/domain/catalog/nutrition/nutrient';
import type { ProductId } from '@nutricion/domain/kit/ids';
import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { usageOf } from '@nutricion/domain/recipes/measure';
import { recipeNutrition } from '@nutricion/domain/recipes/nutrition';
import type { RecipeMeal } from '@nutricion/domain/recipes/recipe';
import { satisfiesWishes } from '../wishes/satisfies-wishes.ts';
import { type Candidate, courseOf, NO_SIDE } from './candidate.ts';
import { fitsDiet } from './diets.ts';
import { eatenOf } from './eaten-groups.ts';
import type { Pantry, PlanRecipe, PlanSideRecipe } from './pantry.ts';

/**
 * Recipes and sides that are in stock, follow every diet, and have no ingredient (optional ones included)
 * that contains, may contain or lacks data about an avoided allergen.
 */
export const fittingCandidates = (
  recipes: readonly Candidate[],
  requiredDiets: readonly DietId[],
  avoided: readonly AllergenId[],
): readonly Candidate[] =>
  recipes.filter((candidate) => {
    const { products, perServing } = candidate;
    const sold = new Set(products.filter(({ stock }) => stock > 0).map(({ id }) => id));
    const isInStock = perServing.every(({ productId }) => sold.has(productId));
    const isSafe = products.every(({ food }) =>
      avoided.every((allergen) => allergenFact(food, allergen) === 'no-declarado'),
    );
    return isInStock && isSafe && requiredDiets.every((diet) => fitsDiet(diet, candidate));
  });

/** The fitting candidates that also satisfy the wishes and goals of the answers. */
export const candidatesFor = (
  recipes: readonly Candidate[],
  answers: PlanAnswers,
  avoided: readonly AllergenId[],
): readonly Candidate[] =>
  fittingCandidates(recipes, answers.dietaryPreferences, avoided).filter((candidate) =>
    satisfiesWishes(answers, candidate),
  );

/** Recipes for a meal whose required packages can be computed, whether or not they fit a request. */
export const measurableRecipes = ({
  recipes,
  products,
}: Pick<Pantry, 'recipes' | 'products'>): readonly Candidate[] =>
  recipes.flatMap((recipe) => (recipe.meal === null ? [] : measureRecipe(recipe, recipe.meal, products)));

/** Measurable recipes and sides. */
export const measurableDishes = (pantry: Pantry): readonly Candidate[] => [
  ...measurableRecipes(pantry),
  ...measurableSides(pantry),
];

/**
 * The diets that a recipe follows; null when it is for no meal or its packages can't be computed, so that no
 * plan uses it.
 */
export const dietsOf = (recipe: PlanRecipe, pantry: Pick<Pantry, 'products'>): readonly DietId[] | null => {
  const [candidate] = measurableRecipes({ ...pantry, recipes: [recipe] });
  return candidate ? diets.map(({ id }) => id).filter((diet) => fitsDiet(diet, candidate)) : null;
};

/** Each side once per course that it goes with, plus `NO_SIDE`; empty when the pantry has no sides. */
const measurableSides = ({ sides, products }: Pantry): readonly Candidate[] =>
  sides.length === 0
    ? []
    : [noSide, ...sides].flatMap((side) =>
        side.with.flatMap((course) =>
          measureRecipe(side, course === 'plato' ? 'almuerzo' : 'desayuno', products).map((each) => ({
            ...each,
            course: `con-${course}` as const,
            ...(side === noSide && { nutrition: { perServing: noNutrients, knownPerServing: noNutrients } }),
          })),
        ),
      );

const noNutrients = Object.fromEntries(nutrients.map((nutrient) => [nutrient, 0])) as Record<
  Nutrient,
  number
>;

const noSide: PlanSideRecipe = {
  id: NO_SIDE,
  title: '',
  emoji: '',
  meal: null,
  category: 'other',
  equipment: 'fria',
  tags: [],
  servings: 1,
  prepMinutes: 0,
  cookMinutes: 0,
  isMealPrepFriendly: false,
  shelfLifeDays: null,
  eveningBefore: null,
  ingredients: [],
  with: ['desayuno', 'plato'],
};

/** Empty when a product is missing or an amount can't be converted into packages. */
const measureRecipe = (
  recipe: PlanRecipe,
  meal: RecipeMeal,
  products: Pantry['products'],
): readonly Candidate[] => {
  const used = recipe.ingredients.map(({ productId }) => products.get(productId));
  if (!used.every((product) => product !== undefined)) return [];
  const perServing = perServingOf(recipe, products);
  if (perServing === null) return [];
  const lines = recipe.ingredients.flatMap((ingredient, position) => {
    const food = used[position]?.food;
    return food ? [{ ingredient, food }] : [];
  });
  const nutrition = recipeNutrition(lines, recipe.servings);
  const eaten = eatenOf(recipe, used);
  return [
    { recipe: { ...recipe, meal }, course: courseOf(meal), products: used, perServing, eaten, nutrition },
  ];
};

/** Packages per serving and product, without optional ingredients; null when an amount can't be converted. */
const perServingOf = (recipe: PlanRecipe, products: Pantry['products']): Candidate['perServing'] | null => {
  const needs = new Map<ProductId, number>();
  for (const ingredient of recipe.ingredients) {
    if (ingredient.isOptional) continue;
    const product = products.get(ingredient.productId);
    const packages = product ? usageOf(ingredient, product.food).packages : null;
    if (!product || packages === null) return null;
    needs.set(product.id, (needs.get(product.id) ?? 0) + packages / recipe.servings);
  }
  return [...needs].map(([productId, packages]) => ({ productId, packages }));
};
