import { type SaidVerb, saidVerb } from './cart-verbs.ts';
import { cleanTokens, withoutPlaces } from './clean-tokens.ts';
import { ignoredBecause } from './gate.ts';
import { doubtsOf, inCart, isKnownName, notInCart } from './item-doubts.ts';
import { itemsOf, type ReadItem, trimmedName } from './items.ts';
import { numberAt } from './numbers.ts';
import { withRepairs } from './repairs.ts';
import { shortAnswer } from './short-answer.ts';
import { type Token, textOf, tokensOf } from './tokens.ts';
import type { SpokenItem, Understanding, VoiceContext, VoiceIntent, VoiceLexicon } from './understanding.ts';
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
  const said = tokensOf(text);
  const ignored = ignoredBecause(text, said);
  if (ignored) return { intent: 'other', items: [], certain: true, because: [ignored] };
  const answer = shortAnswer(said);
  if (answer) return answered(answer, context);
  const tokens = withRepairs(cleanTokens(said));
  if (tokens.length === 0) return nothing('No dijo qué quiere.');
  const whole = wholePhraseIntent(tokens);
  if (whole) return ofWhole(whole, tokens);
  return ofProducts(withoutPlaces(tokens), lexicon, context);
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

const ofProducts = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding => {
  if (isPriceQuestion(tokens)) {
    const name = trimmedName(
      tokens.filter(({ folded }) => !PRICE_WORDS.has(folded) && !/^[,;?¿.!]$/.test(folded)),
    );
    return searching(name.length === 0 ? [] : [aName(textOf(name))], 'Pregunta un precio.');
  }
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
      return changing(
        items.some(({ isCounted }) => isCounted) ? 'set_quantity' : 'other',
        items,
        verb,
        lexicon,
        context,
      );
    case 'add':
    case 'want':
      return adding(items, verb, lexicon, context);
  }
};

/** Items of a phrase with a verb; what stands before the verb is what they are of. */
const namedItems = (verb: SaidVerb, lexicon: VoiceLexicon, context: VoiceContext): readonly ReadItem[] => {
  const items = itemsOf(verb.rest, lexicon, context);
  if (verb.topic.length > 0) {
    const [topic] = itemsOf(verb.topic, lexicon, context);
    if (topic && topic.name !== '' && items.every(({ name }) => name === ''))
      return [items[0] ? { ...items[0], name: topic.name } : topic];
  }
  if (items.length === 0 && verb.isPointer) return [pointer];
  return items;
};

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
  const items = itemsOf(tokens, lexicon, context);
  const [only] = items;
  if (!only) return nothing('No dijo ningún producto.');
  const isKnown = items.some(({ name, refers }) => refers || isKnownName(name, lexicon));
  const isPointed = items.length === 1 && only.name === '' && (only.isCounted || only.isMore);
  if (!isKnown && !isPointed) return nothing('No se reconoce ningún producto.');
  if (items.length === 1 && !only.isCounted && !only.isMore && !only.refers)
    return searching([plain(only)], 'Dijo un producto, sin decir cuánto.');
  return put(items, lexicon, context, []);
};

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

/** "que sean tres", "mejor dos", "déjalo en cuatro", "no, dos": the final number of something. */
const finalQuantity = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding | null => {
  const words = tokens.map(({ folded }) => folded).join(' ');
  const [, lead] =
    /^((?:no ,? ?)?(?:mejor|que sean?|solo|solamente|son|nada mas|no) (?:que sean |solo |pon(?:me|le|lo)? |dame |deja(?:me|lo|la|los|las)? (?:en |a )?)?)/.exec(
      words,
    ) ?? [];
  const at = lead === undefined ? null : lead.trim().split(' ').length;
  const led = at === null ? null : numberAt(tokens, at);
  if (at !== null && led) return settled(tokens.slice(at), null, lexicon, context);
  const [, verbWords] =
    /\b(?:deja|dejalo|dejala|dejalos|dejalas|dejame|ponlo|ponla|ponlos|ponlas|cambia|cambialo|cambiala|cambiame|sube|subelo|subela|baja|bajalo|bajala|pon|actualiza|ajusta|ajustalo) (.*)$/.exec(
      words,
    ) ?? [];
  if (verbWords === undefined) return null;
  const rest = tokens.slice(tokens.length - verbWords.split(' ').length);
  const place = rest.findLastIndex(
    ({ folded }, index) => (folded === 'a' || folded === 'en') && numberAt(rest, index + 1) !== null,
  );
  if (place === -1) return null;
  const topic = trimmedName(rest.slice(0, place));
  return settled(rest.slice(place + 1), topic, lexicon, context);
};

const settled = (
  amount: readonly Token[],
  topic: readonly Token[] | null,
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding | null => {
  const [item] = itemsOf(amount, lexicon, context);
  if (!item) return null;
  const [named] = topic && topic.length > 0 ? itemsOf(topic, lexicon, context) : [];
  const final = { ...item, name: named?.name ?? item.name };
  const doubts = [...doubtsOf(final, lexicon, context), ...(context.cart ? notInCart(final, context) : [])];
  return {
    intent: 'set_quantity',
    items: [plain(final)],
    certain: doubts.length === 0,
    because: doubts.length === 0 ? ['Dice en cuánto queda.'] : doubts,
  };
};
