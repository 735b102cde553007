import { fold, type Token, textOf } from '@nutricion/language';
import { type CartVerbMatch, isVerb, matchCartVerb } from './cart-verbs.ts';
import { finalQuantity } from './final-quantity.ts';
import { alreadyInCart, doubtsOf, isCatalogName, notInCart } from './item-doubts.ts';
import { itemsOf, type ParsedItem, trimmedName } from './items.ts';
import {
  needsConfirmation,
  noAction,
  type SpokenItem,
  type Understanding,
  type VoiceContext,
  type VoiceLexicon,
} from './understanding.ts';
import { spanishWords } from './voice-words.ts';
import { isPriceQuestion } from './whole-phrase-intent.ts';

const PRICE_WORDS = new Set(
  'cuanto cuesta cuestan vale valen sale salen es son esta estan piden a como tienen tienes venden que precio tiene de del en me el la los las dime sabes cual'.split(
    ' ',
  ),
);

const DEMONSTRATIVES = new Set('ese esa esos esas este esta estos estas'.split(' '));

/** Without the words of the question around the product; those within its name stay. */
const withoutEnds = (tokens: readonly Token[]): readonly Token[] => {
  const isOfQuestion = ({ folded }: Token) =>
    PRICE_WORDS.has(folded) || DEMONSTRATIVES.has(folded) || /^[,;?¿.!]$/.test(folded);
  const from = tokens.findIndex((token) => !isOfQuestion(token));
  const to = tokens.findLastIndex((token) => !isOfQuestion(token));
  return from === -1 ? [] : tokens.slice(from, to + 1).filter(({ folded }) => !DEMONSTRATIVES.has(folded));
};

/** What a phrase about products means: what is done, and with which. */
export const understandProducts = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding => {
  if (isPriceQuestion(tokens)) {
    const name = trimmedName(withoutEnds(tokens));
    return searching(name.length === 0 ? [] : [namedItem(textOf(name))], 'Pregunta un precio.');
  }
  const exclusion = understandExclusion(tokens, lexicon, context);
  if (exclusion) return exclusion;
  const final = finalQuantity(tokens, lexicon, context);
  if (final) return final;
  const verb = matchCartVerb(tokens);
  if (!verb) return withoutVerb(tokens, lexicon, context);
  const items = namedItems(verb, lexicon, context);
  switch (verb.verb) {
    case 'search':
      return searching(items.map(plain), 'Busca un producto.');
    case 'remove':
      return changing('remove', items, verb, lexicon, context);
    case 'set':
      return needsConfirmation(
        changing(
          items.some(({ isCounted }) => isCounted) ? 'set_quantity' : 'other',
          items,
          verb,
          lexicon,
          context,
        ),
        'No dijo claro en cuánto queda.',
      );
    case 'add':
    case 'want':
      return adding(items, verb, lexicon, context);
  }
};

const EXCLUSION =
  /\b(?:(?:no|ya no) (?:me )?(?:van?|hacen? falta)|(?:deja|dejalo|dejala|dejalos|dejalas|dejar|dejame) (?:por )?fuera|sobran?|fuera (?:el|la|los|las|con))\b/;
const EXCLUSION_FILLERS = new Set(
  'con me equivoque pensandolo bien ya no va van hace hacen falta deja dejalo dejala dejalos dejalas dejar dejame por fuera sobra sobran que y mejor quitalo quitala quitalos quitalas quitamelo quitamela quitamelos quitamelas'.split(
    ' ',
  ),
);

/** "los camarones no van", "deja fuera el mantecado": removes without a verb of removing. */
const understandExclusion = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding | null => {
  if (!EXCLUSION.test(tokens.map(({ folded }) => folded).join(' '))) return null;
  const named = tokens.filter(({ folded }) => !EXCLUSION_FILLERS.has(folded));
  const items = itemsOf(named, lexicon, context);
  const verb: CartVerbMatch = { verb: 'remove', rest: [], topic: [], isSeveral: false, isPointer: true };
  return changing('remove', items, verb, lexicon, context);
};

/** Items of a phrase with a verb; tokens before the verb name what they belong to. */
const namedItems = (
  verb: CartVerbMatch,
  lexicon: VoiceLexicon,
  context: VoiceContext,
): readonly ParsedItem[] => {
  const items = productsAmong(itemsOf(verb.rest, lexicon, context), lexicon);
  if (verb.topic.length > 0) {
    const [topic] = itemsOf(verb.topic, lexicon, context);
    if (topic && topic.name !== '' && items.every(({ name }) => name === ''))
      return [items[0] ? { ...items[0], name: topic.name } : topic];
  }
  if (items.length === 0 && verb.isPointer) return [pointer];
  return items;
};

