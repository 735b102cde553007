import { fields } from './read-product.ts';

/** Points of the specification, section 5. */
export const weights = {
  exactTitle: 100,
  title: 80,
  tags: 70,
  normalizedCategory: 65,
  exactSubcategory: 80,
  partialSubcategory: 60,
  category: 55,
  highlights: 50,
  usage: 40,
  description: 30,
  lacksAllergen: 45,
  dietTag: 60,
  categoryMismatch: -60,
  falseMatch: -70,
} as const;

/** Most hits of a search, specification, section 9. */
export const SEARCH_LIMIT = 20;
/** Points below which the home page and the results page drop a hit, specification, section 9. */
export const HOME_MIN_SCORE = 50;

/** What a word earns in each field that has it, once a field, with the reason that customers read. */
export const wordFields = [
  { field: fields.title, points: weights.title, reason: 'En el título' },
  { field: fields.tags, points: weights.tags, reason: 'En sus etiquetas' },
  { field: fields.highlights, points: weights.highlights, reason: 'Por su nutrición' },
  { field: fields.usage, points: weights.usage, reason: 'Por su uso' },
  { field: fields.description, points: weights.description, reason: 'En la descripción' },
] as const;
