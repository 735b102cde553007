/** Below this stock the card shows how many are left (specification, section 9). */
export const LOW_STOCK_BELOW = 10;

/** 'Sin Stock' at 0, 'Quedan {n}' below 10, nothing otherwise (specification, section 2). */
export const stockText = (stock: number): string | null => {
  if (stock <= 0) return 'Sin Stock';
  return stock < LOW_STOCK_BELOW ? `Quedan ${stock}` : null;
};

/** The count beside 'Comprados ayer': null when 0, capped at '999+' (specification, section 2). */
export const purchasedYesterdayText = (count: number): string | null =>
  count <= 0 ? null : cappedCount(count);

/** A count of at most four characters. */
export const cappedCount = (count: number): string => (count > 999 ? '999+' : String(count));
