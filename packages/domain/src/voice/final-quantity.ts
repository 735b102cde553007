import { numberAt, type Token, textOf } from '@nutricion/language';
import { doubtsOf, notInCart } from './item-doubts.ts';
import { itemsOf, trimmedName } from './items.ts';
import type { Understanding, VoiceContext, VoiceLexicon } from './understanding.ts';

/** "que sean tres", "mejor dos", "déjalo en cuatro", "no, dos": the final number of something. */
export const finalQuantity = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding | null => {
  const words = tokens.map(({ folded }) => folded).join(' ');
  const [, lead] =
    /^((?:no ,? ?)?(?:mejor|que sean?|pon que sean?|quise decir|queria decir|eran?|dije|al final|en realidad|hazlo|con|basta con|solo|solamente|son|nada mas|no) (?:que sean |solo |pon(?:me|le|lo)? |dame |deja(?:me|lo|la|los|las)? (?:en |a )?)?)/.exec(
      words,
    ) ?? [];
  const at = lead === undefined ? null : lead.trim().split(' ').length;
  const leadingNumber = at === null ? null : numberAt(tokens, at);
  if (at !== null && leadingNumber) return finalUnderstanding(tokens.slice(at), null, lexicon, context);
  const stated = statedQuantity(tokens, lexicon, context);
  if (stated) return stated;
  const [, verbWords] =
    /\b(?:deja|dejalo|dejala|dejalos|dejalas|dejame|queden?|aumenta(?:lo|la)?|reduce(?:lo|la)?|fija(?:lo|la)?|change|corrige|corrigelo|ponlo|ponla|ponlos|ponlas|cambia|cambialo|cambiala|cambialos|cambialas|cambiame|sube|subeme|bajame|subelo|subela|baja|bajalo|bajala|pon|actualiza|ajusta|ajustalo) (.*)$/.exec(
      words,
    ) ?? [];
  if (verbWords === undefined) return null;
  const rest = tokens.slice(tokens.length - verbWords.split(' ').length);
  const place = rest.findLastIndex(
    ({ folded }, index) =>
      (folded === 'a' || folded === 'en' || folded === 'para') && numberAt(rest, index + 1) !== null,
  );
  if (place === -1) return null;
  const before = tokens.slice(0, tokens.length - rest.length - 1);
  const topic = trimmedName(withoutLead(place > 0 ? rest.slice(0, place) : before));
  return finalUnderstanding(untilClause(rest.slice(place + 1)), topic, lexicon, context);
};

/** "que los huevos sean dos", "el café no sea uno sino tres", "corrige los panes, son ocho", "con uno es suficiente". */
const statedQuantity = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): Understanding | null => {
  const at = tokens.findIndex(
    ({ folded }, index) => STATES_QUANTITY.has(folded) && index > 0 && numberAt(tokens, index + 1) !== null,
  );
  const enough = numberAt(tokens, tokens[0]?.folded === 'con' ? 1 : 0);
  if (at === -1) {
    const isEnough =
      enough && /\b(?:es suficiente|son suficientes|bastan?|me bastan?|alcanzan?)\b/.test(textOf(tokens));
    return isEnough
      ? finalUnderstanding(tokens.slice(tokens[0]?.folded === 'con' ? 1 : 0, 2), null, lexicon, context)
      : null;
  }
  const instead = tokens.findIndex(({ folded }, index) => index > at && folded === 'sino');
  const amount = untilInstead(tokens.slice((instead === -1 ? at : instead) + 1));
  const topic = trimmedName(
    withoutLead(tokens.slice(0, at)).filter(({ folded }) => !BEFORE_TOPIC.test(folded)),
  );
  if (topic.length === 0 || topic.length > 4) return null;
  return finalUnderstanding(amount, topic, lexicon, context);
};

const STATES_QUANTITY = new Set(['sea', 'sean', 'queden', 'quede', 'son']);
const BEFORE_TOPIC = /^(?:no|mejor|quiero|corrige\w*|cambia\w*|ajusta\w*|arregla\w*|pon\w*|digo|ahora|de)$/;

/** "dos docenas en vez de una": the first. */
const untilInstead = (words: readonly Token[]): readonly Token[] => {
  const at = words.findIndex(
    ({ folded }, index) =>
      index > 0 && (folded === 'que' || folded === 'en' || folded === 'y' || folded === 'no'),
  );
  return at === -1 ? words : words.slice(0, at);
};

/** "la cantidad de panes que": which products the quantity is for. */
const withoutLead = (words: readonly Token[]): readonly Token[] => {
  const from = words.findLastIndex(({ folded }) => folded === 'cantidad' || folded === 'numero');
  return words.slice(from + 1).filter(({ folded }) => !['que', 'se', 'me', 'te', ',', 'y'].includes(folded));
};

/** "diez, que viene una semana larga": the number, without why. */
const untilClause = (words: readonly Token[]): readonly Token[] => {
  const at = words.findIndex(({ folded }, index) => index > 0 && (folded === 'que' || folded === 'porque'));
  return at === -1 ? words : words.slice(0, at);
};

const finalUnderstanding = (
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
    items: [{ name: final.name, quantity: final.quantity, unit: final.unit }],
    certain: doubts.length === 0,
    because: doubts.length === 0 ? ['Dice en cuánto queda.'] : doubts,
  };
};
