import {
  applyCorrections,
  fold,
  formsOf,
  isFiller,
  isRetraction,
  isWord,
  type Token,
  textOf,
  wordsOf,
} from '@nutricion/language';
import { ignoreReason } from './ignore-reason.ts';
import { eachOf } from './items.ts';
import type { PhraseToRead } from './learned/phrase-features.ts';
import { type ModelReading, type PhraseModel, readPhrase } from './learned/read-phrase.ts';
import { settleItems } from './learned/settle-items.ts';
import { resolvePointers } from './resolve-pointers.ts';
import { heedNegations, type SpokenPhrase, spokenPhrase } from './spoken-negations.ts';
import { understandWords } from './understand-by-grammar.ts';
import {
  changingIntents,
  noAction,
  type SpokenItem,
  type Understanding,
  type VoiceContext,
  type VoiceIntent,
  type VoiceLexicon,
} from './understanding.ts';

/** What the model reads: the phrase's tokens, with titles in the place of what is pointed at on the screen. */
export const phraseToRead = (text: string, lexicon: VoiceLexicon, context: VoiceContext): PhraseToRead =>
  toRead(spokenPhrase(text, lexicon, context), text, lexicon, context);

const toRead = (
  { tokens }: SpokenPhrase,
  text: string,
  lexicon: VoiceLexicon,
  context: VoiceContext,
): PhraseToRead => {
  const ignored = ignoreReason(text, tokens);
  return {
    ...withoutEach(applyCorrections(resolvePointers(tokens, context))),
    lexicon,
    context,
    byGrammar: ignored ? noAction(ignored) : understandWords(tokens, lexicon, context),
  };
};

/** "dos libras de cada uno" is said once of all items, and left out of what is read of each. */
const withoutEach = (tokens: readonly Token[]): Pick<PhraseToRead, 'tokens' | 'each'> => {
  const each = eachOf(tokens);
  return each ? { tokens: each.tokens, each: { quantity: each.quantity, unit: each.unit } } : { tokens };
};

const WITHOUT_ITEMS: ReadonlySet<VoiceIntent> = new Set([
  'get_cart',
  'clear_cart',
  'order_history',
  'reorder',
  'checkout',
  'confirm',
  'deny',
  'help',
  'stop',
  'other',
]);

/**
 * Understands a phrase: intent and items, whether it is certain, and why. What was learned from other people's phrases reads it, with what
 * the grammar makes of it as one of its signs; the grammar alone decides what isn't for the shop; a yes that it doesn't hear needs nine tenths, and no word against it. What would change the
 * cart and isn't sure enough is uncertain, so that the caller asks first.
 * @param lexicon names of products in the catalogue
 */
export const understand = (
  text: string,
  lexicon: VoiceLexicon,
  context: VoiceContext,
  model: PhraseModel,
): Understanding => {
  const spoken = spokenPhrase(text, lexicon, context);
  const phrase = toRead(spoken, text, lexicon, context);
  if (ignoreReason(text, spoken.tokens)) return phrase.byGrammar;
  return heedNegations(understandingOf(phrase, readPhrase(phrase, model), model), spoken);
};

const understandingOf = (phrase: PhraseToRead, reading: ModelReading, model: PhraseModel): Understanding => {
  const { tokens, each, byGrammar, lexicon, context } = phrase;
  if (reading.intent === 'confirm' && !isSureYes(phrase, reading)) return byGrammar;
  if (
    isWholePhrase(byGrammar) &&
    reading.intent !== byGrammar.intent &&
    reading.intentProbability < SURE_OTHERWISE
  )
    return byGrammar;
  const settled = settleItems(reading.items, tokens, reading.intent, lexicon, context).map((item) =>
    each && item.quantity === 1 && item.unit === null ? { ...item, ...each } : item,
  );
  const intent = intentOf(reading.intent, settled);
  const items = WITHOUT_ITEMS.has(intent)
    ? []
    : itemsFor(intent, settled, byGrammar).map((item) =>
        item.quantity === 0 && intent !== 'set_quantity' ? { ...item, quantity: 1 } : item,
      );
  const { restAt } = reading;
  const rest =
    restAt === null || restAt === 0 || settled.length === 0 ? undefined : textOf(tokens.slice(restAt));
  const isSame = isSameReading(byGrammar, { intent, items });
  const understood = { intent, items, ...(rest && { rest }) };
  const isSure =
    !changingIntents.has(intent) || certaintyOf(certaintyFeatures(phrase, reading, understood), model) > 0;
  return {
    ...understood,
    certain: isSure && (intent !== 'confirm' || context.question !== undefined),
    because: isSame ? byGrammar.because : [isSure ? 'Se dice así.' : 'Puede que quiera otra cosa.'],
  };
};

