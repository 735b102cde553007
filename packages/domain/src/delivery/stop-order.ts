/** Where an order is brought, as the order itself says it. */
export interface StopPlaceOfOrder {
  readonly building: string;
  readonly unit: string;
  readonly number: string;
}

/** Building after building, in each floor after floor, then by unit: as somebody walks it. */
export const inStopOrder = (a: StopPlaceOfOrder, b: StopPlaceOfOrder): number =>
  a.building.localeCompare(b.building, 'es', { numeric: true }) ||
  a.unit.localeCompare(b.unit, 'es', { numeric: true }) ||
  a.number.localeCompare(b.number, 'es', { numeric: true });
