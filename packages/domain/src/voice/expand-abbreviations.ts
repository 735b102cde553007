import { formsOf, spelledOut, type Token, unitOf } from '@nutricion/language';
import { isVerb } from './cart-verbs.ts';
import { isOneEditAway } from './one-edit.ts';
import type { VoiceLexicon } from './understanding.ts';
import { spanishWords } from './voice-words.ts';

/** Expands abbreviations and corrects orders with a slip; words that neither the catalog nor a table has stay as they are. */
export const expandAbbreviations = (tokens: readonly Token[], lexicon: VoiceLexicon): readonly Token[] =>
  spelledOut(tokens).flatMap((token, at, all) => spelled(token, all[at - 1], all[at + 1], lexicon));

/** A word in the place of a token. */
const written = (token: Token, word: string): Token => ({ ...token, text: word, folded: word });

const spelled = (
  token: Token,
  before: Token | undefined,
  next: Token | undefined,
  lexicon: VoiceLexicon,
): readonly Token[] => {
  const { folded } = token;
  // "x2" and "x 2" are two of it.
  if (/^x\d{1,2}$/.test(folded)) return [written(token, folded.slice(1))];
  if (folded === 'x' && /^\d/.test(next?.folded ?? '')) return [];
  if (folded === 'i') return [written(token, 'y')];
  // "de vaca" is no order to take out.
  const verb = before?.folded === 'de' ? undefined : correctedVerb(folded, lexicon);
  if (verb) return [written(token, verb)];
  if (!folded.includes('k')) return [token];
  const withoutK = folded.replace(/k(?=[ei])/g, 'qu').replaceAll('k', 'c');
  const isVocabularyWord = formsOf(withoutK).some(
    (form) => lexicon.hasWord(form) || isVerb(form) || spanishWords.has(form),
  );
  return isVocabularyWord ? [{ ...token, folded: withoutK }] : [token];
};

const ORDERS =
  'ponme dame echame agrega agregame anade quita quitame saca sacame borra elimina busca buscame necesito quiero quisiera muestrame ensename traeme cambia'.split(
    ' ',
  );
const MIN_CORRECTED_LETTERS = 4;

/** "ponm", "quiro", "agreag": an order with one slip, where the word is nothing else. */
const correctedVerb = (word: string, lexicon: VoiceLexicon): string | undefined => {
  if (word.length < MIN_CORRECTED_LETTERS || isVerb(word) || unitOf(word) !== null) return undefined;
  if (formsOf(word).some((form) => lexicon.hasWord(form) || spanishWords.has(form))) return undefined;
  // "sala" is a word of its own, and no "saca".
  const isShort = word.length === MIN_CORRECTED_LETTERS;
  return ORDERS.find((verb) => (!isShort || verb.length > word.length) && isOneEditAway(word, verb));
};
