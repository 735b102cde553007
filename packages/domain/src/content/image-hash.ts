/** Nine grey points in each of eight rows. */
export const IMAGE_HASH_COLUMNS = 9;
export const IMAGE_HASH_ROWS = 8;

/**
 * A perceptual hash of an image in 64 bits, as 16 hexadecimal digits: for each grey pixel whether the next one to
 * its right is darker. Scaling, recompression and brightness hardly change it (dHash, N. Krawetz 2013).
 * @param grey pixels row by row, 9 × 8
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
 * Images that differ in up to this many bits count as duplicates. Two similar products on the same background may
 * too, so it is a warning and never a refusal.
 */
export const MAX_DUPLICATE_BITS = 4;
