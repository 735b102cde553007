/** Where an order is brought, as the order itself says it. */
export interface StopPlaceOfOrder {
  readonly building: string;
  /** Floor and unit; empty of a home. */
  readonly unit: string;
  readonly number: string;
}

/** Building after building, in each from its cellar up, then by unit: as somebody walks it. Homes come last. */
export const inStopOrder = (a: StopPlaceOfOrder, b: StopPlaceOfOrder): number =>
  Number(a.unit === '') - Number(b.unit === '') ||
  inWords(a.building, b.building) ||
  floorOf(a.unit) - floorOf(b.unit) ||
  inWords(a.unit, b.unit) ||
  inWords(a.number, b.number);

const inWords = (a: string, b: string): number => a.localeCompare(b, 'es', { numeric: true });

/** "Sótano" is below the ground, "Lobby" on it; what names no floor comes after those that do. */
const floorOf = (unit: string): number => {
  if (/s[oó]tano/iu.test(unit)) return -1;
  if (/lobby|vest[ií]bulo|planta baja/iu.test(unit)) return 0;
  const [, floor] = /(?:piso|nivel)\s*(\d{1,2})/iu.exec(unit) ?? [];
  return floor === undefined ? Number.MAX_SAFE_INTEGER : Number(floor);
};
