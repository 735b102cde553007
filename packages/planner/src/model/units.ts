/** Meals of one recipe that are exchanged together. */
export interface Unit {
  readonly recipe: number;
  /** Candidates that can replace it. */
  readonly choices: Int32Array;
  /** Positions of its meals in the slots. */
  readonly places: readonly number[];
}

/**
 * For each recipe a unit of all its meals; for one with several meals also units of one, another one, two,
 * four … of them.
 */
export const unitsOf = (slots: Int32Array, members: readonly Int32Array[]): readonly Unit[] => {
  const all: { readonly recipe: number; readonly choices: Int32Array; readonly places: number[] }[] = [];
  for (const [place, recipe] of slots.entries()) {
    // Meals of one recipe can have different choices, such as a meal at work.
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

/** Each pair of units without a common meal of which at least one has a fresh slot, once. */
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
