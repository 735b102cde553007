import { diets } from '@nutricion/domain/accounts/diet';
import { MAX_PEOPLE, memberKinds } from '@nutricion/domain/accounts/household';
import { allergens } from '@nutricion/domain/catalog/allergen';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';
import { line } from '../kit/plain-text.ts';
import { version } from '../kit/ranges.ts';

/** Drops duplicates. */
const setOf = <T extends z.ZodType<string>>(item: T, max: number) =>
  z
    .array(item)
    .max(max, `Escoge hasta ${max}.`)
    .transform((list) => [...new Set(list)]);

const allergenIds = setOf(
  z.enum(
    allergens.map(({ id }) => id),
    'Ese alérgeno no está entre los nueve.',
  ),
  allergens.length,
);
const dietIds = setOf(
  z.enum(
    diets.map(({ id }) => id),
    'Esa dieta no está entre las que hay.',
  ),
  diets.length,
);
const dietTags = setOf(
  z.enum(Object.keys(dietTagLabels), 'Esa etiqueta no está entre las que hay.'),
  Object.keys(dietTagLabels).length,
);

const count = (min: number, message: string) =>
  z.number(message).int(message).min(min, message).max(MAX_PEOPLE, `En un hogar caben hasta ${MAX_PEOPLE}.`);

export const memberSchema = z.strictObject({
  /** Made by the browser, so that a repeated request after a lost response adds the member once. */
  id: z.uuid('Esa persona no se puede guardar.'),
  name: line().min(1, 'Escribe un nombre.').max(40, 'Usa 40 letras o menos.'),
  kind: z.enum(memberKinds, 'Di si es adulto o menor.'),
  allergens: allergenIds,
});

const householdFields = {
  /** Counts of everybody at home, the customer included. */
  adults: count(1, 'En el hogar hay al menos un adulto: tú.'),
  children: count(0, 'Di cuántos menores hay, o cero.'),
  /** The customer's own. */
  allergens: allergenIds,
  diets: dietIds,
  dietTags,
  /** Those at home who have a name. */
  members: z.array(memberSchema).max(MAX_PEOPLE, `En un hogar caben hasta ${MAX_PEOPLE}.`),
};

/** `version` is 0 until something is saved. */
export const preferencesSchema = z.object({ version: z.number().int().min(0), ...householdFields });
export type PreferencesJson = z.infer<typeof preferencesSchema>;

/** Health data: only the user reads and writes it, and it is deleted with the account. */
export const preferenceEndpoints = declareEndpoints({
  'GET /api/me/preferences': {
    access: 'verified',
    summary: 'Para quién compro: mi hogar, alergias y dieta',
    response: preferencesSchema,
  },
  'PUT /api/me/preferences': {
    access: 'verified',
    summary: 'Guarda mi hogar, alergias y dieta; 409 si cambiaron desde la versión que se envía',
    body: z.strictObject({
      version,
      ...householdFields,
    }),
    response: preferencesSchema,
  },
});
