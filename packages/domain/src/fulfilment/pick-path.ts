import { type Zone, zones } from '../catalog/zone.ts';
import { type PickLine, unitsLeft } from './pick-sheet.ts';

/** A stop of the picker: one product, for every bag that needs it. */
export interface PickStop {
  readonly productId: string;
  readonly title: string;
  readonly zone: Zone;
  readonly aisle: string | null;
  /** By bag; a bag may have a product twice, bought and free. */
  readonly parts: readonly PickLine[];
  /** Units still on the shelf. */
  readonly left: number;
}

/** The order of picking: seco, fresco, frío, congelado last; within each by aisle, products without one at its end. */
export const pickPathOf = (lines: readonly PickLine[]): readonly PickStop[] => {
  const byProduct = new Map<string, readonly PickLine[]>();
  for (const line of lines.filter(isPlaced))
    byProduct.set(line.productId, [...(byProduct.get(line.productId) ?? []), line]);
  return [...byProduct.values()].map(stopOf).toSorted(byPickPath);
};

/** A line with nothing due keeps its place only while some of it is in a bag. */
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

/** Aisle 10 comes after aisle 9, and "B2" after the numbers. */
const byAisle = (a: string | null, b: string | null): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b, 'es', { numeric: true });
};
