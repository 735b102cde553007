import { PUERTO_RICO_ZIP } from '../kit/contact.ts';
import { deliveryMessages } from './delivery-messages.ts';
import type { HomeAddress } from './home-address.ts';
import { isZipOfMunicipio, type Municipio, municipios } from './municipios.ts';

/** Errors of an address form by field, with the same texts as the server's. */
export type AddressIssues = { readonly [Field in keyof HomeAddress]?: string | undefined };

/** The ZIP and municipio of a stored address are accepted without a check. */
export const addressIssues = (
  address: HomeAddress,
  storedAddresses: readonly HomeAddress[] = [],
): AddressIssues => {
  const zip = zipIssue(address, storedAddresses);
  return {
    ...(address.street.trim() === '' && { street: deliveryMessages.street }),
    ...(!isMunicipio(address.municipio) && { municipio: deliveryMessages.municipio }),
    ...(zip !== null && { zip }),
  };
};

/** The error text of a ZIP that can't belong to the municipio; null if it can. */
export const zipIssue = (
  { zip: typed, municipio }: Pick<HomeAddress, 'zip' | 'municipio'>,
  storedAddresses: readonly Pick<HomeAddress, 'zip' | 'municipio'>[] = [],
): string | null => {
  const zip = typed.trim();
  if (!PUERTO_RICO_ZIP.test(zip)) return deliveryMessages.zip;
  if (!isMunicipio(municipio) || isZipOfMunicipio(zip, municipio)) return null;
  if (storedAddresses.some((other) => other.zip === zip && other.municipio === municipio)) return null;
  return `El ZIP ${zip} no es de ${municipio}. Revisa el ZIP o el municipio.`;
};

const isMunicipio = (text: string): text is Municipio => (municipios as readonly string[]).includes(text);
