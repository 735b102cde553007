import type { ProductId } from '../kit/ids.ts';

/** A line as it travels between a person's devices: the product's facts are the catalogue's. */
export interface SyncedLine {
  readonly productId: ProductId;
  /** At least 1. */
  readonly quantity: number;
}

/** More lines than any cart has. */
export const MAX_SYNCED_LINES = 200;

/**
 * Merges two carts that were equal once: a line that only one side changed is as that side left it; of lines that
 * both increased the larger quantity counts, so that nothing added is lost; of lines that both reduced, the
 * smaller.
 * @param base the lines when they were last equal; empty if never
 */
export const mergeLines = (
  base: readonly SyncedLine[],
  here: readonly SyncedLine[],
  there: readonly SyncedLine[],
): readonly SyncedLine[] => {
  const [before, mine, theirs] = [base, here, there].map(byProduct) as [Units, Units, Units];
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((productId) => {
    const [baseUnits, one, other] = [before, mine, theirs].map(
      (units) => units.get(productId) ?? 0,
    ) as UnitCounts;
    const quantity = mergedQuantity(baseUnits, one, other);
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
};

const mergedQuantity = (baseUnits: number, one: number, other: number): number => {
  if (one === baseUnits) return other;
  if (other === baseUnits) return one;
  return one < baseUnits && other < baseUnits ? Math.min(one, other) : Math.max(one, other);
};

type Units = ReadonlyMap<ProductId, number>;
type UnitCounts = [number, number, number];

const byProduct = (lines: readonly SyncedLine[]): Units =>
  new Map(lines.map(({ productId, quantity }) => [productId, quantity]));

/** Whether both have the same products and quantities, in any order. */
export const areSameLines = (one: readonly SyncedLine[], other: readonly SyncedLine[]): boolean => {
  const units = byProduct(other);
  return (
    one.length === other.length && one.every(({ productId, quantity }) => units.get(productId) === quantity)
  );
};
