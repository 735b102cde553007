import type { Token } from '../words/tokens.ts';
import { JOINING, LEADING, mayExclude } from './negation-words.ts';

/** A word of a text; signs that stand for "and" are words, or breaks before the next one. */
export type NegatableWord = Pick<Token, 'folded'> & Partial<Pick<Token, 'breakBefore'>>;

/** Something that the reader of a text knows by its name. */
export interface KnownTerm {
  /** The words of its name. */
  readonly length: number;
  /** Whether somebody comes to harm where it is taken for wanted: doubts about it are told. */
  readonly isHarmful: boolean;
  /** Whether too much of it may be ruled out, and not all: "que no tenga tanta grasa". */
  readonly isMeasured: boolean;
}

/** What the reader of a text knows of the things in it. */
export interface Terms<Known extends KnownTerm> {
  /** What is named from a position on; null: nothing that can be ruled out. */
  readonly termAt: (at: number) => Known | null;
  /** Whether what is named at a position is certainly wanted where a list may go on with it: "pan sin gluten y arroz". */
  readonly isWanted: (at: number) => boolean;
  /** Whether what is named at a position is a thing, known or not: after "no" alone it is ruled out too, as in "pizza no cheese". */
  readonly isNamed?: (at: number) => boolean;
  /**
   * Whether a list after 'sin' goes on by "y" or a sign only where "ni" follows, because orders list what they want: "pan sin gluten y leche"
   * puts in milk.
   */
  readonly listsItems?: boolean;
}

/** Something that is ruled out. */
export interface NegatedTerm<Known> {
  /** Null: a word that the reader doesn't know. */
  readonly known: Known | null;
  /** Where its name begins, after words that only lead to it ("nada de", "trazas de"). */
  readonly start: number;
  /** After its name, and "añadida". */
  readonly end: number;
}

/**
 * How something is ruled out: of a thing that is described ("sin", "que no tenga", "egg free"); by an allergy; as what somebody doesn't eat
 * ("no puedo comer", "me hace daño"); by a wish or an order ("no quiero", "quita", "nada de"); or only too much of it.
 */
export type NegationKind = 'without' | 'allergy' | 'uneaten' | 'refused' | 'less';

/** Words that rule something out, with all that they rule out. */
export interface Negation<Known> {
  readonly kind: NegationKind;
  readonly start: number;
  readonly end: number;
  readonly terms: readonly NegatedTerm<Known>[];
}

/** A word of the text, or in its place all words that begin a list of what is ruled out. */
export interface Piece {
  readonly folded: string;
  readonly breakBefore: Token['breakBefore'];
  readonly start: number;
  /** After its last word. */
  readonly end: number;
  /** Null: it is a word. */
  readonly opens: NegationKind | null;
  /** Whether it is 'sin' alone, or the like, and no verb. */
  readonly isPlain?: boolean;
  /** Of words that follow what they rule out ("free"): the position after them. */
  readonly closerEnd: number | null;
}

/** Words of a name, at most, where it is looked for from its end. */
export const MAX_NAME = 5;

/** Words that only lead to a term, at most. */
const MAX_LEADING = 8;

/** The term at a position, after words that only lead to it; null if there is none. */
export const negatedTermAt = <Known extends KnownTerm>(
  words: readonly NegatableWord[],
  at: number,
  { termAt }: Terms<Known>,
): NegatedTerm<Known> | null => {
  let start = at;
  while (start < at + MAX_LEADING && LEADING.has(words[start]?.folded ?? '') && !isBroken(words, start + 1))
    start += 1;
  const word = words[start]?.folded ?? '';
  if (word === '' || JOINING.has(word) || mayExclude(word) || SIGN.test(word)) return null;
  const known = termAt(start);
  return { known, start, end: start + (known?.length ?? 1) };
};

const SIGN = /^[.!?¿]$/;

/** Whether a sign parts a word from the one before it. */
export const isBroken = (words: readonly NegatableWord[], at: number): boolean =>
  (words[at]?.breakBefore ?? 'none') !== 'none';

/** What begins or ends a negation: where it ends, and of what kind it is. */
export interface Opener {
  readonly end: number;
  readonly kind: NegationKind;
  /** Of words that follow what they rule out, how many terms: "no" of one, "me hacen daño" of all in "la leche y el huevo". */
  readonly reach?: 'one' | 'joined' | 'all';
}
