import { type ClaimedFood, claimsOf, computedClaims } from './claims.ts';
import type { NamedFood } from './reference-amounts.ts';

/** What a product may say of itself: what its nutrients earn, then what its label declares. */
export const highlightsOf = (
  food: NamedFood,
  nutrition: Omit<ClaimedFood, keyof NamedFood> | null,
  declared: readonly string[],
): readonly string[] => [
  ...(nutrition ? claimsOf({ ...nutrition, ...food }).claims.flatMap(({ tag }) => tag ?? []) : []),
  ...declared,
];

/** Claims that the law gives nobody, or only with papers that the shop doesn't keep; see ADR 0114. */
const unclaimable = [
  'organic',
  'rico-en-omega-3',
  'antioxidante',
  'fortalece-huesos',
  'saludable-para-el-corazon',
  'mejora-funcion-cognitiva',
];

const notDeclared: ReadonlySet<string> = new Set([...computedClaims, ...unclaimable]);

/** Of a product's highlights those that its label declares: the rest is computed anew whenever its nutrients change. */
export const declaredHighlights = (highlights: readonly string[]): readonly string[] =>
  highlights.filter((highlight) => !notDeclared.has(highlight));
