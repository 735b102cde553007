import { formsOf, isWord, spokenTokensOf, type Token } from '@nutricion/language';
import { englishWords, spanishWords } from './voice-words.ts';

/** Of the letters, more than this share outside Latin: another script (specification, section 9). */
const MAX_FOREIGN_SHARE = 0.3;
/** A text shorter than so many letters with more than so many English words is ignored (specification, section 9). */
const SHORT_TEXT_LETTERS = 15;
const MAX_ENGLISH_WORDS = 3;

/** Words that speak to the assistant about itself, not about food. */
const PROMPT_INJECTION =
  /\b(?:ignora|olvida(?:te)? (?:de )?(?:tus|todas|las|lo que)|tus (?:reglas|instrucciones)|instrucciones anteriores|actua como|eres un|eres una|hazte pasar|prompt|system|sistema operativo|modo (?:desarrollador|administrador|dios)|haz como si|a partir de ahora|desde ahora (?:eres|vas)|desactiva|contrasena|jailbreak|finge)\b/;

/** Why a phrase is ignored, in Spanish; null if it is meant for the shop. */
export const ignoreReason = (text: string, tokens: readonly Token[]): string | null => {
  const words = tokens.filter(isWord).map(({ folded }) => folded);
  const foreign = foreignReason(text, words);
  if (foreign) return foreign;
  if (words.length === 0) return 'No se oyó ninguna palabra.';
  return PROMPT_INJECTION.test(words.join(' ')) ? 'Le habla al asistente, no a la tienda.' : null;
};

/** Whether a phrase is in a language other than Spanish. */
export const isForeign = (text: string): boolean =>
  foreignReason(
    text,
    spokenTokensOf(text)
      .filter(isWord)
      .map(({ folded }) => folded),
  ) !== null;

const foreignReason = (text: string, words: readonly string[]): string | null => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && foreign / letters.length > MAX_FOREIGN_SHARE) return 'Es otra escritura.';
  const english = words.filter((word) => englishWords.has(word)).length;
  const spanish = words.filter((word) => formsOf(word).some((form) => spanishWords.has(form))).length;
  if (text.trim().length < SHORT_TEXT_LETTERS && english > MAX_ENGLISH_WORDS) return 'Es otro idioma.';
  return english >= 2 && english > spanish ? 'Es otro idioma.' : null;
};
