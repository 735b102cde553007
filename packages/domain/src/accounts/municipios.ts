import data from '../../data/municipios.json' with { type: 'json' };

export type Municipio = keyof typeof data;

/** All 78 municipios in alphabetical order. */
export const municipios = Object.keys(data) as readonly Municipio[];

/**
 * Whether a ZIP can belong to an address in a municipio. Postal routes cross borders, so a neighbour's ZIP is
 * accepted, and so is one that the census doesn't list if its first three digits are those of the area. Only false is
 * certain.
 */
export const isZipOfMunicipio = (zip: string, municipio: Municipio): boolean => {
  const isListed = municipios.some((one) => zipsOf(one).includes(zip));
  const prefix = isListed ? zip : zip.slice(0, 3);
  const nearby = [municipio, ...data[municipio].neighbours] as readonly Municipio[];
  return nearby.some((one) => zipsOf(one).some((code) => code.startsWith(prefix)));
};

const zipsOf = (municipio: Municipio): readonly string[] => data[municipio].zips;
