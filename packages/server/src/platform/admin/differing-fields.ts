/** The fields of some in which two pictures of one thing say otherwise. */
export const differingFields = <Picture extends object, Field extends keyof Picture>(
  fields: readonly Field[],
  one: Picture,
  other: Picture,
): readonly Field[] => fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

/** Some fields of a picture. */
export const fieldsOf = <Picture extends object, Field extends keyof Picture>(
  picture: Picture,
  fields: readonly Field[],
): Pick<Picture, Field> =>
  Object.fromEntries(fields.map((field) => [field, picture[field]])) as Pick<Picture, Field>;
