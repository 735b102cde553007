/** Nine grey points in each of eight rows. */
export const IMAGE_HASH_COLUMNS = 9;
export const IMAGE_HASH_ROWS = 8;

/**
 * What a picture looks like in 64 bits, as 16 hexadecimal digits: of each grey point whether the next one to its right
 * is darker. Scaling, recompressing and another brightness leave it nearly as it was (dHash, N. Krawetz 2013).
 * @param grey points row by row, 9 × 8
 */
export const imageHash = (grey: ArrayLike<number>): string => {
  let bits = '';
  for (let row = 0; row < IMAGE_HASH_ROWS; row += 1)
    for (let column = 0; column < IMAGE_HASH_COLUMNS - 1; column += 1) {
      const at = row * IMAGE_HASH_COLUMNS + column;
      bits += (grey[at] ?? 0) > (grey[at + 1] ?? 0) ? '1' : '0';
    }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
};

/**
 * Differing in up to so many bits two pictures are taken for one. Two things alike on one ground may come as near: it is
 * a reason to look, never to refuse.
 */
export const MAX_DUPLICATE_BITS = 4;
