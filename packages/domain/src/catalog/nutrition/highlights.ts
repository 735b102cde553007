import { type ClaimedFood, claimsOf, computedClaims } from './claims.ts';
import type { NamedFood } from './reference-amounts.ts';

/** A product's highlights: the tags of its computed claims, then those that its label declares. */
export const highlightsOf = (
  food: NamedFood,
  nutrition: Omit<ClaimedFood, keyof NamedFood> | null,
  declared: readonly string[],
): readonly string[] => [
  ...(nutrition ? claimsOf({ ...nutrition, ...food }).claims.flatMap(({ tag }) => tag ?? []) : []),
  ...declared,
];

/** Claims that the law doesn't allow, or only with documents that the shop doesn't have; see ADR 0114. */
const unclaimable = [
  'organic',
  'rico-en-omega-3',
  'antioxidante',
  'fortalece-huesos',
  'saludable-para-el-corazon',
  'mejora-funcion-cognitiva',
];

const notDeclared: ReadonlySet<string> = new Set([...computedClaims, ...unclaimable]);

/** The highlights that the label declares; the others are computed whenever nutrients change. */
export const declaredHighlights = (highlights: readonly string[]): readonly string[] =>
  highlights.filter((highlight) => !notDeclared.has(highlight));
