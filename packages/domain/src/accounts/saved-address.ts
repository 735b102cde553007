import { fold } from '@nutricion/language';
import type { HomeAddress } from './home-address.ts';

/** The most addresses that a user can save: short enough to choose from. */
export const MAX_ADDRESSES = 10;

/** Whether two addresses are the same place. Case, accents, points and spaces are ignored. */
export const isSameAddress = (a: HomeAddress, b: HomeAddress): boolean => keyOf(a) === keyOf(b);

const keyOf = ({ urbanizacion, street, apartment, municipio, zip }: HomeAddress): string =>
  [urbanizacion, street, apartment, municipio, zip].map(bare).join('|');

const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
