import { formatUsd } from '../kit/money.ts';

/** How a product is measured: weight, volume or pieces. */
export const netUnits = ['lb', 'oz', 'fl oz', 'unidad'] as const;
export type NetUnit = (typeof netUnits)[number];

const unitPriceLabels = { lb: 'lb', oz: 'oz', 'fl oz': 'oz', unidad: 'unidad' } as const satisfies Record<
  NetUnit,
  string
>;

/**
 * Price of one unit of content, rounded to the cent: "$0.93/lb", "$0.05/oz" or "$0.30/unidad". Null for a single piece, where it equals the price.
 */
export const unitPriceText = (
  unitPriceCents: number,
  netContent: number,
  netUnit: NetUnit,
): string | null => {
  if (netUnit === 'unidad' && netContent === 1) return null;
  return `${formatUsd(Math.round(unitPriceCents / netContent))}/${unitPriceLabels[netUnit]}`;
};
