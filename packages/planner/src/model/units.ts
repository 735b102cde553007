/** Meals of a recipe that are exchanged as one. */
export interface Unit {
  readonly recipe: number;
  /** The recipes that it can be. */
  readonly choices: Int32Array;
  /** Where it stands in the slots. */
  readonly places: readonly number[];
}

/** Of each recipe all of its meals; and of several one, another, two more, four more, as far as there are so many. */
export const unitsOf = (slots: Int32Array, members: readonly Int32Array[]): readonly Unit[] => {
  const all: { readonly recipe: number; readonly choices: Int32Array; readonly places: number[] }[] = [];
  for (const [place, recipe] of slots.entries()) {
    // What one meal can be another at work can't.
    const choices = members[place] as Int32Array;
    const same = all.find((unit) => unit.recipe === recipe && unit.choices === choices);
    if (same) same.places.push(place);
    else all.push({ recipe, choices, places: [place] });
  }
  return all.flatMap((unit) => (unit.places.length === 1 ? [unit] : [...partsOf(unit), unit]));
};

const partsOf = (unit: Unit): readonly Unit[] => {
  const parts = [{ ...unit, places: unit.places.slice(0, 1) }];
  for (let size = 1; 2 * size <= unit.places.length; size *= 2)
    parts.push({ ...unit, places: unit.places.slice(size, 2 * size) });
  return parts;
};

/** Each two units of different meals of which one at least stands in a fresh slot, once. */
export const pairsOf = function* (
  units: readonly Unit[],
  fresh: Uint8Array,
): Generator<readonly [Unit, Unit]> {
  const isFresh = units.map(({ places }) => places.some((place) => fresh[place] === 1));
  for (const [at, one] of units.entries()) {
    if (!isFresh[at]) continue;
    for (const [to, other] of units.entries()) {
      const isSeen = to < at && isFresh[to];
      if (!isSeen && areApart(one, other)) yield [one, other];
    }
  }
};

const areApart = (one: Unit, other: Unit): boolean =>
  one.places.every((place) => !other.places.includes(place));
