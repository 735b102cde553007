export interface HomeAddress {
  /** Often the only thing that tells two equal street names apart; may be empty where there is none. */
  readonly urbanizacion: string;
  readonly street: string;
  readonly apartment: string;
  readonly municipio: string;
  /** Five digits: 006xx, 007xx or 009xx. */
  readonly zip: string;
}

/** One line a person can read: "Villa Nevárez, Calle 3 B-12, San Juan, PR 00927". */
export const homeAddressLine = ({ urbanizacion, street, apartment, municipio, zip }: HomeAddress): string =>
  [urbanizacion, street, apartment, `${municipio}, PR ${zip}`].filter(Boolean).join(', ');
