import { fold, formsOf, placeOf, referenceAt, type Token } from '@nutricion/language';
import type { VoiceContext } from './understanding.ts';

/**
 * The same words, with the title of what is pointed at on the screen in the place of "el segundo", "los dos primeros" or "el que
 * dice orgánicos", and "eso" in the place of "lo último que puse".
 */
export const resolvePointers = (
  tokens: readonly Token[],
  { results = [], last }: VoiceContext,
): readonly Token[] => {
  let resolved: readonly Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const latest = last === undefined ? 0 : latestLength(tokens, at, results);
    const pointed =
      shownAt(tokens, at, results) ??
      allAt(tokens, at, results) ??
      besideAt(tokens, at, results, last) ??
      describedAt(tokens, at, results);
    if (latest > 0) resolved = [...resolved, { ...token, text: 'eso', folded: 'eso' }];
    else if (pointed) resolved = [...withoutScreen(resolved), ...titlesAt(token, pointed.titles)];
    else resolved = [...resolved, token];
    at = latest > 0 ? at + latest : (pointed?.end ?? at + 1);
  }
  return resolved;
};

/** Titles as the items of a list, in the place of a token. */
const titlesAt = (token: Token, titles: readonly string[]): readonly Token[] =>
  titles.flatMap((title, index) => [
    ...(index === 0 ? [] : [{ ...token, text: ',', folded: ',' }]),
    { ...token, text: title.toLowerCase(), folded: fold(title) },
  ]);

interface Pointed {
  readonly titles: readonly string[];
  readonly end: number;
}

const ARTICLE = /^(?:el|la|los|las|del|al)$/;

/** "el segundo", "del tercero ese que sale ahí", "los dos primeros", "ambos". */
const shownAt = (tokens: readonly Token[], at: number, results: readonly string[]): Pointed | null => {
  const reference = results.length === 0 ? null : referenceAt(tokens, at);
  if (!reference || (reference.of !== null && reference.of !== results.length)) return null;
  const titles = reference.places.map((place) => results.at(place < 0 ? place : place - 1));
  if (!titles.every((title) => title !== undefined)) return null;
  return { titles, end: afterScreen(tokens, at + reference.length) };
};

const MAX_WORDS_OF_ALL = 3;

/** "una de cada una", "todas" alone: all that is shown. */
const allAt = (tokens: readonly Token[], at: number, results: readonly string[]): Pointed | null => {
  if (results.length === 0) return null;
  const word = tokens[at]?.folded ?? '';
  if (/^tod[oa]s$/.test(word) && tokens.length <= MAX_WORDS_OF_ALL) return { titles: results, end: at + 1 };
  const isEach =
    /^un[oa]$/.test(word) && tokens[at + 1]?.folded === 'de' && tokens[at + 2]?.folded === 'cada';
  return isEach
    ? { titles: results, end: at + (/^un[oa]$/.test(tokens[at + 3]?.folded ?? '') ? 4 : 3) }
    : null;
};

/** "el 3", "el de arriba", and of two "el otro", which wasn't spoken of last. */
const besideAt = (
  tokens: readonly Token[],
  at: number,
  results: readonly string[],
  last: string | undefined,
): Pointed | null => {
  if (!ARTICLE.test(tokens[at]?.folded ?? '')) return null;
  const word = tokens[at + 1]?.folded ?? '';
  const next = tokens[at + 2]?.folded ?? '';
  if (/^\d$/.test(word) && (next === '' || /^(?:,|y|e|\.|\?)$/.test(next))) {
    const title = results[Number(word) - 1];
    return title === undefined ? null : { titles: [title], end: at + 2 };
  }
  if (word === 'de' && /^(?:arriba|abajo)$/.test(next)) {
    const title = results.at(next === 'arriba' ? 0 : -1);
    return title === undefined ? null : { titles: [title], end: at + 3 };
  }
  if (!/^otr[oa]$/.test(word) || next === 'de' || last === undefined || results.length !== 2) return null;
  const others = results.filter((title) => fold(title) !== fold(last));
  return others.length === 1 ? { titles: others, end: at + 2 } : null;
};

const DID = /^(?:puse|pusiste|pusimos|agregue|agregaste|anadi|anadiste|eche|echaste|meti|metiste|pedi|dije)$/;

/** The tokens of "lo último que puse", and of "el último" where nothing is shown; 0 if it isn't there. */
const latestLength = (tokens: readonly Token[], at: number, results: readonly string[]): number => {
  const isWhatever = /^(?:lo|eso)$/.test(tokens[at]?.folded ?? '');
  const isOne = ARTICLE.test(tokens[at]?.folded ?? '') || /^es[ea]$/.test(tokens[at]?.folded ?? '');
  if (!isWhatever && !(isOne && results.length === 0)) return 0;
  const reference = isWhatever ? null : referenceAt(tokens, at);
  const isLast = isWhatever
    ? placeOf(tokens[at + 1]?.folded ?? '') === -1
    : reference?.places.length === 1 && reference.places[0] === -1;
  if (!isLast) return 0;
  const end = at + (reference?.length ?? 2);
  const isClause = tokens[end]?.folded === 'que' && DID.test(tokens[end + 1]?.folded ?? '');
  return end - at + (isClause ? 2 : 0);
};

const DESCRIBES = /^(?:dice|dicen|tiene|tienen|trae|traen|es|son|lleva|viene)$/;
const LEADS = /^(?:en|con|de|un|una|el|la)$/;

/** "el que dice orgánicos", "la de avena", where it is of one alone. */
const describedAt = (tokens: readonly Token[], at: number, results: readonly string[]): Pointed | null => {
  if (!ARTICLE.test(tokens[at]?.folded ?? '')) return null;
  let from = at + 1;
  if (tokens[from]?.folded === 'de') from += 1;
  else if (tokens[from]?.folded === 'que' && DESCRIBES.test(tokens[from + 1]?.folded ?? '')) from += 2;
  else return null;
  while (LEADS.test(tokens[from]?.folded ?? '')) from += 1;
  const word = tokens[from]?.folded;
  if (word === undefined) return null;
  const forms = new Set(formsOf(word));
  const candidates = results.filter((title) =>
    fold(title)
      .split(' ')
      .flatMap(formsOf)
      .some((form) => forms.has(form)),
  );
  return candidates.length === 1 && candidates[0] !== undefined
    ? { titles: [candidates[0]], end: from + 1 }
    : null;
};

const SCREEN = /^(?:que|sale|salen|ves|veo|esta|estan|ahi|aqui|alli|pantalla|en|la|arriba|abajo)$/;

const afterScreen = (tokens: readonly Token[], from: number): number => {
  const isOfList = /^(?:lista|pantalla)$/.test(tokens[from + 2]?.folded ?? '');
  if (tokens[from]?.folded === 'de' && isOfList) return from + 3;
  if (tokens[from]?.folded !== 'que') return from;
  let end = from;
  while (SCREEN.test(tokens[end]?.folded ?? '')) end += 1;
  return end;
};

/** "de los que salen en pantalla": says where, not which product. */
const withoutScreen = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ folded }, index) => folded === 'que' && /^salen?$/.test(tokens[index + 1]?.folded ?? ''),
  );
  return at === -1 ? tokens : tokens.slice(0, Math.max(0, at - 2));
};
