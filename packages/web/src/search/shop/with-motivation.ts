/** A motivation card stands after every seventh product (specification, section 9). */
export const MOTIVATION_EVERY = 7;

export type GridCell<T> =
  | { readonly kind: 'product'; readonly product: T }
  | { readonly kind: 'motivation'; readonly ordinal: number };

/** Inserts a motivation card after every seventh product, but never after the last. `ordinal` counts them from 0, and the cards rotate by it. */
export const withMotivation = <T>(products: readonly T[]): readonly GridCell<T>[] =>
  products.flatMap((product, index): GridCell<T>[] => {
    const cell: GridCell<T> = { kind: 'product', product };
    const position = index + 1;
    return position % MOTIVATION_EVERY === 0 && position < products.length
      ? [cell, { kind: 'motivation', ordinal: position / MOTIVATION_EVERY - 1 }]
      : [cell];
  });
