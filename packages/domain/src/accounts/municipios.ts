import { municipioNeighbours } from './municipio-neighbours.ts';
import { type Municipio, municipioZips } from './municipio-zips.ts';

/** The 78, by the alphabet. */
export const municipios = Object.keys(municipioZips) as readonly Municipio[];

/**
 * Whether a ZIP can be of an address in a municipio. Postal routes cross borders, so a neighbour's ZIP fits too, and
 * one that the census doesn't know fits where the first three digits do: false is certain.
 */
export const zipFits = (zip: string, municipio: Municipio): boolean => {
  const isKnown = municipios.some((one) => municipioZips[one].includes(zip));
  const wanted = isKnown ? zip : zip.slice(0, 3);
  const nearby = [municipio, ...municipioNeighbours[municipio].split(', ')] as readonly Municipio[];
  return nearby.some((one) => zipsOf(one).some((code) => code.startsWith(wanted)));
};

const zipsOf = (municipio: Municipio | ''): readonly string[] =>
  municipio === '' ? [] : municipioZips[municipio].split(' ');
