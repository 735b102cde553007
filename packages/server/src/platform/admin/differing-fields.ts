/** The given fields whose values differ between two snapshots. */
export const differingFields = <Snapshot extends object, Field extends keyof Snapshot>(
  fields: readonly Field[],
  one: Snapshot,
  other: Snapshot,
): readonly Field[] => fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

/** The given fields of a snapshot. */
export const fieldsOf = <Snapshot extends object, Field extends keyof Snapshot>(
  snapshot: Snapshot,
  fields: readonly Field[],
): Pick<Snapshot, Field> =>
  Object.fromEntries(fields.map((field) => [field, snapshot[field]])) as Pick<Snapshot, Field>;
