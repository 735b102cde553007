import type { NetUnit } from '../catalog/unit-price.ts';

const OUNCES_PER_POUND = 16;

/** What so many packages weigh; null of what is sold by volume or by the piece. */
export const poundsOf = (units: number, netContent: number, netUnit: NetUnit): number | null => {
  if (netUnit === 'lb') return units * netContent;
  return netUnit === 'oz' ? (units * netContent) / OUNCES_PER_POUND : null;
};
