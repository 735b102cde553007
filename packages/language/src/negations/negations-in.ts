import {
  isBroken,
  type KnownTerm,
  MAX_NAME,
  type NegatableWord,
  type NegatedTerm,
  type Negation,
  negatedTermAt,
  type Piece,
  type Terms,
} from './negation.ts';
import {
  ALSO_NOT,
  ARTICLES,
  isPerhapsWithout,
  JOINING,
  LEADING,
  MUCH,
  mayExclude,
  OF,
  WANTING,
} from './negation-words.ts';
import { openersIn } from './openers.ts';

/** All that a text rules out. */
export interface NegationsRead<Known> {
  /** In their order; none overlaps another. */
  readonly negations: readonly Negation<Known>[];
  /** Whether something harmful may be ruled out that was read as wanted. */
  readonly isUnclear: boolean;
  /** The positions of words that can rule something out and weren't read so: "menos" in "menos sal". */
  readonly unread: readonly number[];
}

/**
 * Reads everything that a text rules out, however it is worded: "que no tenga huevo ni leche", "egg and dairy free", "el maní me hace daño".
 * After "ni" a list goes on with whatever follows; after "y", "o" or a sign only with what is known.
 */
export const negationsIn = <Known extends KnownTerm>(
  words: readonly NegatableWord[],
  terms: Terms<Known>,
): NegationsRead<Known> => {
  const lists = new Lists(words, terms);
  const negations: Negation<Known>[] = [];
  for (let at = 0; at < lists.pieces.length; ) {
    const list = lists.listAt(at);
    if (list) negations.push(list.negation);
    at = list?.next ?? at + 1;
  }
  const isCovered = (at: number): boolean => negations.some(({ start, end }) => at >= start && at < end);
  const unread = words.flatMap(({ folded }, at) => (mayExclude(folded) && !isCovered(at) ? at : []));
  const isPerhaps = words.some(
    ({ folded }, at) =>
      isPerhapsWithout(folded) &&
      !isCovered(at) &&
      !isCovered(at + 1) &&
      at > 0 &&
      !isBroken(words, at) &&
      !isBroken(words, at + 1) &&
      terms.termAt(at + 1)?.isHarmful === true,
  );
  return { negations, unread, isUnclear: lists.isUnclear || isPerhaps };
};

/** Words that belong to the term before them: "sin azúcar añadida". */
const ADDED = /^(?:anadid|added)/;

interface Next<Known> {
  /** Null: the list ends. */
  readonly term: NegatedTerm<Known> | null;
  /** Null: where it was. */
  readonly at: number | null;
  readonly isUnclear: boolean;
}

const NOTHING_ELSE = { term: null, at: null, isUnclear: false } as const;

class Lists<Known extends KnownTerm> {
  readonly pieces: readonly Piece[];
  isUnclear = false;
  readonly #words: readonly NegatableWord[];
  readonly #terms: Terms<Known>;
  readonly #ofPieces: Terms<Known>;
  readonly #hasThing: boolean;
  #listEnd = 0;

  constructor(words: readonly NegatableWord[], terms: Terms<Known>) {
    this.#words = words;
    this.#terms = terms;
    this.pieces = openersIn(words, terms);
    this.#hasThing = this.pieces[0]?.opens == null;
    this.#ofPieces = { termAt: (at) => this.#known(at), isWanted: (at) => terms.isWanted(this.#start(at)) };
  }

