/** A place where an order is handed over, with the fields that stops are sorted by. */
export interface SortableStop {
  /** Empty if the order goes to a home. */
  readonly hospital: string;
  readonly building: string;
  /** Floor and unit as the hospital calls them: "Piso 4 · Cirugía". */
  readonly unit: string;
  /** NP-100001 */
  readonly number: string;
}

/**
 * The order in which a driver visits stops: hospital, building, floors from the lowest up, units without a floor after them,
 * unit, order number. Homes come after hospitals.
 */
export const sortStops = <Stop extends SortableStop>(stops: readonly Stop[]): readonly Stop[] =>
  stops.toSorted(
    (one, other) =>
      Number(one.hospital === '') - Number(other.hospital === '') ||
      spanish.compare(one.hospital, other.hospital) ||
      spanish.compare(one.building, other.building) ||
      (floorOf(one.unit) ?? NO_FLOOR_RANK) - (floorOf(other.unit) ?? NO_FLOOR_RANK) ||
      spanish.compare(one.unit, other.unit) ||
      spanish.compare(one.number, other.number),
  );

const spanish = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
const NO_FLOOR_RANK = 1_000;

/** The floor in a unit's name (1 is street level); null if the name has none. */
export const floorOf = (unit: string): number | null => {
  const words = unit.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const basement = /\b(?:sotano|basement)\s*(\d)?/.exec(words);
  if (basement) return 1 - Number(basement[1] ?? 1);
  if (/\b(?:lobby|vestibulo|planta baja|pb|primer piso|emergencias?|sala de emergencia)\b/.test(words))
    return 1;
  const numbered =
    /\b(?:piso|nivel|floor)\s*(\d{1,2})\b|\b(\d{1,2})\s*(?:er|do|to|mo|vo|no|º|°)?\.?\s*piso\b/.exec(words);
  return numbered ? Number(numbered[1] ?? numbered[2]) : null;
};
