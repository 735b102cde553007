import {
  difficultySchema,
  recipeCategorySchema,
  recipeEquipmentSchema,
  recipeMealSchema,
} from '@nutricion/contract/recipes/recipes';
import { isEmoji } from '@nutricion/domain/kit/emoji';
import { preparations } from '@nutricion/domain/recipes/measure';
import { recipeUnits } from '@nutricion/domain/recipes/recipe';
import { recipeLimits as limits } from '@nutricion/domain/recipes/recipe-limits';
import { isScalable } from '@nutricion/domain/recipes/scale-label';
import { storagePlaces } from '@nutricion/domain/recipes/shelf-life';
import { z } from 'zod';

const text = (max: number, what: string) =>
  z
    .string(`se esperaba ${what}`)
    .trim()
    .min(1, `se esperaba ${what}`)
    .max(max, `se esperaba ${what}, de ${max} letras o menos`);

const oneOf = <T extends string>(options: readonly T[]) =>
  z.enum(options, `se esperaba ${options.join(', ')}`);

const count = (what: string, [minimum, maximum]: readonly [number, number]) => {
  const expected = `se esperaba ${what}, de ${minimum} a ${maximum}`;
  return z.int(expected).min(minimum, expected).max(maximum, expected);
};

const name = (what: string) =>
  z
    .string(`se esperaba ${what}`)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `se esperaba ${what}, en minúsculas con guiones`);

const ingredientSchema = z.strictObject({
  sku: name('el sku de un producto'),
  quantity: z.number('se esperaba una cantidad mayor que 0').positive('se esperaba una cantidad mayor que 0'),
  unit: oneOf(recipeUnits),
  label: text(limits.label, 'lo que lee quien cocina').refine(
    isScalable,
    'se esperaba que empezara por su cantidad en cifras, como «1½ taza de arroz» o «2 a 3 limones», para poder cambiar las porciones',
  ),
  optional: z.boolean('se esperaba true o false').default(false),
  prepared: oneOf(preparations).nullable().default(null),
});

/** A recipe of data/recipes, to the letter: an unknown field is a fault too. */
export const recipeEntrySchema = z
  .strictObject({
    id: name('un nombre'),
    title: text(limits.title, 'un título'),
    emoji: z.string('se esperaba un emoji').refine(isEmoji, 'se esperaba un emoji'),
    meal: oneOf(recipeMealSchema.options),
    category: oneOf(recipeCategorySchema.options),
    equipment: oneOf(recipeEquipmentSchema.options),
    prep_minutes: count('los minutos de preparación', limits.prepMinutes),
    cook_minutes: count('los minutos de cocción', limits.cookMinutes),
    difficulty: oneOf(difficultySchema.options),
    servings: count('las porciones', limits.servings),
    meal_prep: z.boolean('se esperaba true o false'),
    shelf_life_days: count('los días que dura', limits.shelfLifeDays).optional(),
    keeps_longer_because: text(limits.source, 'la fuente de que dure más de cuatro días')
      .nullable()
      .default(null),
    kept_in: oneOf(Object.keys(storagePlaces) as (keyof typeof storagePlaces)[]).default('nevera'),
    ingredients: z
      .array(ingredientSchema, 'se esperaba una lista de ingredientes')
      .min(2, 'se esperaban 2 ingredientes o más')
      .max(20, 'se esperaban 20 ingredientes o menos'),
    steps: z
      .array(text(limits.step, 'un paso'), 'se esperaba una lista de pasos')
      .min(2, 'se esperaban 2 pasos o más')
      .max(12, 'se esperaban 12 pasos o menos'),
    tip: text(limits.tip, 'un consejo'),
    tags: z
      .array(text(limits.tag, 'una etiqueta'), 'se esperaba una lista de etiquetas')
      .min(1, 'se esperaba una etiqueta o más')
      .max(8, 'se esperaban 8 etiquetas o menos'),
  })
  .refine(({ meal_prep, shelf_life_days }) => !meal_prep || shelf_life_days !== undefined, {
    path: ['shelf_life_days'],
    message: 'lo que se prepara por adelantado dice cuántos días dura',
  });
export type RecipeEntry = z.output<typeof recipeEntrySchema>;