/**
 * Those items that may be products: one without a catalog word and without a quantity is a remark beside the
 * others.
 */
const productsAmong = (items: readonly ParsedItem[], lexicon: VoiceLexicon): readonly ParsedItem[] => {
  if (items.length < 2) return items;
  const likelyProducts = items.filter(
    ({ name, isCounted, isMore, refersToScreen }) =>
      isCounted || isMore || refersToScreen || isPlainNoun(name) || isCatalogName(name, lexicon),
  );
  if (likelyProducts.length === 0 || likelyProducts.length === items.length) return items;
  return likelyProducts.map((item) => ({ ...item, hasUnexplainedWords: true }));
};

/** One or two words, or "jabón de fregar", may be a product that the shop lacks: they are reported, not dropped. */
const isPlainNoun = (name: string): boolean =>
  /^[\p{L}]{4,}(?: [\p{L}]{4,}| de [\p{L}]{4,})?$/u.test(name) &&
  !name.split(' ').some((word) => spanishWords.has(fold(word)) || isVerb(fold(word)));

const pointer: ParsedItem = {
  name: '',
  quantity: 1,
  unit: null,
  isCounted: false,
  isMore: false,
  refersToScreen: false,
};

const plain = ({ name, quantity, unit }: ParsedItem): SpokenItem => ({ name, quantity, unit });
const namedItem = (name: string): SpokenItem => ({ name, quantity: 1, unit: null });

const searching = (items: readonly SpokenItem[], because: string): Understanding => ({
  intent: 'search',
  items: items.slice(0, 1).map(({ name }) => namedItem(name)),
  certain: true,
  because: [because],
});

/** A product alone is looked for, with a quantity it is put in, several are put in. */
const withoutVerb = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding => {
  const items = productsAmong(itemsOf(tokens, lexicon, context), lexicon);
  const [only] = items;
  if (!only) return noAction('No dijo ningún producto.');
  const isRecognized = items.some(
    ({ name, refersToScreen }) => refersToScreen || isCatalogName(name, lexicon),
  );
  const isPointed = items.length === 1 && only.name === '' && (only.isCounted || only.isMore);
  if (!isRecognized && !isPointed)
    return isPlainName(tokens)
      ? searching([plain(only)], 'Puede ser un producto.')
      : noAction('No se reconoce ningún producto.');
  if (items.length === 1 && !only.isCounted && !only.isMore && !only.refersToScreen)
    return searching([plain(only)], 'Dijo un producto, sin decir cuánto.');
  return addition(items, lexicon, context, []);
};

/** One or two words alone: to look for them does no harm. */
const isPlainName = (tokens: readonly Token[]): boolean =>
  tokens.length <= 2 && tokens.every(({ folded }) => /^[a-z]{4,}$/.test(folded));

const adding = (
  items: readonly ParsedItem[],
  verb: CartVerbMatch,
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding => {
  if (items.length === 0) return noAction('No dijo qué agregar.');
  const doubts = verb.isSeveral ? ['Pide más de una cosa.'] : [];
  const [only] = items;
  if (verb.verb === 'want' && items.length === 1 && only && !only.isCounted && !only.isMore)
    return addition(items, lexicon, context, [...doubts, 'Quiere algo y no dijo cuánto.']);
  return addition(items, lexicon, context, doubts);
};

const addition = (
  items: readonly ParsedItem[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
  doubts: readonly string[],
): Understanding => {
  const all = [
    ...doubts,
    ...items.flatMap((item) => doubtsOf(item, lexicon, context)),
    ...alreadyInCart(items, context),
  ];
  return {
    intent: items.length > 1 ? 'add_multiple' : 'add',
    items: items.map(plain),
    certain: all.length === 0,
    because: all.length === 0 ? ['Cada palabra se explica.'] : [...new Set(all)],
  };
};

const changing = (
  intent: 'remove' | 'set_quantity' | 'other',
  items: readonly ParsedItem[],
  verb: CartVerbMatch,
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding => {
  if (intent === 'other') return noAction('No dijo en cuánto dejarlo.');
  const named = items.length > 0 ? items : [pointer];
  const doubts = [
    ...(verb.isSeveral ? ['Pide más de una cosa.'] : []),
    ...named.flatMap((item) => doubtsOf(item, lexicon, context)),
    ...(context.cart ? named.flatMap((item) => notInCart(item, context)) : []),
  ];
  return {
    intent,
    items: named.map(plain),
    certain: doubts.length === 0,
    because: doubts.length === 0 ? ['Cada palabra se explica.'] : [...new Set(doubts)],
  };
};
