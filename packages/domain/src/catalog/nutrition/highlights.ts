import { type AllergenDeclaration, allergens, animalAllergens, definitelyContained } from '../allergen.ts';
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

/**
 * What must stand beside a diet tag: what a vegan product may contain of an animal, and that nobody knows of the wheat of one without gluten. Null if
 * nothing must.
 */
export const dietTagCaveat = (tag: string, declared: AllergenDeclaration): string | null => {
  if (tag === 'vegan') {
    const traces = allergens.filter(
      ({ id }) => animalAllergens.includes(id) && declared.mayContain.includes(id),
    );
    return traces.length === 0
      ? null
      : `puede contener ${traces.map(({ label }) => label.toLocaleLowerCase('es')).join(', ')}`;
  }
  const isWheatUnknown = declared.contains === null && !definitelyContained(declared).includes('trigo');
  return tag === 'gluten-free' && isWheatUnknown ? 'trigo sin datos' : null;
};
