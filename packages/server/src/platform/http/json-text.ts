declare const written: unique symbol;

/** The serialized JSON of a `T`. What many users request is serialized once and joined from then on. */
export type JsonText<T> = string & { readonly [written]: T };

export const jsonOf = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

/** Joins serialized items into an array. */
export const jsonList = <T>(items: readonly JsonText<T>[]): JsonText<T[]> =>
  `[${items.join(',')}]` as JsonText<T[]>;

/** Each member of an object, serialized. */
export type JsonMembers<T> = { readonly [Key in keyof T]: JsonText<Exclude<T[Key], undefined>> };

export const jsonObject = <T extends object>(members: JsonMembers<T>): JsonText<T> =>
  `{${membersText(members)}}` as JsonText<T>;

/** Adds serialized members to an object that has at least one. */
export const jsonWith = <T extends object, More extends object>(
  object: JsonText<T>,
  more: JsonMembers<More>,
): JsonText<T & More> => {
  const added = membersText(more);
  return (added === '' ? object : `${object.slice(0, -1)},${added}}`) as JsonText<T & More>;
};

const membersText = (members: object): string =>
  Object.entries(members)
    .map(([name, text]) => `"${name}":${text}`)
    .join(',');
