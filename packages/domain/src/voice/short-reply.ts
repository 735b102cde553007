import { isWord, type Token } from '@nutricion/language';

const MAX_WORDS = 7;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const YES = words(
  'si sii dale ok okay okey oki claro correcto exacto exactamente perfecto confirmo confirma confirmado confirmar afirmativo aja simon vale yes yep yeah sure seguro acepto adelante excelente bien cierto positivo chevere brutal nitido',
);
/** Orders that answer a question; without one they are orders. */
const ACTIONS = words(
  'agregalos agregalo agregala agregalas ponlos ponlo ponla ponlas hazlo echalos echalo echala echalas metelos metelo dalos mandalo mandalos',
);
const NO = words(
  'no nop nope nel negativo cancela cancelalo cancelar dejalo dejala olvidalo olvida nah jamas ninguno ninguna nada tampoco',
);
/** Words in a reply that decide nothing. */
const IGNORED_WORDS = words(
  'para aguanta aguantate espera esperate un una momento momentito segundo gracias por favor porfa mejor todavia ya asi que pues bueno esta eso esos esa ese estos mismo misma mismos es de una acuerdo supuesto como quiero gusta parece me lo los la las todo todos va todavia aun mira oye eh ay mi amor nena mami asi de verdad entonces tambien mucho y muy ahora',
);

/**
 * A short reply to a question: every word is in a closed vocabulary and the first that decides wins; "cómo no" is
 * yes. Null for anything else, since a yes is never guessed.
 */
export const shortReply = (
  tokens: readonly Token[],
  question: string | undefined,
): 'confirm' | 'deny' | null => {
  const replyWords = tokens.filter(isWord).map(({ folded }) => folded);
  if (replyWords.length === 0 || replyWords.length > MAX_WORDS) return null;
  const isAction = (word: string) =>
    ACTIONS.has(word) && (question !== undefined || replyWords.some((each) => YES.has(each)));
  if (!replyWords.every((word) => YES.has(word) || NO.has(word) || IGNORED_WORDS.has(word) || isAction(word)))
    return null;
  const text = replyWords.join(' ');
  if (/\bcomo no\b|\bpor supuesto\b|\bde acuerdo\b/.test(text) && !/\bpor supuesto que no\b/.test(text))
    return 'confirm';
  if (/^(?:esta bien|eso es|eso mismo|asi es|asi mismo|de una|va)$/.test(text)) return 'confirm';
  // "claro que no", "sí, que no": a yes before a no is none.
  if (/\bque no\b/.test(text)) return 'deny';
  const lastNo = replyWords.findLastIndex((word) => NO.has(word));
  const firstYes = replyWords.findIndex((word) => YES.has(word) || isAction(word));
  if (firstYes !== -1 && lastNo > firstYes) return null;
  const deciding = replyWords.find((word) => YES.has(word) || NO.has(word) || isAction(word));
  if (deciding === undefined) return null;
  return NO.has(deciding) ? 'deny' : 'confirm';
};
