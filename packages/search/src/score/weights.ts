import { fields } from './read-product.ts';

/** Specification, section 5. */
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

/** Specification, section 9. */
export const SEARCH_LIMIT = 20;
export const HOME_MIN_SCORE = 50;

/** Each field that has a word counts once. */
export const wordFields = [
  { field: fields.title, points: weights.title, reason: 'En el título' },
  { field: fields.tags, points: weights.tags, reason: 'En sus etiquetas' },
  { field: fields.highlights, points: weights.highlights, reason: 'Por su nutrición' },
  { field: fields.usage, points: weights.usage, reason: 'Por su uso' },
  { field: fields.description, points: weights.description, reason: 'En la descripción' },
] as const;

/** By the fields that have a word, what it is worth there. */
export const wordPoints: Uint16Array = Uint16Array.from({ length: 64 }, (_, mask) =>
  wordFields.reduce((sum, { field, points }) => sum + (mask & field ? points : 0), 0),
);
