import { isBroken, type NegatableWord, type NegationKind, type Opener } from './negation.ts';

const MAX_PHRASE = 4;

/** The phrase of a pattern that begins at a position, without signs inside; null if none does. */
const phraseAt = (words: readonly NegatableWord[], at: number, pattern: RegExp): string | null => {
  let end = at + 1;
  while (end < at + MAX_PHRASE && end < words.length && !isBroken(words, end)) end += 1;
  const text = words
    .slice(at, end)
    .map(({ folded }) => folded)
    .join(' ');
  return pattern.exec(text)?.[0] ?? null;
};

const SICKNESS = 'asco|alergias?|diarreas?|gases|nauseas?|ronchas?|picor|urticaria|reaccion(?:es)?';
const HARM = `(?:me|le|lo|la|nos|les|los|las) (?:(?:hace|hacen|cae|caen) (?:mal|dano)|dan? (?:${SICKNESS})|(?:mata|enferma|intoxica|hincha|brota)n?)`;
/** Words before a term that ask for something in its place, or say that it harms. */
const INSTEAD = new RegExp(
  `^(?:en vez de|en lugar de|aparte de|contra|hipersensible a|reaccion a|prohibid[oa]s?|hold the|leave out|cuidado con|me (?:hincho|broto)(?: con)?|menos (?:los|las|el|la) (?:de|con|que [a-z]+)|${HARM})(?= |$)`,
);
/** Words after terms that rule them out: "egg free", "leche me hace daño". */
const CLOSERS = new RegExp(
  `^(?:free|allergy|allergies|allergic|intolerant|intolerance|prohibid[oa]s?|no puedo|${HARM})(?= |$)`,
);

/** "Leche no", "maní alergia": where nothing follows that it may belong to. */
const isLastNo = (words: readonly NegatableWord[], at: number): boolean =>
  /^(?:no|alergias?)$/.test(words[at]?.folded ?? '') &&
  (at === words.length - 1 ||
    isBroken(words, at + 1) ||
    /^(?:[,.;!y]|and|pero|sino)$/.test(words[at + 1]?.folded ?? '') ||
    isOfPerson(words, at) ||
    isBeforeYes(words, at + 1));

/** "Leche alergia para mi hija": an allergy is somebody's, where "leche no para mi hija" may mean another. */
const isOfPerson = (words: readonly NegatableWord[], at: number): boolean =>
  words[at]?.folded !== 'no' && /^(?:para|pa|de|del|mi|tengo|tiene)$/.test(words[at + 1]?.folded ?? '');

/** In "leche no pan sí" the "no" is of the milk. */
const isBeforeYes = (words: readonly NegatableWord[], from: number): boolean => {
  const next = words.slice(from, from + MAX_PHRASE).map(({ folded }) => folded);
  const yes = next.indexOf('si');
  return yes > 0 && !next.slice(0, yes).includes('no');
};

const PLURAL = /\b(?:hacen|caen|dan|(?:mata|enferma|intoxica|hincha|brota)n|prohibid[oa]s)\b/;

const kindOfHarm = (phrase: string): NegationKind => {
  if (/^(?:hipersensible|reaccion|allerg|intoleran)/.test(phrase)) return 'allergy';
  if (/^(?:me|le|nos|les|no) /.test(phrase)) return 'uneaten';
  return phrase === 'free' ? 'without' : 'refused';
};

/** The words at a position that rule out the terms before them; null if none do. */
export const closerAt = (words: readonly NegatableWord[], at: number): Opener | null => {
  if (isBroken(words, at)) return null;
  const closer = phraseAt(words, at, CLOSERS);
  if (closer === null) {
    if (!isLastNo(words, at)) return null;
    const isNo = words[at]?.folded === 'no';
    return { end: at + 1, kind: isNo ? 'refused' : 'allergy', reach: isNo ? 'one' : 'joined' };
  }
  const reach = PLURAL.test(closer) ? 'all' : 'joined';
  return { end: at + closer.split(' ').length, kind: kindOfHarm(closer), reach };
};

/** The words at a position that ask for something in the place of the next term, or say that it harms; null if none do. */
export const harmAt = (words: readonly NegatableWord[], at: number): Opener | null => {
  const phrase = phraseAt(words, at, INSTEAD);
  return phrase === null ? null : { end: at + phrase.split(' ').length, kind: kindOfHarm(phrase) };
};
