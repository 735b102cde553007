import { isVerb } from './cart-verbs.ts';
import { cleanTokens } from './clean-tokens.ts';
import { numberAt } from './numbers.ts';
import { isWord, type Token } from './tokens.ts';
import type { VoiceContext, VoiceLexicon } from './understanding.ts';

const OPENS_YES = /^(?:si|sii+|dale|claro|ok|okay|aja|correcto|exacto|perfecto|eso)$/;
const OPENS_NO = /^(?:no|nah|nop|nope|tampoco|todavia|aun|mejor)$/;
const MOST_ANSWERING = 8;
const MOST_DENYING = 14;

/** An answer that goes on talking: the open question's, where it begins so and not one word is a product, a number or an order. */
export const longAnswer = (
  said: readonly Token[],
  lexicon: VoiceLexicon,
  { question }: VoiceContext,
): 'confirm' | 'deny' | null => {
  const words = cleanTokens(said).filter(isWord);
  const [first, ...rest] = words;
  if (question === undefined || !first || words.length > MOST_DENYING) return null;
  const isPlain = rest.every(
    ({ folded }, at) =>
      !lexicon.knows(folded) &&
      numberAt(rest, at) === null &&
      (!isVerb(folded) || /(?:l[oa]s?|ver|saber)$/.test(folded)),
  );
  if (!isPlain) return null;
  const says = (answer: RegExp) => answer.test(first.folded);
  if (says(OPENS_NO) && (first.folded === 'no' || rest.some(({ folded }) => folded === 'no'))) return 'deny';
  return says(OPENS_YES) &&
    words.length <= MOST_ANSWERING &&
    !rest.some(({ folded }) => folded === 'no' || folded === 'pero')
    ? 'confirm'
    : null;
};

/** "sí, leche y café": what follows says what the yes is to. */
export const withoutAnswer = (tokens: readonly Token[], { question }: VoiceContext): readonly Token[] => {
  const [first, second] = tokens;
  const isAnswer = first !== undefined && /^(?:si|dale|claro|ok|okay|bueno)$/.test(first.folded);
  if (!isAnswer || tokens.length < 2) return tokens;
  if (second?.folded === ',') return tokens.slice(2);
  return question === undefined ? tokens : tokens.slice(1);
};
