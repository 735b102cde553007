/** Nine grey points in each of eight rows. */
export const LIKENESS_COLUMNS = 9;
export const LIKENESS_ROWS = 8;

/**
 * What a picture looks like in 64 bits, as 16 hexadecimal digits: of each grey point whether the next one to its right
 * is darker. Scaling, recompressing and another brightness leave it nearly as it was (dHash, N. Krawetz 2013).
 * @param grey points row by row, 9 × 8
 */
export const likenessOf = (grey: ArrayLike<number>): string => {
  let bits = '';
  for (let row = 0; row < LIKENESS_ROWS; row += 1)
    for (let column = 0; column < LIKENESS_COLUMNS - 1; column += 1) {
      const at = row * LIKENESS_COLUMNS + column;
      bits += (grey[at] ?? 0) > (grey[at + 1] ?? 0) ? '1' : '0';
    }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
};

/**
 * Differing in up to so many bits two pictures are taken for one. Two things alike on one ground may come as near: it is
 * a reason to look, never to refuse.
 */
export const NEARLY_ALIKE_BITS = 4;
