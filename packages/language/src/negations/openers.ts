import { closerAt, harmAt } from './closers.ts';
import {
  isBroken,
  type KnownTerm,
  MAX_NAME,
  type NegatableWord,
  type NegationKind,
  negatedTermAt,
  type Opener,
  type Piece,
  type Terms,
} from './negation.ts';
import {
  ALL,
  ARTICLES,
  EXCEPT,
  EXCEPTING,
  EXCLUDING,
  FREE,
  HELPING,
  isSlipOfSensitive,
  isSlipOfWithout,
  MUCH,
  SENSITIVE,
  SENSITIVE_AFTER,
  UNAMBIGUOUS,
  verbKindOf,
  WITHOUT,
} from './negation-words.ts';

/** The words of a text, with one piece for each way of ruling something out: "que no tenga", "alérgica", "me hace daño". */
export const openersIn = <Known extends KnownTerm>(
  words: readonly NegatableWord[],
  terms: Terms<Known>,
): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const opener = openerAt(words, at, terms);
    const closer = opener ? null : closerAt(words, at);
    if (opener) {
      pushOpener(pieces, words, at, opener, terms);
      at = pieces.at(-1)?.end ?? opener.end;
    } else if (closer && excludeBefore(pieces, closer, terms)) at = closer.end;
    else {
      pieces.push(wordPiece(words, at));
      at += 1;
    }
  }
  return pieces;
};

const wordPiece = (words: readonly NegatableWord[], at: number): Piece => {
  const { folded = '', breakBefore = 'none' } = words[at] ?? {};
  return { folded, breakBefore, start: at, end: at + 1, opens: null, closerEnd: null };
};

const pushOpener = <Known extends KnownTerm>(
  pieces: Piece[],
  words: readonly NegatableWord[],
  at: number,
  { end, kind }: Opener,
  terms: Terms<Known>,
): void => {
  // "Odio tanto" is no less.
  const isLess =
    !/^(?:odi|detest)/.test(words[at]?.folded ?? '') &&
    MUCH.has(words[end]?.folded ?? '') &&
    measuredAt(words, end + 1, terms);
  const opens = isLess ? 'less' : kind;
  const before = pieces.at(-1);
  const { breakBefore = 'none' } = words[at] ?? {};
  // "Sin nada de", "que no tenga nada de": one way of ruling out, the first of which says how.
  const isMore = before?.opens != null && before.closerEnd === null && breakBefore === 'none';
  const isThat = before?.folded === 'que' && breakBefore === 'none';
  const start = isMore || isThat ? before.start : at;
  if (isMore || isThat) pieces.pop();
  pieces.push({
    folded: 'sin',
    breakBefore: start === at ? breakBefore : (words[start]?.breakBefore ?? 'none'),
    start,
    end: isLess ? end + 1 : end,
    opens: isMore && opens !== 'less' ? before.opens : opens,
    isPlain: !words.slice(at, end).some(({ folded }) => verbKindOf(folded) !== null),
    closerEnd: null,
  });
};

const measuredAt = <Known extends KnownTerm>(
  words: readonly NegatableWord[],
  at: number,
  terms: Terms<Known>,
): boolean => negatedTermAt(words, at, terms)?.known?.isMeasured === true;

/** The words that begin a list of what is ruled out, from a position on; null if none do, or if they rule out nothing. */
const openerAt = <Known extends KnownTerm>(
  words: readonly NegatableWord[],
  at: number,
  terms: Terms<Known>,
): Opener | null => {
  const word = words[at]?.folded ?? '';
  const isKnownFrom = (from: number): boolean => negatedTermAt(words, from, terms)?.known != null;
  const one = (kind: NegationKind, isOne: boolean): Opener | null => (isOne ? { end: at + 1, kind } : null);
  if (FREE.has(word)) return freeAt(words, at, isKnownFrom);
  const harm = harmAt(words, at);
  if (harm) return isKnownFrom(harm.end) && !isBroken(words, harm.end) ? harm : null;
  if (word === EXCEPT) return one('refused', isExcept(words, at, terms));
  if (WITHOUT.has(word)) return one('without', UNAMBIGUOUS.has(word) || isKnownFrom(at + 1));
  if (isSlipOfWithout(word)) return one('without', !isBroken(words, at + 1) && isKnownFrom(at + 1));
  // "Si n leche": a slip of the thumb.
  if (word === 'si' && after(words, at) === 'n' && isKnownFrom(at + 2))
    return { end: at + 2, kind: 'without' };
  if (SENSITIVE.test(word)) return one('allergy', isSensitiveTo(words, at, isKnownFrom));
  if (isSlipOfSensitive(word)) return one('allergy', isKnownFrom(at + 1));
  if (CONTRACTED.test(word) && after(words, at) === 't') return exclusionAt(words, at, terms);
  return EXCLUDING.has(word) ? exclusionAt(words, at, terms) : null;
};

/** Before "n't". */
const CONTRACTED = /^(?:can|don|doesn|didn|won|shouldn|couldn|isn|aren)$/;

/** "Alérgica al", "alergias: huevo", "allergic to". */
const isSensitiveTo = (
  words: readonly NegatableWord[],
  at: number,
  isKnownFrom: (from: number) => boolean,
): boolean => {
  if (/^(?:al?|to)$/.test(after(words, at))) return true;
  const isAfter = SENSITIVE_AFTER.test(words[at]?.folded ?? '');
  return !isAfter && words[at + 1]?.breakBefore !== 'weak' && isKnownFrom(at + 1);
};

const after = (words: readonly NegatableWord[], at: number): string =>
  isBroken(words, at + 1) ? '' : (words[at + 1]?.folded ?? '');