/** Where the grammar hears no yes, hardly anything else may be meant, and nothing may be said against it. */
const isSureYes = ({ tokens, byGrammar }: PhraseToRead, { intentProbability }: ModelReading): boolean =>
  byGrammar.intent === 'confirm' || (intentProbability >= SURE_YES && !tokens.some(speaksAgainst));

/** Whether the grammar knows the phrase as a whole: "termina la llamada", "¿dónde está mi pedido?". */
const isWholePhrase = ({ intent, certain }: Understanding): boolean =>
  certain && WITHOUT_ITEMS.has(intent) && intent !== 'other' && intent !== 'confirm' && intent !== 'deny';

/** How sure another reading has to be of what the grammar knows as a whole. */
const SURE_OTHERWISE = 0.7;
const SURE_YES = 0.9;
const CONTRARY = /^(?:ni|nunca|tampoco|nada|jamas|menos|pero)$/;

const speaksAgainst = ({ folded }: Token): boolean => isRetraction(folded) || CONTRARY.test(folded);

type Read = Pick<Understanding, 'intent' | 'items' | 'rest'>;

const isSameReading = (one: Read, other: Read): boolean => {
  const keyOf = ({ intent, items }: Read) =>
    JSON.stringify([intent, items.map(({ name, quantity, unit }) => [fold(name), quantity, unit])]);
  return keyOf(one) === keyOf(other);
};

/** What speaks for a reading and against it, each a number around 1. */
export const certaintyFeatures = (
  { tokens, lexicon, context, byGrammar }: PhraseToRead,
  { intentProbability, tagMargin }: ModelReading,
  understood: Read,
): readonly number[] => {
  const { items, rest } = understood;
  const sureness = Math.log(intentProbability / Math.max(1e-4, 1 - intentProbability));
  const words = items.flatMap(({ name }) => wordsOf(name)).filter((word) => !isFiller(word));
  const known = words.filter((word) => formsOf(word).some((form) => lexicon.hasWord(form))).length;
  const isPointer = items.some(({ name }) => name === '');
  const spokenWords = tokens.filter(isWord).length;
  const explained = items.reduce(
    (sum, { name, quantity, unit }) =>
      sum + wordsOf(name).length + Number(quantity !== 1) + Number(unit !== null),
    0,
  );
  const flag = (is: boolean) => Number(is);
  return [
    1,
    Math.min(6, sureness) / 3,
    Math.min(600, tagMargin) / 300,
    flag(byGrammar.intent === understood.intent),
    flag(isSameReading(byGrammar, understood)),
    flag(byGrammar.certain && isSameReading(byGrammar, understood)),
    words.length === 0 ? 1 : known / words.length,
    flag(isPointer && context.last === undefined),
    flag(isPointer),
    Math.min(4, items.length) / 2,
    Math.max(0, spokenWords - explained) / 5,
    flag(tokens.some(speaksAgainst)),
    flag(rest !== undefined),
    flag(understood.intent === 'remove'),
    flag(understood.intent === 'set_quantity'),
  ];
};

export const certaintyOf = (
  features: readonly number[],
  { certainty }: Pick<PhraseModel, 'certainty'>,
): number => features.reduce((sum, feature, at) => sum + feature * (certainty[at] ?? 0), 0);

const intentOf = (intent: VoiceIntent, items: readonly SpokenItem[]): VoiceIntent => {
  if (intent === 'add' && items.length > 1) return 'add_multiple';
  // "déjame en cero la cremora"
  if (intent === 'set_quantity' && items.length > 0 && items.every(({ quantity }) => quantity === 0))
    return 'remove';
  return intent === 'add_multiple' && items.length < 2 ? 'add' : intent;
};

const itemsFor = (
  intent: VoiceIntent,
  items: readonly SpokenItem[],
  byGrammar: Understanding,
): readonly SpokenItem[] => {
  const named = byGrammar.items.filter(({ name }) => name !== '');
  const [only, ...others] = items;
  // The model knows no word of it, the grammar does.
  if ((!only || (only.name === '' && others.length === 0)) && named.length === 1 && named[0])
    return [
      { ...named[0], ...(only && only.quantity !== 1 && { quantity: only.quantity, unit: only.unit }) },
    ];
  if (only) return items;
  return intent === 'recipes' ? [] : [{ name: '', quantity: 1, unit: null }];
};
