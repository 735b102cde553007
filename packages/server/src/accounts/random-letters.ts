import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike when they are copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random letters and digits, some five bits each. */
export const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => letters.charAt(randomInt(letters.length))).join('');
