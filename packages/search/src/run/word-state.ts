import { FIELD_MASK } from '../index/postings.ts';
import { fields, nameFields } from '../score/read-product.ts';
import { wordPoints } from '../score/weights.ts';
import { toTie } from './rank.ts';

/** A document and what is known of a word there: 24 and 8 bits. */
export const STATE_BITS = 8;
export const STATE_MASK = (1 << STATE_BITS) - 1;
/** Beside the six fields: the title is spelled so, or isn't what it says. */
export const IS_SPELLED = 64;
export const IS_FALSE = 128;

/** What nothing ties above in a block of which so much is known and that begins so in the order. */
export const tieOf = (known: number, order: number): number =>
  toTie((known & IS_SPELLED) !== 0, (known & fields.head) !== 0, order);

/** The same of what is known alone: the lower the better, below `TIE_FLAGS`. */
export const tieFlagsOf = (known: number): number =>
  ((known & IS_SPELLED) !== 0 ? 0 : 2) + ((known & fields.head) !== 0 ? 0 : 1);
export const TIE_FLAGS = 4;

/** What must be known of a word for a document to have it. */
export const coveringOf = (mustName: boolean): number =>
  mustName ? nameFields : ~(IS_SPELLED | fields.head);

const STATES = 1 << STATE_BITS;

const pointsIn = (where: number): Uint16Array =>
  Uint16Array.from({ length: STATES }, (_, state) =>
    state & IS_FALSE ? 0 : (wordPoints[state & where] as number),
  );

/** By what is known of a word, what it is worth where it is asked for, and where it counts in title and tags alone. */
export const pointsOfState: Uint16Array = pointsIn(FIELD_MASK & ~fields.head);
export const pointsOfName: Uint16Array = pointsIn(nameFields);
