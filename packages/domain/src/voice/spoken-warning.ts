import type { AllergenDeclaration } from '../catalog/allergen.ts';
import { allergenWarning, type Eater } from '../catalog/allergen-warning.ts';
import { allergenLine } from '../catalog/allergen-warning-text.ts';

/** A warning for the household before a product is added; null if there is none. */
export const spokenWarning = (
  title: string,
  declared: AllergenDeclaration,
  eaters: readonly Eater[],
): string | null => {
  const warning = allergenWarning(declared, eaters);
  return warning === null || warning.level === 'no-declarado'
    ? null
    : `«${title}»: ${allergenLine(warning)}.`;
};
