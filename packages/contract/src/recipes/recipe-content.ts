import { preparations } from '@nutricion/domain/recipes/measure';
import { recipeUnits } from '@nutricion/domain/recipes/recipe';
import { recipeLimits as limits } from '@nutricion/domain/recipes/recipe-limits';
import { type StoragePlace, storagePlaces } from '@nutricion/domain/recipes/shelf-life';
import { z } from 'zod';
import { line, note } from '../kit/plain-text.ts';
import {
  difficultySchema,
  recipeCategorySchema,
  recipeEquipmentSchema,
  recipeMealSchema,
} from './recipes.ts';

const atMost = (letters: number) => `Usa ${letters} letras o menos.`;
const integer = ([, max]: readonly [number, number], min = 0) => {
  const message = `Escribe un número entero de ${min} a ${max}.`;
  return z.number(message).int(message).min(min, message).max(max, message);
};

/** An ingredient, with the names of the column `recipes.ingredients`. */
export const ingredientContentSchema = z.object({
  product_id: z.uuid('Ese producto no existe.'),
  label: line('Escribe lo que lee quien cocina.').max(limits.label, atMost(limits.label)),
  amount: z
    .number('Escribe una cantidad mayor que 0.')
    .positive('Escribe una cantidad mayor que 0.')
    .max(100_000),
  unit: z.enum(recipeUnits, 'Escoge la unidad.'),
  optional: z.boolean().default(false),
  prepared: z.enum(preparations).nullable().default(null),
  /** What does as well where the product isn't there, the best first. */
  substitutes: z
    .array(z.uuid('Ese producto no existe.'))
    .max(limits.substitutes, `Pon ${limits.substitutes} sustitutos o menos.`)
    .default([]),
});
export type IngredientContentJson = z.output<typeof ingredientContentSchema>;

/**
 * The content of a recipe, with the names of its columns. A draft may be incomplete; it is checked when it is
 * published.
 */
export const recipeContentSchema = z.object({
  title: line('Escribe un título.').min(1, 'Escribe un título.').max(limits.title, atMost(limits.title)),
  emoji: line('Pon un emoji.').max(20, 'Pon un solo emoji.'),
  category: recipeCategorySchema,
  meal: recipeMealSchema.nullable(),
  equipment: recipeEquipmentSchema.nullable(),
  difficulty: difficultySchema,
  prep_time: integer(limits.prepMinutes),
  cook_time: integer(limits.cookMinutes),
  servings: integer(limits.servings, 1),
  meal_prep_friendly: z.boolean(),
  shelf_life_days: integer(limits.shelfLifeDays, 1).nullable(),
  kept_in: z.enum(Object.keys(storagePlaces) as StoragePlace[], 'Escoge dónde se guarda.'),
  keeps_longer_because: line()
    .min(1, 'Escribe la fuente, o déjala sin poner.')
    .max(limits.source, atMost(limits.source))
    .nullable(),
  tags: z
    .array(line().max(limits.tag, atMost(limits.tag)))
    .max(limits.tags[1], `Pon ${limits.tags[1]} etiquetas o menos.`),
  description: note().max(limits.tip, atMost(limits.tip)),
  instructions: z
    .array(line().max(limits.step, atMost(limits.step)))
    .max(limits.steps[1], `Pon ${limits.steps[1]} pasos o menos.`),
  ingredients: z
    .array(ingredientContentSchema)
    .max(limits.ingredients[1], `Pon ${limits.ingredients[1]} ingredientes o menos.`),
});
export type RecipeContentJson = z.output<typeof recipeContentSchema>;
/** Some of it; what isn't named stays. */
export type RecipeChanges = {
  readonly [Field in keyof RecipeContentJson]?: RecipeContentJson[Field] | undefined;
};
export type RecipeContentField = keyof RecipeContentJson;
export const recipeContentFields = Object.keys(recipeContentSchema.shape) as readonly RecipeContentField[];
