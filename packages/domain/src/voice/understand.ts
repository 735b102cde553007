import { applyCorrections, numberAt, quantityAt, type Token, textOf, unitOf } from '@nutricion/language';
import { ignoreReason } from './ignore-reason.ts';
import { eachOf } from './items.ts';
import { certaintyFeatures, certaintyOf, speaksAgainst } from './learned/certainty.ts';
import { type PhraseToRead, withSigns } from './learned/phrase-signs.ts';
import {
  bestReading,
  type Candidate,
  isSameReading,
  keyOf,
  readingFeatures,
  type WeighedCandidate,
  type WholeReading,
} from './learned/rank-readings.ts';
import { type ModelReading, type PhraseModel, readingsOf } from './learned/read-phrase.ts';
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
import { articles } from './voice-words.ts';

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
  const pointed = resolvePointers(tokens, context);
  const corrected = applyCorrections(pointed);
  return withSigns({
    ...withoutEach(corrected),
    isCorrected: corrected.length !== pointed.length,
    lexicon,
    context,
    byGrammar: ignored ? noAction(ignored) : understandWords(tokens, lexicon, context),
  });
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
 * Understands a phrase: intent and items, whether it is certain, and why. The model gives a few readings, the grammar one more, and
 * the best is chosen by features of each as a whole. The grammar alone decides what isn't for the shop. A yes that the grammar
 * doesn't find needs a probability of nine tenths, and no word against it. What would change the cart and isn't sure enough is
 * uncertain, so that the caller asks first.
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
  return ignoreReason(text, spoken.tokens)
    ? phrase.byGrammar
    : heedNegations(understandingOf(phrase, model), spoken);
};

const understandingOf = (phrase: PhraseToRead, model: PhraseModel): Understanding => {
  const { byGrammar, context } = phrase;
  const chosen = bestReading(candidatesOf(phrase, model), model.ranking);
  if (!chosen) return byGrammar;
  const { read } = chosen.best;
  const isSure =
    !changingIntents.has(read.intent) ||
    (!saysMore(phrase, chosen.best) && certaintyOf(certaintyFeatures(phrase, chosen), model) > 0);
  return {
    ...read,
    certain: isSure && (read.intent !== 'confirm' || context.question !== undefined),
    because: isSameReading(byGrammar, read)
      ? byGrammar.because
      : [isSure ? 'Se dice así.' : 'Puede que quiera otra cosa.'],
  };
};

/** Each reading once, the model's best first, with what speaks for it. */
export const candidatesOf = (phrase: PhraseToRead, model: PhraseModel): readonly WeighedCandidate[] => {
  const { byGrammar } = phrase;
  const readings = readingsOf(phrase, model);
  const candidates = new Map<string, Candidate>();
  const add = (candidate: Candidate): void => {
    const key = keyOf(candidate.read);
    if (!candidates.has(key)) candidates.set(key, candidate);
  };
  for (const reading of readings)
    if (reading.intent !== 'confirm' || isSureYes(phrase, reading))
      for (const read of settledReadings(phrase, reading)) add({ ...reading, read });
  const { intent, items, rest } = byGrammar;
  const intentProbability = readings.find((reading) => reading.intent === intent)?.intentProbability ?? 0;
  add({
    read: { intent, items, ...(rest && { rest }) },
    restAt: phrase.restAt,
    intentProbability,
    tagLoss: null,
  });
  const weighed = [...candidates.values()].map((candidate) => ({
    ...candidate,
    features: readingFeatures(phrase, candidate),
  }));
  // "sin huevo" is never eggs.
  const faithful = weighed.filter(({ features }) => !features.has('begins after sin'));
  return faithful.length > 0 ? faithful : weighed;
};

/** A reading with its items settled; where it has no name and the grammar has one, with that too. */
const settledReadings = (phrase: PhraseToRead, reading: ModelReading): readonly WholeReading[] => {
  const { tokens, each, byGrammar, lexicon, context } = phrase;
  const restAt = exchangedAt(tokens, reading);
  const tagged = reading.items.filter(({ places }) => restAt === null || (places[0] ?? -1) < restAt);
  const settled = settleItems(tagged, tokens, reading.intent, lexicon, context).map((item) =>
    each && item.quantity === 1 && item.unit === null ? { ...item, ...each } : item,
  );
  const intent = intentOf(reading.intent, settled, tokens);
  const rest = settled.length === 0 || !restAt ? undefined : restOf(tokens.slice(restAt), settled, lexicon);
  const whole = (items: readonly SpokenItem[]): WholeReading => ({ intent, items, ...(rest && { rest }) });
  if (WITHOUT_ITEMS.has(intent)) return [whole([])];
  const items = settled.map((item) =>
    item.quantity === 0 && intent !== 'set_quantity' ? { ...item, quantity: 1 } : item,
  );
  const own = items.length > 0 || intent === 'recipes' ? items : [{ name: '', quantity: 1, unit: null }];
  const withGrammars = withGrammarsName(items, byGrammar);
  return withGrammars ? [whole(withGrammars), whole(own)] : [whole(own)];
};

