import { fold } from '../text/fold.ts';
import { withoutPurposes, withoutReasons } from './asides.ts';
import { isVerb, type SaidVerb, saidVerb } from './cart-verbs.ts';
import { cleanTokens, withoutPlaces } from './clean-tokens.ts';
import { finalQuantity } from './final-quantity.ts';
import { ignoredBecause } from './gate.ts';
import { doubtsOf, inCart, isKnownName, notInCart } from './item-doubts.ts';
import { itemsOf, type ReadItem, trimmedName } from './items.ts';
import { longAnswer, withoutAnswer } from './long-answer.ts';
import { withRepairs } from './repairs.ts';
import { shortAnswer } from './short-answer.ts';
import { spelledOut } from './spelling.ts';
import { type Token, textOf, tokensOf } from './tokens.ts';
import type { SpokenItem, Understanding, VoiceContext, VoiceIntent, VoiceLexicon } from './understanding.ts';
import { spanishWords } from './voice-words.ts';
import { isPriceQuestion, wholePhraseIntent } from './whole-phrase.ts';

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
  const reasoned = withoutReasons(cleaned, lexicon);
  const whole = wholePhraseIntent(reasoned.tokens);
  if (whole) return ofWhole(whole, reasoned.tokens);
  const aimed = withoutPurposes(reasoned.tokens, lexicon);
  const products = withoutPlaces(aimed.tokens);
  const understood = unlessContrary(ofProducts(products, lexicon, context), products);
  return reasoned.isDoubtful || aimed.isDoubtful
    ? asked(understood, 'Dijo algo más que no se entiende.')
    : understood;
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

const nothing = (because: string): Understanding => ({
  intent: 'other',
  items: [],
  certain: true,
  because: [because],
});

/** A yes answers an open question alone; a no never harms. */
const answered = (intent: 'confirm' | 'deny', { question }: VoiceContext): Understanding => ({
  intent,
  items: [],
  certain: intent === 'deny' || question !== undefined,
  because: [
    question === undefined ? 'Contesta, y no hay ninguna pregunta abierta.' : 'Contesta la pregunta.',
  ],
});

/** What empties the cart or fills it at once is always asked. */
const ASKS_ALWAYS: ReadonlySet<VoiceIntent> = new Set(['clear_cart', 'reorder']);

const ofWhole = (intent: VoiceIntent, tokens: readonly Token[]): Understanding => ({
  intent,
  items: intent === 'recipes' ? dishOf(tokens) : [],
  certain: !ASKS_ALWAYS.has(intent),
  because: [
    ASKS_ALWAYS.has(intent) ? 'Cambia el carrito entero: siempre se pregunta.' : 'Lo dice la frase entera.',
  ],
});

const DISH_AFTER = /^(?:recetas?|hacen?|preparan?|cocinan?|hago|preparo|cocino|cocinar|preparar|hacer)$/;
const NOT_A_DISH = new Set(
  'cena almuerzo comida desayuno merienda cenar almorzar desayunar cocinar que me dame recomiendas recomienda sugieres sugiere para rapido rapida rapidas facil faciles hoy algo que pueda puedo tienes hay algunas alguna saludable saludables'.split(
    ' ',
  ),
);

/** The dish or ingredient of a question for recipes. */
const dishOf = (tokens: readonly Token[]): readonly SpokenItem[] => {
  const at = tokens.findLastIndex(({ folded }) => DISH_AFTER.test(folded));
  const rest = tokens.slice(at + 1).filter(({ folded }) => !/^[,;?¿.!]$/.test(folded));
  const name = trimmedName(rest.filter(({ folded }) => !NOT_A_DISH.has(folded)));
  const isPurpose =
    rest[0]?.folded === 'para' && name.length > 0 && NOT_A_DISH.has(rest.at(-1)?.folded ?? '');
  return name.length === 0 || isPurpose ? [] : [{ name: textOf(name), quantity: 1, unit: null }];
};

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

const ofProducts = (
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

const asked = (understood: Understanding, doubt: string): Understanding =>
  understood.intent === 'other'
    ? understood
    : { ...understood, certain: false, because: [...new Set([doubt, ...understood.because])] };

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
