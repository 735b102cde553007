import { diets } from '@nutricion/domain/accounts/diet';
import { recipeStates, recipeTransitions } from '@nutricion/domain/recipes/recipe-state';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { REOPEN_LIST } from '../kit/page-cursor.ts';
import { line } from '../kit/plain-text.ts';
import { day, version } from '../kit/ranges.ts';
import { recipeContentSchema } from './recipe-content.ts';
import { recipeMealSchema, recipeSchema, recipeSummarySchema } from './recipes.ts';

const params = z.object({ id: z.uuid() });

/** A recipe in the administration's list, as it is written: with what isn't published yet. */
const recipeRowSchema = recipeSummarySchema.extend({
  version,
  state: z.enum(recipeStates),
  /** A day of Puerto Rico; null: none. */
  publish_on: z.iso.date().nullable(),
  /** Of a serving; null: sin datos. */
  kcal: z.number().nullable(),
  allergens: recipeSchema.shape.allergens,
  warnings: z.array(z.string()),
  changed_at: z.iso.datetime(),
});
export type AdminRecipeRowJson = z.infer<typeof recipeRowSchema>;

export const adminRecipeSchema = z.object({
  id: z.uuid(),
  version,
  state: z.enum(recipeStates),
  publish_on: z.iso.date().nullable(),
  /** As it is written. */
  content: recipeContentSchema,
  /** As customers see it; null: never published. */
  published: recipeContentSchema.nullable(),
  /** What it was merged into. */
  merged_into: z.object({ id: z.uuid(), title: z.string() }).nullable(),
});
export type AdminRecipeJson = z.infer<typeof adminRecipeSchema>;

const usedProductSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  package_label: z.string(),
  category: z.string(),
  image_url: z.string().nullable(),
  stock: z.number().int(),
  is_sold: z.boolean(),
});
export type UsedProductJson = z.infer<typeof usedProductSchema>;

const versionSchema = z.object({
  number: z.number().int(),
  /** Null if it came with the seed. */
  by: z.string().nullable(),
  published_at: z.iso.datetime(),
  content: recipeContentSchema,
});

export const adminRecipeEndpoints = declareEndpoints({
  'GET /api/admin/recipes': {
    access: 'recipes.write',
    summary: 'Las recetas como están escritas, con lo que cuestan y lo que les falta, de página en página',
    query: z.object({
      q: line().max(120, 'Busca con 120 letras o menos.').optional(),
      state: z.enum(recipeStates, 'Ese estado no existe.').optional(),
      meal: recipeMealSchema.optional(),
      /** Only those with something to look at. */
      warned: z.enum(['true']).optional(),
      /** Those that use a product, also as a substitute. */
      product: z.uuid('Ese producto no existe.').optional(),
      after: z.uuid(REOPEN_LIST).optional(),
    }),
    response: z.object({ recipes: z.array(recipeRowSchema), next: z.string().nullable() }),
  },
  'GET /api/admin/recipes/overview': {
    access: 'recipes.write',
    summary: 'Cuántas recetas hay en cada estado, y cuántas tienen algo que mirar',
    response: z.object({
      total: z.number().int(),
      warned: z.number().int(),
      by_state: z.record(z.enum(recipeStates), z.number().int()),
    }),
  },
  'POST /api/admin/recipes': {
    access: 'recipes.write',
    summary: 'Escribe una receta nueva; nace borrador',
    body: recipeContentSchema,
    response: adminRecipeSchema,
    status: 201,
  },
  'POST /api/admin/recipes/computed': {
    access: 'recipes.write',
    summary: 'Lo que una receta cuesta, trae y necesita tal como está escrita; no guarda nada',
    body: recipeContentSchema,
    response: z.object({
      /** As the shop would show it. */
      recipe: recipeSchema,
      /** Diets of the plans that use it; null if no plan uses it. */
      diets: z.array(z.enum(diets.map(({ id }) => id))).nullable(),
      warnings: z.array(z.string()),
      /** Why it can't be published, by field. */
      faults: z.record(z.string(), z.string()),
      /** The products that it names, substitutes too. */
      products: z.array(usedProductSchema),
    }),
  },
  'GET /api/admin/recipes/{id}': {
    access: 'recipes.write',
    summary: 'Una receta: como está escrita y como está publicada',
    params,
    response: adminRecipeSchema,
  },
  'PATCH /api/admin/recipes/{id}': {
    access: 'recipes.write',
    summary: 'Cambia el borrador de una receta; 409 si alguien la cambió antes',
    params,
    body: recipeContentSchema.partial().extend({ version }),
    response: adminRecipeSchema,
  },
  'POST /api/admin/recipes/{id}/moves': {
    access: 'recipes.write',
    summary: 'Publica hoy u otro día, deja sin fecha, descarta el borrador, archiva o saca del archivo',
    params,
    body: z.strictObject({
      version,
      move: z.enum(recipeTransitions, 'Ese paso no existe.'),
      /** When to publish; absent: now. */
      on: day('Escoge desde qué día.').optional(),
    }),
    response: adminRecipeSchema,
  },
  'GET /api/admin/recipes/{id}/versions': {
    access: 'recipes.write',
    summary: 'Lo que se publicó de una receta, lo último primero',
    params,
    response: z.object({ versions: z.array(versionSchema) }),
  },
  'POST /api/admin/recipes/{id}/merge': {
    access: 'recipes.write',
    summary: 'Une esta receta a otra: los enlaces y los planes llevan a la que queda',
    params,
    body: z.strictObject({ version, into: z.uuid('Escoge con cuál se une.') }),
    response: adminRecipeSchema,
  },
});
