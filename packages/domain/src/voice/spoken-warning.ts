import type { AllergenDeclaration } from '../catalog/allergen.ts';
import { allergenWarning, type Eater } from '../catalog/allergen-warning.ts';
import { allergenLine } from '../catalog/allergen-warning-text.ts';

/** What a household is told of a product before it is added, a sentence; null: nothing speaks against it. */
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
