import { fold } from '../kit/fold.ts';
import { isVerb, type SaidVerb, saidVerb } from './cart-verbs.ts';
import { finalQuantity } from './final-quantity.ts';
import { doubtsOf, inCart, isKnownName, notInCart } from './item-doubts.ts';
import { itemsOf, type ReadItem, trimmedName } from './items.ts';
import { type Token, textOf } from './tokens.ts';
import {
  asked,
  nothing,
  type SpokenItem,
  type Understanding,
  type VoiceContext,
  type VoiceLexicon,
} from './understanding.ts';
import { spanishWords } from './voice-words.ts';
import { isPriceQuestion } from './whole-phrase.ts';

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
export const ofProducts = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding => {
  if (isPriceQuestion(tokens)) {
    const name = trimmedName(withoutEnds(tokens));
    return searching(name.length === 0 ? [] : [aName(textOf(name))], 'Pregunta un precio.');
  }
  const left = leftOut(tokens, lexicon, context);
  if (left) return left;
  const final = finalQuantity(tokens, lexicon, context);
  if (final) return final;
  const verb = saidVerb(tokens);
  if (!verb) return withoutVerb(tokens, lexicon, context);
  const items = namedItems(verb, lexicon, context);
  switch (verb.verb) {
    case 'search':
      return searching(items.map(plain), 'Busca un producto.');
    case 'remove':
      return changing('remove', items, verb, lexicon, context);
    case 'set':
      return asked(
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

const LEFT_OUT =
  /\b(?:(?:no|ya no) (?:me )?(?:van?|hacen? falta)|(?:deja|dejalo|dejala|dejalos|dejalas|dejar|dejame) (?:por )?fuera|sobran?|fuera (?:el|la|los|las|con))\b/;
const BESIDE_LEFT_OUT = new Set(
  'con me equivoque pensandolo bien ya no va van hace hacen falta deja dejalo dejala dejalos dejalas dejar dejame por fuera sobra sobran que y mejor quitalo quitala quitalos quitalas quitamelo quitamela quitamelos quitamelas'.split(
    ' ',
  ),
);

/** "los camarones no van", "deja fuera el mantecado": takes away without a verb of taking. */
const leftOut = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding | null => {
  if (!LEFT_OUT.test(tokens.map(({ folded }) => folded).join(' '))) return null;
  const named = tokens.filter(({ folded }) => !BESIDE_LEFT_OUT.has(folded));
  const items = itemsOf(named, lexicon, context);
  const verb: SaidVerb = { verb: 'remove', rest: [], topic: [], isSeveral: false, isPointer: true };
  return changing('remove', items, verb, lexicon, context);
};

/** Items of a phrase with a verb; what stands before the verb is what they are of. */
const namedItems = (verb: SaidVerb, lexicon: VoiceLexicon, context: VoiceContext): readonly ReadItem[] => {
  const items = productsAmong(itemsOf(verb.rest, lexicon, context), lexicon);
  if (verb.topic.length > 0) {
    const [topic] = itemsOf(verb.topic, lexicon, context);
    if (topic && topic.name !== '' && items.every(({ name }) => name === ''))
      return [items[0] ? { ...items[0], name: topic.name } : topic];
  }
  if (items.length === 0 && verb.isPointer) return [pointer];
  return items;
};

/** Of several, those that may be a product: what the catalogue has no word of, and nobody counted, is said beside them. */
const productsAmong = (items: readonly ReadItem[], lexicon: VoiceLexicon): readonly ReadItem[] => {
  if (items.length < 2) return items;
  const kept = items.filter(
    ({ name, isCounted, isMore, refers }) =>
      isCounted || isMore || refers || isMereNoun(name) || isKnownName(name, lexicon),
  );
  if (kept.length === 0 || kept.length === items.length) return items;
  return kept.map((item) => ({ ...item, isAmongOthers: true }));
};

/** A word or two, or "jabón de fregar", may be something that the shop lacks: it is said, not dropped. */
const isMereNoun = (name: string): boolean =>
  /^[\p{L}]{4,}(?: [\p{L}]{4,}| de [\p{L}]{4,})?$/u.test(name) &&
  !name.split(' ').some((word) => spanishWords.has(fold(word)) || isVerb(fold(word)));

const pointer: ReadItem = {
  name: '',
  quantity: 1,
  unit: null,
  isCounted: false,
  isMore: false,
  refers: false,
};

const plain = ({ name, quantity, unit }: ReadItem): SpokenItem => ({ name, quantity, unit });
const aName = (name: string): SpokenItem => ({ name, quantity: 1, unit: null });

const searching = (items: readonly SpokenItem[], because: string): Understanding => ({
  intent: 'search',
  items: items.slice(0, 1).map(({ name }) => aName(name)),
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
  if (!only) return nothing('No dijo ningún producto.');
  const isKnown = items.some(({ name, refers }) => refers || isKnownName(name, lexicon));
  const isPointed = items.length === 1 && only.name === '' && (only.isCounted || only.isMore);
  if (!isKnown && !isPointed)
    return isMereName(tokens)
      ? searching([plain(only)], 'Puede ser un producto.')
      : nothing('No se reconoce ningún producto.');
  if (items.length === 1 && !only.isCounted && !only.isMore && !only.refers)
    return searching([plain(only)], 'Dijo un producto, sin decir cuánto.');
  return put(items, lexicon, context, []);
};

/** One or two words alone: to look for them does no harm. */
const isMereName = (tokens: readonly Token[]): boolean =>
  tokens.length <= 2 && tokens.every(({ folded }) => /^[a-z]{4,}$/.test(folded));

const adding = (
  items: readonly ReadItem[],
  verb: SaidVerb,
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding => {
  if (items.length === 0) return nothing('No dijo qué agregar.');
  const doubts = verb.isSeveral ? ['Pide más de una cosa.'] : [];
  const [only] = items;
  if (verb.verb === 'want' && items.length === 1 && only && !only.isCounted && !only.isMore)
    return put(items, lexicon, context, [...doubts, 'Quiere algo y no dijo cuánto.']);
  return put(items, lexicon, context, doubts);
};

const put = (
  items: readonly ReadItem[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
  doubts: readonly string[],
): Understanding => {
  const all = [
    ...doubts,
    ...items.flatMap((item) => doubtsOf(item, lexicon, context)),
    ...inCart(items, context),
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
  items: readonly ReadItem[],
  verb: SaidVerb,
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding => {
  if (intent === 'other') return nothing('No dijo en cuánto dejarlo.');
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
