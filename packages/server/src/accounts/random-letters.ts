import { randomInt } from 'node:crypto';

/** No letters that are taken for one another when copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** So many letters and digits by chance, some five bits each. */
export const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => letters.charAt(randomInt(letters.length))).join('');
