import { isColdZone, type Zone } from '../catalog/zone.ts';

/** The number of bags of an order. */
export interface Bags {
  readonly dry: number;
  /** Bags that need cooling; their labels are marked. */
  readonly cold: number;
}

export const MAX_BAGS = 12;
export const BAGS_MESSAGE = `Di cuántas bolsas son, de 1 a ${MAX_BAGS}.`;

export const isBagCount = ({ dry, cold }: Bags): boolean =>
  dry >= 0 && cold >= 0 && dry + cold >= 1 && dry + cold <= MAX_BAGS;

/** The estimate until the bags are counted: one for items that need cooling, one for the rest. */
export const defaultBags = (zones: readonly Zone[]): Bags => {
  const cold = zones.some(isColdZone) ? 1 : 0;
  return { dry: zones.some((zone) => !isColdZone(zone)) || cold === 0 ? 1 : 0, cold };
};

export interface BagLabel {
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly isCold: boolean;
}

/** A label for each bag; cold bags come last, like cold items on the pick path. */
export const bagLabels = ({ dry, cold }: Bags): readonly BagLabel[] =>
  Array.from({ length: dry + cold }, (_, index) => ({
    number: index + 1,
    of: dry + cold,
    isCold: index >= dry,
  }));
