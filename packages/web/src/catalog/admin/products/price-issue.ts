import { requiredNumberIssue } from '@nutricion/domain/kit/typed-number';

/** Why a typed price can't be accepted, as the fault of its field; empty if it can. */
export const priceIssue = (text: string): { readonly price?: string } => {
  const issue = requiredNumberIssue(text, 'dollars', 'Escribe el precio en dólares, por ejemplo 3.49.');
  return issue === null ? {} : { price: issue };
};
