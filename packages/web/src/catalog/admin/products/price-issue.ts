import { requiredNumberIssue } from '@nutricion/domain/kit/typed-number';

/** The error of a typed price under its field's name; an empty object if the price is valid. */
export const priceIssue = (text: string): { readonly price?: string } => {
  const issue = requiredNumberIssue(text, 'dollars', 'Escribe el precio en dólares, por ejemplo 3.49.');
  return issue === null ? {} : { price: issue };
};
