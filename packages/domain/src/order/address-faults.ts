import { PUERTO_RICO_ZIP } from './contact.ts';
import { type HomeAddress, municipios } from './delivery.ts';

/** What is wrong with an address as it is typed, by field, in the words that the server would use. */
export type AddressFaults = { readonly [Field in keyof HomeAddress]?: string | undefined };

export const addressFaults = ({ street, municipio, zip }: HomeAddress): AddressFaults => ({
  ...(street.trim() === '' && { street: 'Escribe la calle y el número.' }),
  ...(!(municipios as readonly string[]).includes(municipio) && { municipio: 'Escoge un municipio.' }),
  ...(!PUERTO_RICO_ZIP.test(zip.trim()) && {
    zip: 'El ZIP de Puerto Rico tiene 5 dígitos, como 00926.',
  }),
});