/** Where a second order begins; in "cambia el pan blanco por integral" it is what is put in. */
const exchangedAt = (tokens: readonly Token[], { intent, restAt }: ModelReading): number | null => {
  if (intent !== 'remove' || !tokens.some(({ folded }) => /^cambi/.test(folded))) return restAt;
  const at = tokens.findIndex(({ folded }) => FOR.test(folded));
  return at < 1 ? restAt : Math.min(at, restAt ?? at);
};

const FOR = /^(?:por|x)$/;

/** Where the grammar hears no yes, hardly anything else may be meant, and nothing may be said against it. */
const isSureYes = ({ tokens, byGrammar }: PhraseToRead, { intentProbability }: ModelReading): boolean =>
  byGrammar.intent === 'confirm' || (intentProbability >= SURE_YES && !tokens.some(speaksAgainst));

const SURE_YES = 0.9;
/** Whether something else than the reading is said too, however likely it is: "quita todo y repite mi orden", "todo menos el pan". */
export const saysMore = (
  { tokens, kinds, verbs, meanings }: PhraseToRead,
  { read, features }: WeighedCandidate,
): boolean => {
  const { intent, items } = read;
  if (features.has('left over W')) return true;
  if (features.has('changes of two kinds') && read.rest === undefined) return true;
  if (tokens.some(({ folded }) => EXCEPT.test(folded)) && intent !== 'add') return true;
  // "no eran doce chinas, eran seis"
  if (intent === 'set_quantity' || intent === 'remove')
    return read.rest === undefined && quantitiesIn(tokens) > items.length;
  if (intent === 'clear_cart' && meanings.includes('past')) return true;
  const isWhole = intent === 'clear_cart' || intent === 'reorder';
  return isWhole && (kinds.includes('P') || verbs.filter((verb) => verb !== '').length > 1);
};

const quantitiesIn = (tokens: readonly Token[]): number => {
  let count = 0;
  for (let at = 0; at < tokens.length; ) {
    const read = quantityAt(tokens, at);
    count += Number(read?.isCounted ?? false);
    at += Math.max(1, read?.length ?? 1);
  }
  return count;
};

const EXCEPT = /^(?:menos|excepto|salvo)$/;

const intentOf = (read: VoiceIntent, items: readonly SpokenItem[], tokens: readonly Token[]): VoiceIntent => {
  const intent = read === 'set_quantity' ? setOf(tokens) : read;
  if (intent === 'add' && items.length > 1) return 'add_multiple';
  // "déjame en cero la cremora"
  if (intent === 'set_quantity' && items.length > 0 && items.every(({ quantity }) => quantity === 0))
    return 'remove';
  return intent === 'add_multiple' && items.length < 2 ? 'add' : intent;
};

/** "ponle dos más" adds, and "bájale una libra al arroz" takes away, to what is in the cart. */
const setOf = (tokens: readonly Token[]): VoiceIntent => {
  const isAmountAt = (at: number) =>
    at >= 0 && (numberAt(tokens, at) !== null || unitOf(tokens[at]?.folded ?? '') !== null);
  if (tokens.some(({ folded }, at) => folded === 'mas' && isAmountAt(at - 1))) return 'add';
  const isLess = tokens.some(
    ({ folded }, at) => /^(?:re)?(?:baj|rest)ales?$/.test(folded) && isAmountAt(at + 1),
  );
  return isLess ? 'remove' : 'set_quantity';
};

/** What is ordered next, as it is said; "cambia el arroz blanco por integral" puts in "arroz integral". */
const restOf = (tokens: readonly Token[], before: readonly SpokenItem[], lexicon: VoiceLexicon): string => {
  if (!FOR.test(tokens[0]?.folded ?? '')) return textOf(tokens);
  const named = tokens.slice(articles.has(tokens[1]?.folded ?? '') ? 2 : 1);
  const [word = ''] = named.map(({ folded }) => folded);
  const [head = ''] = before[0]?.name.split(' ') ?? [];
  const isKind = head !== '' && numberAt(named, 0) === null && !lexicon.begins(word);
  return ['ponme', isKind ? head : '', textOf(named)].filter(Boolean).join(' ');
};

/** Of an item without a name, that which the grammar alone knows; null if it knows none or several. */
const withGrammarsName = (
  [only, ...others]: readonly SpokenItem[],
  byGrammar: Understanding,
): readonly SpokenItem[] | null => {
  const [named, ...more] = byGrammar.items.filter(({ name }) => name !== '');
  if (!named || more.length > 0 || others.length > 0 || (only && only.name !== '')) return null;
  return [{ ...named, ...(only && only.quantity !== 1 && { quantity: only.quantity, unit: only.unit }) }];
};
