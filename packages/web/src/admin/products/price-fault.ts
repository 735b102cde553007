import { requiredNumberFault } from '@nutricion/domain/text/typed-number';

/** Why a typed price can't be taken, beside its field; nothing where it can. */
export const priceFault = (text: string): { readonly price?: string } => {
  const fault = requiredNumberFault(text, 'dollars', 'Escribe el precio en dólares, por ejemplo 3.49.');
  return fault === null ? {} : { price: fault };
};
