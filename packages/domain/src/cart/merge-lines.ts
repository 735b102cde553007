import type { ProductId } from '../kit/ids.ts';

/** A line as it travels between a person's devices: the product's facts are the catalogue's. */
export interface CopiedLine {
  readonly productId: ProductId;
  /** At least 1. */
  readonly quantity: number;
}

/** More lines than any cart has. */
export const MOST_COPIED_LINES = 200;

/**
 * One cart of two that were one once: what only one side changed since is as it left it, and of what both changed the
 * larger quantity stays, so that nothing anybody put in is lost; where both took away, the smaller.
 * @param base as both had it when they last agreed; empty where they never did
 */
export const mergeLines = (
  base: readonly CopiedLine[],
  here: readonly CopiedLine[],
  there: readonly CopiedLine[],
): readonly CopiedLine[] => {
  const [before, mine, theirs] = [base, here, there].map(byProduct) as [Units, Units, Units];
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((productId) => {
    const [was, one, other] = [before, mine, theirs].map((units) => units.get(productId) ?? 0) as Three;
    const quantity = mergedQuantity(was, one, other);
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
};

const mergedQuantity = (was: number, one: number, other: number): number => {
  if (one === was) return other;
  if (other === was) return one;
  return one < was && other < was ? Math.min(one, other) : Math.max(one, other);
};

type Units = ReadonlyMap<ProductId, number>;
type Three = [number, number, number];

const byProduct = (lines: readonly CopiedLine[]): Units =>
  new Map(lines.map(({ productId, quantity }) => [productId, quantity]));

/** Whether both have the same products, as many of each, in whatever order. */
export const areSameLines = (one: readonly CopiedLine[], other: readonly CopiedLine[]): boolean => {
  const units = byProduct(other);
  return (
    one.length === other.length && one.every(({ productId, quantity }) => units.get(productId) === quantity)
  );
};
