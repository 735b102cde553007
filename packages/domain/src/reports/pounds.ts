import type { NetUnit } from '../catalog/unit-price.ts';

const OUNCES_PER_POUND = 16;

/** The weight of packages in pounds; null for products sold by volume or by the piece. */
export const poundsOf = (units: number, netContent: number, netUnit: NetUnit): number | null => {
  if (netUnit === 'lb') return units * netContent;
  return netUnit === 'oz' ? (units * netContent) / OUNCES_PER_POUND : null;
};
