import { isWord, numberAt, type Token } from '@nutricion/language';
import { isVerb } from './cart-verbs.ts';
import { cleanTokens } from './clean-tokens.ts';
import type { VoiceContext, VoiceLexicon } from './understanding.ts';

const OPENS_YES = /^(?:si|sii+|dale|claro|ok|okay|aja|correcto|exacto|perfecto|eso)$/;
const OPENS_NO = /^(?:no|nah|nop|nope|tampoco|todavia|aun|mejor)$/;
const MAX_CONFIRMING_WORDS = 8;
const MAX_DENYING_WORDS = 14;

/** A longer reply to the open question: it begins like one, and contains no product, number or request. */
export const longReply = (
  phrase: readonly Token[],
  lexicon: VoiceLexicon,
  { question }: VoiceContext,
): 'confirm' | 'deny' | null => {
  const words = cleanTokens(phrase).filter(isWord);
  const [first, ...rest] = words;
  if (question === undefined || !first || words.length > MAX_DENYING_WORDS) return null;
  const isPlain = rest.every(
    ({ folded }, at) =>
      !lexicon.hasWord(folded) &&
      numberAt(rest, at) === null &&
      (!isVerb(folded) || /(?:l[oa]s?|ver|saber)$/.test(folded)),
  );
  if (!isPlain) return null;
  const opensWith = (opening: RegExp) => opening.test(first.folded);
  if (opensWith(OPENS_NO) && (first.folded === 'no' || rest.some(({ folded }) => folded === 'no')))
    return 'deny';
  return opensWith(OPENS_YES) &&
    words.length <= MAX_CONFIRMING_WORDS &&
    !rest.some(({ folded }) => folded === 'no' || folded === 'pero')
    ? 'confirm'
    : null;
};

/** "sí, leche y café": the words after the yes name what it answers. */
export const withoutReply = (tokens: readonly Token[], { question }: VoiceContext): readonly Token[] => {
  const [first, second] = tokens;
  const isReply = first !== undefined && /^(?:si|dale|claro|ok|okay|bueno)$/.test(first.folded);
  if (!isReply || tokens.length < 2) return tokens;
  if (second?.folded === ',') return tokens.slice(2);
  return question === undefined ? tokens : tokens.slice(1);
};