/** "Libre de", "free from", and "libre" right before a term; "free" alone follows its terms. */
const freeAt = (
  words: readonly NegatableWord[],
  at: number,
  isKnownFrom: (from: number) => boolean,
): Opener | null => {
  const next = after(words, at);
  const isEnglish = words[at]?.folded === 'free';
  if (isEnglish ? /^(?:of|from)$/.test(next) : /^del?$/.test(next)) return { end: at + 2, kind: 'without' };
  return !isEnglish && isKnownFrom(at + 1) ? { end: at + 1, kind: 'without' } : null;
};

/** Whether "menos" excepts what follows it: "todo menos leche", "carne menos cerdo", but not "con menos sal". */
const isExcept = <Known extends KnownTerm>(
  words: readonly NegatableWord[],
  at: number,
  terms: Terms<Known>,
): boolean => {
  if (isBroken(words, at + 1)) return false;
  if (isAfterAll(words, at)) return negatedTermAt(words, at + 1, terms)?.known != null;
  const before = isBroken(words, at) ? '' : (words[at - 1]?.folded ?? '');
  const isThing = before.length >= MIN_THING && verbKindOf(before) === null && !HELPING.has(before);
  return isThing && terms.termAt(at + 1)?.isMeasured === false;
};

/** Letters of the shortest word that names a thing: shorter ones join, or are numbers. */
const MIN_THING = 4;

/** Whether "menos" follows "todo": "todo menos", "de todo menos", "cualquier cosa menos". */
const isAfterAll = (words: readonly NegatableWord[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ folded }) => ALL.has(folded));

/** Words between "no" and what it rules out, at most. */
const MAX_HELPING = 8;

/** "No", "no puedo comer", "que no tenga": with a verb they rule out any next word, else only known terms. */
const exclusionAt = <Known extends KnownTerm>(
  words: readonly NegatableWord[],
  at: number,
  terms: Terms<Known>,
): Opener | null => {
  let end = at + 1;
  let kind: Opener['kind'] | null = EXCEPTING.has(words[at]?.folded ?? '') ? 'refused' : null;
  for (; end <= at + MAX_HELPING && !isBroken(words, end); end += 1) {
    const word = words[end]?.folded ?? '';
    const verb = verbKindOf(word);
    if (!verb && !HELPING.has(word)) break;
    // "Que no sea de china".
    kind ??= /^sean?$/.test(word) && /^del?$/.test(after(words, end)) ? 'without' : verb;
  }
  // "Ni leche" continues a list; "ni lleve leche" and "ni me gusta la leche" begin a new one.
  if (words[at]?.folded === 'ni' && end === at + 1) return null;
  if (isBroken(words, end)) return null;
  const isRuledOut = kind === null ? rulesOutAt(words, at, end, terms) : end < words.length;
  return isRuledOut ? { end, kind: kind ?? 'refused' } : null;
};

/** Whether a word without a verb rules out what stands after it: what is known, and after "no" whatever is named. */
const rulesOutAt = <Known extends KnownTerm>(
  words: readonly NegatableWord[],
  at: number,
  end: number,
  terms: Terms<Known>,
): boolean => {
  const term = negatedTermAt(words, end, terms);
  if (term === null || term.known !== null) return term !== null;
  return words[at]?.folded === 'no' && terms.isNamed?.(term.start) === true;
};

/** For "egg and dairy free": puts an opener before the terms that stand last. False if there are none. */
const excludeBefore = <Known extends KnownTerm>(
  pieces: Piece[],
  { end, kind, reach = 'joined' }: Opener,
  terms: Terms<Known>,
): boolean => {
  const from = listStart(pieces, reach, terms);
  const first = pieces[from];
  if (!first) return false;
  const isArticle = from > 0 && ARTICLES.has(pieces[from - 1]?.folded ?? '');
  const start = isArticle ? (pieces[from - 1]?.start ?? first.start) : first.start;
  if (isArticle) pieces.splice(from - 1, 1);
  const at = isArticle ? from - 1 : from;
  const opener = { folded: 'sin', breakBefore: first.breakBefore, start, end: first.start, opens: kind };
  pieces.splice(at, 0, { ...opener, closerEnd: end });
  return true;
};

/** Where the known terms begin that stand last, joined by "and", and by commas before that. */
const listStart = <Known extends KnownTerm>(
  pieces: readonly Piece[],
  reach: 'one' | 'joined' | 'all',
  terms: Terms<Known>,
): number => {
  let from = nameStart(pieces, pieces.length, terms);
  for (let isList = false; reach !== 'one' && from < pieces.length; isList = true) {
    const at = reach === 'all' && ARTICLES.has(pieces[from - 1]?.folded ?? '') ? from - 1 : from;
    const joint = pieces[at - 1]?.folded ?? '';
    const isJoint = /^(?:and|or|nor|y|e|o|u|n)$/.test(joint) || (joint === ',' && isList);
    if (!isJoint && !(isList && pieces[at]?.breakBefore === 'weak')) break;
    const end = isJoint ? at - 1 : at;
    const start = nameStart(pieces, end, terms);
    if (start === end) break;
    from = start;
  }
  return from;
};

/** Where the name of a known term begins that ends at a place; that place: none does. */
const nameStart = <Known extends KnownTerm>(
  pieces: readonly Piece[],
  end: number,
  { termAt }: Terms<Known>,
): number => {
  for (let start = Math.max(0, end - MAX_NAME); start < end; start += 1) {
    const piece = pieces[start] as Piece;
    const isWhole = !pieces.slice(start, end).some(({ opens }) => opens !== null);
    if (isWhole && termAt(piece.start)?.length === end - start) return start;
  }
  return end;
};
