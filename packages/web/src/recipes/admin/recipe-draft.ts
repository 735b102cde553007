import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import type {
  IngredientContentJson,
  RecipeContentField,
  RecipeContentJson,
} from '@nutricion/contract/recipes/recipe-content';
import { isObject } from '@nutricion/domain/kit/is-object';
import { numberIssue, numberText, typedNumber } from '@nutricion/domain/kit/typed-number';
import type { FieldValue } from '../../kit/admin/record/record-field.ts';

/** An ingredient as its card holds it: the amount as it is typed. */
export interface IngredientDraft extends Omit<IngredientContentJson, 'amount'> {
  readonly amount: string;
}

export type PlainField = Exclude<RecipeContentField, 'ingredients' | 'instructions'>;

/** A recipe as its form holds it: everything as it is typed. */
export type RecipeDraft = Readonly<Record<PlainField, FieldValue>> & {
  readonly ingredients: readonly IngredientDraft[];
  readonly instructions: readonly string[];
};

export const draftOfContent = (content: RecipeContentJson): RecipeDraft => ({
  title: content.title,
  emoji: content.emoji,
  category: content.category,
  meal: content.meal ?? '',
  equipment: content.equipment ?? '',
  difficulty: content.difficulty,
  servings: String(content.servings),
  prep_time: String(content.prep_time),
  cook_time: String(content.cook_time),
  meal_prep_friendly: content.meal_prep_friendly,
  shelf_life_days: content.shelf_life_days === null ? '' : String(content.shelf_life_days),
  kept_in: content.kept_in,
  keeps_longer_because: content.keeps_longer_because ?? '',
  tags: content.tags,
  description: content.description,
  instructions: content.instructions,
  ingredients: content.ingredients.map(({ amount, ...ingredient }) => ({
    ...ingredient,
    amount: numberText(amount),
  })),
});

/**
 * The form's values for the API. An invalid amount is sent as null, and the server's error is shown beside its
 * field.
 */
export const contentOfDraft = (draft: RecipeDraft): RecipeContentJson =>
  ({
    title: draft.title,
    emoji: draft.emoji,
    category: draft.category,
    meal: draft.meal || null,
    equipment: draft.equipment || null,
    difficulty: draft.difficulty,
    servings: typedNumber(String(draft.servings), 'units'),
    prep_time: typedNumber(String(draft.prep_time), 'units'),
    cook_time: typedNumber(String(draft.cook_time), 'units'),
    meal_prep_friendly: draft.meal_prep_friendly,
    shelf_life_days: typedNumber(String(draft.shelf_life_days), 'units'),
    kept_in: draft.kept_in,
    keeps_longer_because: String(draft.keeps_longer_because).trim() || null,
    tags: draft.tags,
    description: draft.description,
    instructions: draft.instructions,
    ingredients: draft.ingredients.map((ingredient) => ({
      ...ingredient,
      amount: typedNumber(ingredient.amount, 'amount'),
    })),
  }) as RecipeContentJson;

export const isRecipeDraft = (value: unknown): value is RecipeDraft =>
  isObject(value) &&
  typeof value.title === 'string' &&
  typeof value.servings === 'string' &&
  Array.isArray(value.ingredients) &&
  Array.isArray(value.instructions);

/** Issues found before sending: amounts are in the ingredients' cards. */
export const draftIssues = ({ ingredients }: RecipeDraft): { readonly ingredients?: string } => {
  const without = ingredients.find(({ amount }) => (typedNumber(amount, 'amount') ?? 0) <= 0);
  if (!without) return {};
  const none = 'escribe una cantidad mayor que 0.';
  return { ingredients: `«${without.label}»: ${numberIssue(without.amount, 'amount', none) ?? none}` };
};

const emptyContent: RecipeContentJson = {
  title: '',
  emoji: '🍲',
  category: 'other',
  meal: null,
  equipment: null,
  difficulty: 'easy',
  servings: 2,
  prep_time: 10,
  cook_time: 0,
  meal_prep_friendly: false,
  shelf_life_days: null,
  kept_in: 'nevera',
  keeps_longer_because: null,
  tags: [],
  description: '',
  instructions: [],
  ingredients: [],
};

/** What a new recipe's form is held against: nothing. */
export const aNewRecipe: AdminRecipeJson = {
  id: '00000000-0000-4000-8000-000000000000',
  version: 0,
  state: 'borrador',
  publish_on: null,
  content: emptyContent,
  published: null,
  merged_into: null,
};

/** A copy gets a new title. */
export const copyOf = ({ content }: AdminRecipeJson): RecipeDraft => ({
  ...draftOfContent(content),
  title: `${content.title} (copia)`.slice(0, 80),
});
