export interface HomeAddress {
  /** Distinguishes streets of the same name; empty where there is none. */
  readonly urbanizacion: string;
  readonly street: string;
  readonly apartment: string;
  readonly municipio: string;
  /** Five digits: 006xx, 007xx or 009xx. */
  readonly zip: string;
}

/** The address as one line: "Villa Nevárez, Calle 3 B-12, San Juan, PR 00927". */
export const homeAddressLine = ({ urbanizacion, street, apartment, municipio, zip }: HomeAddress): string =>
  [urbanizacion, street, apartment, `${municipio}, PR ${zip}`].filter(Boolean).join(', ');
