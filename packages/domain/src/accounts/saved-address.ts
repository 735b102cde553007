import { fold } from '../kit/fold.ts';
import type { HomeAddress } from './home-address.ts';

/** How many a person may keep: more than anybody has, and few enough to choose from. */
export const MAX_ADDRESSES = 10;

/** Whether two addresses are one place, however they were typed: case, accents, points and spaces don't count. */
export const isSameAddress = (a: HomeAddress, b: HomeAddress): boolean => keyOf(a) === keyOf(b);

const keyOf = ({ urbanizacion, street, apartment, municipio, zip }: HomeAddress): string =>
  [urbanizacion, street, apartment, municipio, zip].map(bare).join('|');

const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
