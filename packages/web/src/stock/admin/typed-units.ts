import { numberIssue, requiredNumberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';

/** The error of a typed number of units; null if valid. */
export const unitsIssue = (text: string, min = 1): string | null => {
  const otherwise = `Escribe un número entero, ${min} o más.`;
  const units = typedNumber(text, 'units');
  if (units !== null) return units < min ? otherwise : null;
  return requiredNumberIssue(text, 'units', otherwise);
};

/** The error of a typed cost, which may be blank. */
export const costIssue = (text: string): { readonly cost?: string } => {
  const issue = numberIssue(text, 'dollars', 'Escribe el costo en dólares, por ejemplo 2.15.');
  if (issue) return { cost: issue };
  return typedNumber(text, 'dollars') === 0 ? { cost: 'Si no lo sabes, déjalo en blanco.' } : {};
};
