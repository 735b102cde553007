import { formsOf, isWord, numberAt, type Token, unitOf } from '@nutricion/language';
import { isVerb } from './cart-verbs.ts';
import type { VoiceLexicon } from './understanding.ts';
import { articles, links } from './voice-words.ts';

export interface WithoutAsides {
  readonly tokens: readonly Token[];
  /** What was left out speaks of products too, or against something. */
  readonly isDoubtful: boolean;
}

const isCatalogWord = (lexicon: VoiceLexicon, { folded }: Token): boolean =>
  formsOf(folded).some((form) => lexicon.hasWord(form));

/** What begins a reason: "que eso se va rápido", "porque viene mi hermana". */
const REASONS = new Set(['que', 'porque', 'pues', 'como']);
/** Words after "que" that describe the product itself. */
const DESCRIBES_PRODUCT = /^(?:tiene|tienen|trae|traen|lleva|llevan|viene|vienen|dice|dicen|diga|digan)$/;
const STATES_QUANTITY = /^(?:sean?|queden?|fueran?)$/;
const ORDERS_AGAIN =
  /^(?:pon|dame|ponme|echa|echame|traeme|agrega|agregame|quita|quitame|busca|buscame|anade|anademe)$/;

/**
 * The phrase without the reason given for it. A reason ends at a comma or where something is ordered again; speech
 * has no commas, so it often ends with the phrase.
 */
export const withoutReasons = (tokens: readonly Token[], lexicon: VoiceLexicon): WithoutAsides =>
  removeAsides(tokens, (at, remaining) => reasonFrom(tokens, at, remaining, lexicon));

/** The phrase without the purpose of what is ordered. */
export const withoutPurposes = (tokens: readonly Token[], lexicon: VoiceLexicon): WithoutAsides =>
  removeAsides(tokens, (at, remaining) =>
    tokens[at]?.folded === 'para' ? purposeEnd(tokens, at, remaining, lexicon) : at,
  );

/** @param endOf where an aside that begins at a place ends; the same place: none begins there */
const removeAsides = (
  tokens: readonly Token[],
  endOf: (at: number, remaining: readonly Token[]) => number,
): WithoutAsides => {
  const remaining: Token[] = [];
  let isDoubtful = false;
  for (let at = 0; at < tokens.length; ) {
    const end = endOf(at, remaining);
    if (end === at) {
      remaining.push(tokens[at] as Token);
      at += 1;
      continue;
    }
    isDoubtful ||= tokens
      .slice(at, end)
      .some((token) => token.folded === 'no' || numberAt([token], 0) !== null);
    at = end;
  }
  return { tokens: remaining, isDoubtful };
};

const reasonFrom = (
  tokens: readonly Token[],
  at: number,
  remaining: readonly Token[],
  lexicon: VoiceLexicon,
): number => {
  const { folded } = tokens[at] as Token;
  const next = tokens[at + 1]?.folded ?? '';
  if (
    !REASONS.has(folded) ||
    !remaining.some(
      (token) => isCatalogWord(lexicon, token) || token.folded.includes(' ') || isPointing(token),
    )
  )
    return at;
  if (folded === 'como' && numberAt(tokens, at + 1) !== null) return at;
  if (folded === 'que' && DESCRIBES_PRODUCT.test(next)) return at;
  if (STATES_QUANTITY.test(next)) {
    if (numberAt(tokens, at + 2) !== null) return at;
    // "que sean de agua": of the name.
    if (tokens[at + 2]?.folded === 'de') return at + 2;
  }
  return reasonEnd(tokens, at + 1);
};

const isPointing = ({ folded }: Token): boolean => isVerb(folded) && /(?:l[oa]s?|m[oa])$/.test(folded);

const reasonEnd = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (at < tokens.length && !endsReason(tokens, at)) at += 1;
  return at;
};

const endsReason = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at] as Token;
  if (!isWord(token) || ORDERS_AGAIN.test(token.folded)) return true;
  // "y dos panes": the list continues.
  return token.folded === 'y' && numberAt(tokens, at + 1) !== null;
};

const OWN = /^(?:el|la|los|las|mi|mis|un|una|unos|unas|tu|su|este|esta|al)$/;

/** "para la cena": an article and a word, and what "de" links to it. A name may go on with it: "salsa para nachos". */
const purposeEnd = (
  tokens: readonly Token[],
  at: number,
  remaining: readonly Token[],
  lexicon: VoiceLexicon,
): number => {
  let end = at + 1;
  while (OWN.test(tokens[end]?.folded ?? '')) end += 1;
  const word = tokens[end]?.folded ?? '';
  if (word === '' || !isWord(tokens[end] as Token) || isVerb(word) || numberAt(tokens, end) !== null)
    return at;
  const before = remaining.findLast(isWord)?.folded ?? '';
  if (lexicon.follows(before, word)) return at;
  end += 1;
  while (tokens[end]?.folded === 'de' && tokens[end + 1]) end += 2;
  const rest = tokens.slice(end).filter((token) => isWord(token) && !links.has(token.folded));
  const namesProduct = remaining.some(
    (token) => isCatalogWord(lexicon, token) && !articles.has(token.folded),
  );
  // What is left has to name products, otherwise the purpose was the request itself.
  return namesProduct || rest.some((token) => isCatalogWord(lexicon, token) && unitOf(token.folded) === null)
    ? end
    : at;
};
