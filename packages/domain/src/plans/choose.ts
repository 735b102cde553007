/** The value of a list of choices that means none. */
export type NoneOr<T extends string> = 'none' | T;

/**
 * Toggles a choice. 'none' is the empty list, so that choosing an option removes it and emptying the list resets to
 * it (specification, section 4); choosing it removes all others.
 */
export const choose = <T extends string>(chosen: readonly T[], option: NoneOr<T>): readonly T[] => {
  if (option === 'none') return [];
  return chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option];
};

export const isChosen = <T extends string>(chosen: readonly T[], option: NoneOr<T>): boolean =>
  option === 'none' ? chosen.length === 0 : chosen.includes(option);
