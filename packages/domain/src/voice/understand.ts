import { withoutPurposes, withoutReasons } from './asides.ts';
import { secondOrderAt } from './cart-verbs.ts';
import { cleanTokens, withoutPlaces } from './clean-tokens.ts';
import { ignoredBecause } from './gate.ts';
import { longAnswer, withoutAnswer } from './long-answer.ts';
import { ofProducts } from './of-products.ts';
import { ofWhole } from './of-whole.ts';
import { withPointed } from './pointed.ts';
import { withRepairs } from './repairs.ts';
import { shortAnswer } from './short-answer.ts';
import { spelledOut } from './spelling.ts';
import { type Token, textOf, tokensOf } from './tokens.ts';
import {
  asked,
  nothing,
  type Understanding,
  type VoiceContext,
  type VoiceIntent,
  type VoiceLexicon,
} from './understanding.ts';
import { wholePhraseIntent } from './whole-phrase.ts';

/**
 * What somebody said to the shop, without a model: intent and items, whether it is certain, and why. Whatever would
 * change the cart and isn't explained word by word is uncertain, and whoever acts on it asks first.
 * @param lexicon what the catalogue calls its products
 */
export const understand = (
  text: string,
  lexicon: VoiceLexicon,
  context: VoiceContext = {},
): Understanding => {
  const said = spelledOut(tokensOf(text), lexicon);
  const ignored = ignoredBecause(text, said);
  if (ignored) return { intent: 'other', items: [], certain: true, because: [ignored] };
  const answer = shortAnswer(said, context.question);
  if (answer) return answered(answer, context);
  const longer = longAnswer(said, lexicon, context);
  if (longer) return answered(longer, context);
  const cleaned = withRepairs(withoutAnswer(cleanTokens(said), context));
  if (cleaned.length === 0) return nothing('No dijo qué quiere.');
  const { tokens, isDoubtful } = withoutReasons(withPointed(cleaned, context), lexicon);
  const understood = firstOf(tokens, lexicon, context);
  // What sounds like a reason may be all that was said: "la última vez que pedí".
  if (understood.intent === 'other' && tokens.length < cleaned.length)
    return ofOrder(cleaned, lexicon, context);
  return isDoubtful ? asked(understood, 'Dijo algo más que no se entiende.') : understood;
};

/** Of two orders in one phrase the first, with the second's words. */
const firstOf = (tokens: readonly Token[], lexicon: VoiceLexicon, context: VoiceContext): Understanding => {
  const cut = secondOrderAt(tokens);
  if (cut === -1) return ofOrder(tokens, lexicon, context);
  const [first, second] = [tokens.slice(0, cut), tokens.slice(cut)].map((part) =>
    ofOrder(part, lexicon, context),
  );
  const areTwo =
    first &&
    second &&
    CHANGES.has(first.intent) &&
    second.intent !== 'other' &&
    first.intent !== second.intent;
  return areTwo ? { ...first, rest: textOf(tokens.slice(cut)) } : ofOrder(tokens, lexicon, context);
};

const CHANGES: ReadonlySet<VoiceIntent> = new Set(['add', 'add_multiple', 'remove', 'set_quantity']);

const ofOrder = (tokens: readonly Token[], lexicon: VoiceLexicon, context: VoiceContext): Understanding => {
  const whole = wholePhraseIntent(tokens);
  if (whole) return ofWhole(whole, tokens);
  const aimed = withoutPurposes(tokens, lexicon);
  const products = withoutPlaces(aimed.tokens);
  const understood = unlessContrary(ofProducts(products, lexicon, context), products);
  return aimed.isDoubtful ? asked(understood, 'Dijo algo más que no se entiende.') : understood;
};

const CONTRARY = new Set('no ni pero sino excepto menos quizas quiza tampoco'.split(' '));
/** Verbs, courtesies and links of an order; more than these beside its items is something else that was said. */
const MOST_UNEXPLAINED = 4;

/** What is put in while something speaks against it, or much else is said, is asked first. */
const unlessContrary = (understood: Understanding, tokens: readonly Token[]): Understanding => {
  const { intent, items, certain } = understood;
  if (!certain || (intent !== 'add' && intent !== 'add_multiple')) return understood;
  if (tokens.some(({ folded }) => CONTRARY.has(folded))) return asked(understood, 'Algo habla en contra.');
  const explained = items.reduce((sum, { name, unit }) => sum + name.split(' ').length + (unit ? 3 : 2), 0);
  return tokens.length - explained > MOST_UNEXPLAINED
    ? asked(understood, 'Dijo algo más que no se entiende.')
    : understood;
};

/** A yes answers an open question alone; a no never harms. */
const answered = (intent: 'confirm' | 'deny', { question }: VoiceContext): Understanding => ({
  intent,
  items: [],
  certain: intent === 'deny' || question !== undefined,
  because: [
    question === undefined ? 'Contesta, y no hay ninguna pregunta abierta.' : 'Contesta la pregunta.',
  ],
});
