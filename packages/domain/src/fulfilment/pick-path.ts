import { type Zone, zones } from '../catalog/zone.ts';
import { type PickLine, unitsLeft } from './pick-sheet.ts';

/** A stop on the pick path: one product, with all bags that need it. */
export interface PickStop {
  readonly productId: string;
  readonly title: string;
  readonly zone: Zone;
  readonly aisle: string | null;
  /** Sorted by bag; a bag can have a product twice, paid and free. */
  readonly parts: readonly PickLine[];
  /** Units still to pick. */
  readonly left: number;
}

/** Stops by zone (seco, fresco, frío, congelado), so that frozen food is picked last, then by aisle; products without an aisle end their zone. */
export const pickPathOf = (lines: readonly PickLine[]): readonly PickStop[] => {
  const byProduct = new Map<string, readonly PickLine[]>();
  for (const line of lines.filter(isPlaced))
    byProduct.set(line.productId, [...(byProduct.get(line.productId) ?? []), line]);
  return [...byProduct.values()].map(stopOf).toSorted(byPickPath);
};

/** A line with nothing due still has a stop while units of it are in a bag, so that they can be taken out. */
const isPlaced = ({ due, picked }: PickLine): boolean => due > 0 || picked > 0;

const stopOf = (lines: readonly PickLine[]): PickStop => {
  const parts = lines.toSorted((a, b) => a.bag - b.bag || Number(a.isFree) - Number(b.isFree));
  const [first] = parts;
  if (!first) throw new Error('a stop without a line');
  const { productId, title, zone, aisle } = first;
  return {
    productId,
    title,
    zone,
    aisle,
    parts,
    left: parts.reduce((sum, part) => sum + unitsLeft(part), 0),
  };
};

const byPickPath = (a: PickStop, b: PickStop): number =>
  zones.indexOf(a.zone) - zones.indexOf(b.zone) ||
  byAisle(a.aisle, b.aisle) ||
  a.title.localeCompare(b.title, 'es') ||
  (a.productId < b.productId ? -1 : Number(a.productId > b.productId));

/** Natural order: aisle 10 after aisle 9, "B2" after the numbers. */
const byAisle = (a: string | null, b: string | null): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b, 'es', { numeric: true });
};
