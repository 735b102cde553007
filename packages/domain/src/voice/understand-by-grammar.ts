import { applyCorrections, type Token, textOf } from '@nutricion/language';
import { withoutPurposes, withoutReasons } from './asides.ts';
import { secondOrderAt } from './cart-verbs.ts';
import { cleanTokens, withoutPlaces } from './clean-tokens.ts';
import { ignoreReason } from './ignore-reason.ts';
import { longReply, withoutReply } from './long-reply.ts';
import { resolvePointers } from './resolve-pointers.ts';
import { shortReply } from './short-reply.ts';
import { heedNegations, spokenPhrase } from './spoken-negations.ts';
import { understandProducts } from './understand-products.ts';
import {
  needsConfirmation,
  noAction,
  type Understanding,
  type VoiceContext,
  type VoiceIntent,
  type VoiceLexicon,
} from './understanding.ts';
import { wholePhraseIntent } from './whole-phrase-intent.ts';
import { wholePhraseUnderstanding } from './whole-phrase-understanding.ts';

/**
 * Understands a phrase by rules alone: intent and items, whether it is certain, and why. Anything that would
 * change the cart and isn't explained word by word is uncertain, so that the caller asks first.
 * @param lexicon names of products in the catalog
 */
export const understandByGrammar = (
  text: string,
  lexicon: VoiceLexicon,
  context: VoiceContext = {},
): Understanding => {
  const phrase = spokenPhrase(text, lexicon, context);
  const ignored = ignoreReason(text, phrase.tokens);
  if (ignored) return { intent: 'other', items: [], certain: true, because: [ignored] };
  return heedNegations(understandWords(phrase.tokens, lexicon, context), phrase);
};

/** The same of words that are for the shop, before what they rule out is heeded. */
export const understandWords = (
  spelled: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding => {
  const reply = shortReply(spelled, context.question);
  if (reply) return replyUnderstanding(reply, context);
  const longerReply = longReply(spelled, lexicon, context);
  if (longerReply) return replyUnderstanding(longerReply, context);
  const cleaned = applyCorrections(withoutReply(cleanTokens(spelled), context));
  if (cleaned.length === 0) return noAction('No dijo qué quiere.');
  const { tokens, isDoubtful } = withoutReasons(resolvePointers(cleaned, context), lexicon);
  const understood = understandFirst(tokens, lexicon, context);
  // What sounds like a reason may be the whole phrase: "la última vez que pedí".
  if (understood.intent === 'other' && tokens.length < cleaned.length)
    return understandOrder(cleaned, lexicon, context);
  return isDoubtful ? needsConfirmation(understood, 'Dijo algo más que no se entiende.') : understood;
};

/** Of two orders in one phrase the first, with the second's words. */
const understandFirst = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding => {
  const cut = secondOrderAt(tokens);
  if (cut === -1) return understandOrder(tokens, lexicon, context);
  const [first, second] = [tokens.slice(0, cut), tokens.slice(cut)].map((part) =>
    understandOrder(part, lexicon, context),
  );
  const areTwo =
    first &&
    second &&
    CHANGES.has(first.intent) &&
    second.intent !== 'other' &&
    first.intent !== second.intent;
  return areTwo ? { ...first, rest: textOf(tokens.slice(cut)) } : understandOrder(tokens, lexicon, context);
};

const CHANGES: ReadonlySet<VoiceIntent> = new Set(['add', 'add_multiple', 'remove', 'set_quantity']);

const understandOrder = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding => {
  const whole = wholePhraseIntent(tokens);
  if (whole) return wholePhraseUnderstanding(whole, tokens);
  const withoutPurpose = withoutPurposes(tokens, lexicon);
  const products = withoutPlaces(withoutPurpose.tokens);
  const understood = confirmIfContrary(understandProducts(products, lexicon, context), products);
  return withoutPurpose.isDoubtful
    ? needsConfirmation(understood, 'Dijo algo más que no se entiende.')
    : understood;
};

const CONTRARY = new Set('no ni pero sino excepto menos quizas quiza tampoco'.split(' '));
/** Verbs, courtesies and link words beside the items; with more than these the phrase says something else too. */
const MAX_UNEXPLAINED_TOKENS = 4;

/** An addition that something in the phrase contradicts, or that has many unexplained words, is confirmed first. */
const confirmIfContrary = (understood: Understanding, tokens: readonly Token[]): Understanding => {
  const { intent, items, certain } = understood;
  if (!certain || (intent !== 'add' && intent !== 'add_multiple')) return understood;
  if (tokens.some(({ folded }) => CONTRARY.has(folded)))
    return needsConfirmation(understood, 'Algo habla en contra.');
  const explained = items.reduce((sum, { name, unit }) => sum + name.split(' ').length + (unit ? 3 : 2), 0);
  return tokens.length - explained > MAX_UNEXPLAINED_TOKENS
    ? needsConfirmation(understood, 'Dijo algo más que no se entiende.')
    : understood;
};

/** A yes answers an open question alone; a no never harms. */
const replyUnderstanding = (intent: 'confirm' | 'deny', { question }: VoiceContext): Understanding => ({
  intent,
  items: [],
  certain: intent === 'deny' || question !== undefined,
  because: [
    question === undefined ? 'Contesta, y no hay ninguna pregunta abierta.' : 'Contesta la pregunta.',
  ],
});
