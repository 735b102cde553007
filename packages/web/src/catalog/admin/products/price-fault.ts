import { requiredNumberFault } from '@nutricion/domain/kit/typed-number';

/** Why a typed price can't be accepted, as the fault of its field; empty if it can. */
export const priceFault = (text: string): { readonly price?: string } => {
  const fault = requiredNumberFault(text, 'dollars', 'Escribe el precio en dólares, por ejemplo 3.49.');
  return fault === null ? {} : { price: fault };
};
