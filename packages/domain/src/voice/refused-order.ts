import type { Token } from '@nutricion/language';
import { cartVerbOf } from './cart-verbs.ts';
import type { Understanding, VoiceIntent } from './understanding.ts';

/** "Don't" comes as one word or as two. */
const REFUSES = /^(?:noo*|nunca|jamas|tampoco|never|dont|don't|don|prohibido|evit(?:a|ar|e|en))$/;
/** Between "no" and the verb that it refuses: "no quiero que me", "no voy a", "no vuelvas a", "tampoco se te ocurra". */
const BETWEEN =
  /^(?:me|te|le|les|nos|se|lo|la|los|las|que|a|hay|de|nunca|jamas|mas|t|'|quier(?:o|as?)|queremos|quise|quisiera|voy|vamos|vas|vayas?|vayan|pienso|pensamos|vuelvas?|vuelvan|necesito|hace|falta|ocurra|debes?|tienes)$/;
/** What may be refused stands in the subjunctive or the infinitive: "no quites"; "no quita" takes back what was said before. */
const REFUSED =
  /^(?:(?:agregu|ech|compr|quit|saqu|elimin|borr|bot|cancel|vaci|limpi|orden|pagu|cobr|proces|cambi|baj|actualic|modifiqu)(?:es?|en)|(?:anad|pong|met|traig|incluy|remuev|repit|pid|hag|sub)(?:as?|an)|des|den|(?:agregar|anadir|poner|echar|meter|dar|traer|comprar|incluir|quitar|sacar|eliminar|borrar|remover|botar|cancelar|vaciar|limpiar|repetir|pedir|ordenar|hacer|pagar|cobrar|procesar|cambiar|subir|bajar)(?:me|nos|le|les|lo|la|los|las|melo|mela)?|add|put|remove|empty|order|buy|pay)$/;
/** "No quiero lo de siempre" refuses an order without a verb. */
const REFUSED_THING = /^(?:mismo|siempre)$/;
/** Something else is wanted instead. */
const OTHERWISE = /^(?:,|sino|pero|mejor|solo|menos|but)$/;

const ORDERS: ReadonlySet<VoiceIntent> = new Set([
  'add',
  'add_multiple',
  'remove',
  'set_quantity',
  'clear_cart',
  'reorder',
  'checkout',
  // "No agregues leche" may be taken for no order at all.
  'other',
]);

/**
 * Whether all that a phrase orders is refused: "nunca quites la leche", "no voy a pagar", "no compres pan". It is never carried
 * out, nor its contrary. Where more is ordered ("no pongas leche, pon pan") what was understood stays as it is.
 */
export const isRefusedOrder = ({ intent }: Understanding, tokens: readonly Token[]): boolean => {
  if (!ORDERS.has(intent)) return false;
  const refused = tokens.findIndex((_, at) => isRefused(tokens, at));
  const isOther = (token: Token, at: number): boolean =>
    (at > refused && OTHERWISE.test(token.folded)) ||
    (!isRefused(tokens, at) && !BETWEEN.test(token.folded) && isOrderVerb(token.folded));
  return refused !== -1 && !tokens.some(isOther);
};

/** Whether the word at a place is an order, or what is ordered, that a word before it refuses. */
const isRefused = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.folded ?? '';
  if (!REFUSED.test(word) && !REFUSED_THING.test(word)) return false;
  let from = at - 1;
  while (from >= 0 && !REFUSES.test(tokens[from]?.folded ?? '') && BETWEEN.test(tokens[from]?.folded ?? ''))
    from -= 1;
  return REFUSES.test(tokens[from]?.folded ?? '');
};

const isOrderVerb = (word: string): boolean =>
  ['add', 'remove', 'set', 'want'].includes(cartVerbOf(word) ?? '');

const CELIAC = /^celiac/;
/** Who can't eat everything, said of an order without saying what: "una malta para la nena, que es alérgica". */
const SENSITIVE = /^(?:alergic|intoleran)/;

/**
 * An order for somebody who can't eat everything: for celiacs it is of what has no gluten; for others it is asked about, since the
 * shop doesn't know that what it found is for them.
 */
export const suitWhomItIsFor = (understood: Understanding, tokens: readonly Token[]): Understanding => {
  const isFor = (who: RegExp): boolean => tokens.some(({ folded }) => who.test(folded));
  if (!OF_ITEMS.has(understood.intent) || understood.items.length === 0) return understood;
  if (isFor(CELIAC))
    return {
      ...understood,
      items: understood.items.map((item) =>
        item.name === '' || /\bgluten\b/.test(item.name)
          ? item
          : { ...item, name: `${item.name} sin gluten` },
      ),
    };
  return isFor(SENSITIVE)
    ? { ...understood, certain: false, because: ['Es para alguien que no puede comer de todo.'] }
    : understood;
};

const OF_ITEMS: ReadonlySet<VoiceIntent> = new Set(['search', 'add', 'add_multiple']);