  /** The list that begins at a piece, and the piece after it; null if none does. */
  listAt(at: number): { readonly negation: Negation<Known>; readonly next: number } | null {
    const piece = this.pieces[at] as Piece;
    const isNi = piece.folded === 'ni' && piece.opens === null;
    if (!piece.opens && !isNi) return null;
    // The term before may be ruled out too: "leche ni huevo" may want neither, as "leche y huevo no".
    const before = isNi ? at : at - 1;
    const isJoined = isNi || (piece.closerEnd !== null && JOINING.has(this.#word(before)));
    if (isJoined && this.#listEnd < at && this.#endsHarmful(before)) this.isUnclear = true;
    // A sign right after is read over: "sin: huevo, leche".
    const from = piece.opens && /^[y,:]$/.test(this.#word(at + 1)) ? at + 2 : at + 1;
    const first = this.#term(from);
    if (!first) return null;
    const read = piece.opens === 'less' ? this.#measuredList(first) : this.#list(first, piece);
    this.#listEnd = read.next;
    const end = Math.max(this.pieces[read.next - 1]?.end ?? 0, piece.closerEnd ?? 0);
    const negation = { kind: piece.opens ?? 'without', start: piece.start, end, terms: read.terms } as const;
    return { negation, next: read.next };
  }

  /** Of what too much is ruled out: "que no tenga tanta grasa y sal". "Ni" rules out what follows. */
  #measuredList(first: NegatedTerm<Known>) {
    const terms = [first];
    for (;;) {
      const next = this.#indexAfter(terms.at(-1) ?? first);
      const isJoined = /^(?:[yeou,;]|and|or)$/.test(this.#word(next));
      const from = isJoined ? next + 1 : next;
      const goesOn = isJoined || this.pieces[next]?.breakBefore === 'weak';
      const term = goesOn && this.pieces[from]?.breakBefore !== 'strong' ? this.#term(from) : null;
      if (!term?.known?.isMeasured || MUCH.has(this.#word(from))) return { terms, next };
      terms.push(term);
    }
  }

  #list(first: NegatedTerm<Known>, { opens, closerEnd, isPlain = false }: Piece) {
    const isOfItems = this.#terms.listsItems === true && opens === 'without' && isPlain;
    // "Leche no, huevo sí": what follows isn't of the list, but after "free" and "allergy" it may be.
    const limit = opens === 'without' || opens === 'allergy' ? null : closerEnd;
    const terms: NegatedTerm<Known>[] = [];
    let next = 0;
    for (let term: NegatedTerm<Known> | null = first; term; ) {
      next = this.#indexAfter(term);
      while (ADDED.test(this.#word(next)) && !isBroken(this.pieces, next)) next += 1;
      terms.push({ ...term, end: this.pieces[next - 1]?.end ?? term.end });
      const after: Next<Known> =
        isOfItems && !this.#reachesNi(next) ? NOTHING_ELSE : this.#nextOf(next, term);
      this.isUnclear ||= after.isUnclear;
      next = after.at ?? next;
      term = after.term;
      if (term && limit !== null && term.start >= limit) {
        this.isUnclear ||= this.#isHarmful(term);
        return { terms, next: this.#indexAfter(terms.at(-1) ?? first) };
      }
    }
    return { terms, next };
  }

  /** How a list goes on after one of its terms. */
  #nextOf(at: number, last: NegatedTerm<Known>): Next<Known> {
    const ends: Next<Known> = { term: null, at, isUnclear: false };
    let from = at;
    while (JOINING.has(this.#word(from)) && this.pieces[from]?.breakBefore !== 'strong') from += 1;
    const joining = this.pieces.slice(at, from);
    if (this.pieces[from]?.breakBefore === 'strong') return ends;
    const term = this.#term(from);
    if (joining.length === 0 && !isBroken(this.pieces, from)) return this.#unjoined(at, last);
    const isSure = joining.some(({ folded }) => ALSO_NOT.has(folded));
    const here = this.#word(from);
    if (this.pieces[from]?.opens || mayExclude(here) || (WANTING.has(here) && !(isSure && here === 'con')))
      return ends;
    if (!term) return { ...ends, at: this.#onlyLeads(from) ? this.pieces.length : at };
    // "Sin pollo, mucho queso" wants the cheese.
    if (MUCH.has(here) && !isSure) return { ...ends, isUnclear: this.#isHarmful(term) };
    const isMadeOfIt = this.#isMadeOfKnown(this.#indexAfter(term));
    if (isSure || (term.known && !isMadeOfIt)) return { term, at: from, isUnclear: isSure && isMadeOfIt };
    return { ...ends, isUnclear: term.known !== null || !this.#terms.isWanted(term.start) };
  }

  /** "Sin huevo, leche ni maní": whether signs and terms alone stand before a "ni". */
  #reachesNi(from: number): boolean {
    for (let at = from; ; ) {
      if (this.#word(at) === 'ni') return true;
      if (this.#word(at) !== ',' && this.pieces[at]?.breakBefore !== 'weak') return false;
      const term = this.#term(this.#word(at) === ',' ? at + 1 : at);
      if (!term) return false;
      at = this.#indexAfter(term);
    }
  }

  /** In "galletas sin huevo leche" something else is wanted: both are left out, and nothing is promised. */
  #unjoined(at: number, last: NegatedTerm<Known>): Next<Known> {
    const term = this.#term(at);
    const isUnclear = this.#isUnclearAfter(at, last);
    const isListed = isUnclear && this.#hasThing && term?.start === this.#start(at) && this.#isHarmful(term);
    return { term: isListed ? term : null, at, isUnclear };
  }

  /**
   * Whether the word right after a term makes the text ambiguous: "sin huevo leche" may want milk or rule it out, as "galletas sin huevo de
   * almendra" may almonds; and after "crudo" in "sin huevo crudo, leche" the list may go on.
   */
  #isUnclearAfter(at: number, last: NegatedTerm<Known>): boolean {
    const term = this.#term(at);
    const isHere = term !== null && term.start === this.#start(at);
    const isNext = isHere || (OF.has(this.#word(at)) && last.known !== null);
    const after = isHere ? this.#indexAfter(term) : -1;
    const goesOn = isHere && JOINING.has(this.#word(after));
    return isNext && [term, goesOn ? this.#term(after + 1) : null].some((each) => this.#isHarmful(each));
  }

  /** Whether an "of" and a known term follow: "leche de almendra". */
  #isMadeOfKnown(at: number): boolean {
    if (!OF.has(this.#word(at))) return false;
    return this.#known(ARTICLES.has(this.#word(at + 1)) ? at + 2 : at + 1) !== null;
  }

  /** Whether the pieces from one on name no term, as "ni sus derivados". */
  #onlyLeads(from: number): boolean {
    return this.pieces.slice(from).every(({ folded }) => LEADING.has(folded));
  }

  /** Whether the name of something harmful ends at a piece. */
  #endsHarmful(end: number): boolean {
    const lengths = Array.from({ length: MAX_NAME }, (_, index) => index + 1);
    return lengths.some((length) => {
      const known = this.#known(end - length);
      return known?.length === length && known.isHarmful;
    });
  }

  #isHarmful(term: NegatedTerm<Known> | null): boolean {
    return term?.known?.isHarmful === true;
  }

  #word(at: number): string {
    return this.pieces[at]?.folded ?? '';
  }

  #start(at: number): number {
    return this.pieces[at]?.start ?? this.#words.length;
  }

  #known(at: number): Known | null {
    const piece = this.pieces[at];
    return piece && piece.opens === null ? this.#terms.termAt(piece.start) : null;
  }

  /** The term at a piece, its place among the words. */
  #term(at: number): NegatedTerm<Known> | null {
    const term = negatedTermAt(this.pieces, at, this.#ofPieces);
    if (!term) return null;
    const start = this.#start(term.start);
    return { ...term, start, end: start + (term.known?.length ?? 1) };
  }

  /** The piece after a term. */
  #indexAfter({ end }: NegatedTerm<Known>): number {
    const at = this.pieces.findIndex((piece) => piece.start >= end && piece.end > end - 1);
    return at < 0 ? this.pieces.length : at;
  }
}

/** Terms as they are ruled out: "sin huevo, leche ni maní". */
export const writeWithout = (terms: readonly string[]): string => {
  const last = terms.at(-1) ?? '';
  return terms.length < 2 ? `sin ${last}` : `sin ${terms.slice(0, -1).join(', ')} ni ${last}`;
};
