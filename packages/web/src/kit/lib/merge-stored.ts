/** The fields of a form, whole or not. */
export type TypedFields = Readonly<Record<string, string | boolean>>;

/** Applies stored fields to fresh ones: only fields of the form, with the right type. */
export const mergeStored = <Fields extends object>(fresh: Fields, stored: unknown): Fields => {
  if (typeof stored !== 'object' || stored === null) return fresh;
  const ofForm = Object.entries(stored).filter(
    ([field, value]) => Object.hasOwn(fresh, field) && typeof value === typeof fresh[field as keyof Fields],
  );
  return { ...fresh, ...Object.fromEntries(ofForm) };
};
