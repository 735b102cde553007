import type { Token } from './tokens.ts';
import { isWord } from './tokens.ts';

const MOST_WORDS = 7;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const YES = words(
  'si sii dale ok okay okey oki claro correcto exacto exactamente perfecto confirmo confirma confirmado confirmar afirmativo aja simon vale yes yep yeah sure seguro acepto adelante excelente bien cierto positivo chevere brutal nitido',
);
/** Orders that answer a question; without one they are orders. */
const DEEDS = words(
  'agregalos agregalo agregala agregalas ponlos ponlo ponla ponlas hazlo echalos echalo echala echalas metelos metelo dalos mandalo mandalos',
);
const NO = words(
  'no nop nope nel negativo cancela cancelalo cancelar dejalo dejala olvidalo olvida nah jamas ninguno ninguna nada tampoco',
);
/** Said with an answer, and deciding nothing. */
const BESIDE = words(
  'para aguanta aguantate espera esperate un una momento momentito segundo gracias por favor porfa mejor todavia ya asi que pues bueno esta eso esos esa ese estos mismo misma mismos es de una acuerdo supuesto como quiero gusta parece me lo los la las todo todos va todavia aun mira oye eh ay mi amor nena mami asi de verdad entonces tambien mucho y muy',
);

/**
 * A short answer to a question: every word stands in a closed vocabulary and the first that decides wins; "cómo no" is
 * yes. Null: anything else, since a yes is never guessed.
 */
export const shortAnswer = (
  tokens: readonly Token[],
  question: string | undefined,
): 'confirm' | 'deny' | null => {
  const said = tokens.filter(isWord).map(({ folded }) => folded);
  if (said.length === 0 || said.length > MOST_WORDS) return null;
  const isDeed = (word: string) =>
    DEEDS.has(word) && (question !== undefined || said.some((each) => YES.has(each)));
  if (!said.every((word) => YES.has(word) || NO.has(word) || BESIDE.has(word) || isDeed(word))) return null;
  const text = said.join(' ');
  if (/\bcomo no\b|\bpor supuesto\b|\bde acuerdo\b/.test(text) && !/\bpor supuesto que no\b/.test(text))
    return 'confirm';
  if (/^(?:esta bien|eso es|eso mismo|asi es|asi mismo|de una|va)$/.test(text)) return 'confirm';
  const deciding = said.find((word) => YES.has(word) || NO.has(word) || isDeed(word));
  if (deciding === undefined) return null;
  return NO.has(deciding) ? 'deny' : 'confirm';
};
