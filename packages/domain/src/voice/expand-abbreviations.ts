import { formsOf } from '@nutricion/language';
import { isVerb } from './cart-verbs.ts';
import { isOneEditAway } from './one-edit.ts';
import type { Token } from './tokens.ts';
import type { VoiceLexicon } from './understanding.ts';
import { unitOf } from './units.ts';
import { spanishWords } from './voice-words.ts';

/** Abbreviations as typed on a telephone, and what they stand for. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['q', 'que'],
  ['k', 'que'],
  ['d', 'de'],
  ['dl', 'del'],
  ['pa', 'para'],
  ['pal', 'para el'],
  ['cn', 'con'],
  ['xfa', 'porfa'],
  ['xfavor', 'porfavor'],
  ['tb', 'tambien'],
  ['tmb', 'tambien'],
  ['tbn', 'tambien'],
  ['tmbn', 'tambien'],
  ['ps', 'pues'],
  ['bn', 'bien'],
  ['toy', 'estoy'],
  ['dle', 'dale'],
  ['plis', 'porfa'],
  ['pls', 'porfa'],
  ['plz', 'porfa'],
  ['ta', 'esta'],
  ['toas', 'todas'],
  ['toos', 'todos'],
  ['to', 'todo'],
  ['na', 'nada'],
]);

/** Expands abbreviations; words that neither the catalog nor this table has stay as they are. */
export const expandAbbreviations = (tokens: readonly Token[], lexicon: VoiceLexicon): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const { folded } = token;
    const long = SHORT.get(folded);
    if (long !== undefined) return long.split(' ').map((word) => ({ text: word, folded: word }));
    // "x2" is two of it.
    if (folded === 'x' && /^\d/.test(tokens[at + 1]?.folded ?? '')) return [];
    const verb = correctedVerb(folded, lexicon);
    if (verb) return [{ text: verb, folded: verb }];
    if (!folded.includes('k')) return [token];
    const spelled = folded.replace(/k(?=[ei])/g, 'qu').replaceAll('k', 'c');
    const isVocabularyWord = formsOf(spelled).some(
      (form) => lexicon.hasWord(form) || isVerb(form) || spanishWords.has(form),
    );
    return isVocabularyWord ? [{ text: token.text, folded: spelled }] : [token];
  });

const ORDERS =
  'ponme dame echame agrega agregame anade quita quitame saca sacame borra elimina busca buscame necesito quiero quisiera muestrame ensename traeme cambia'.split(
    ' ',
  );
const MIN_CORRECTED_LETTERS = 4;

/** "ponm", "quiro", "agreag": an order with one slip, where the word is nothing else. */
const correctedVerb = (word: string, lexicon: VoiceLexicon): string | undefined => {
  if (word.length < MIN_CORRECTED_LETTERS || isVerb(word) || unitOf(word) !== null) return undefined;
  if (formsOf(word).some((form) => lexicon.hasWord(form) || spanishWords.has(form))) return undefined;
  return ORDERS.find((verb) => isOneEditAway(word, verb));
};
