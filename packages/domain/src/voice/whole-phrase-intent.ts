import { isWord, type Token, tens } from '@nutricion/language';
import type { VoiceIntent } from './understanding.ts';

/** "a tres con cincuenta". */
const DICTATED_PRICE = new RegExp(
  String.raw`\b(?:a|en) (?:un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+) (?:con )?(?:veinti\w+|${[...tens.keys()].join('|')}|\d\d)\b`,
);

/** Phrases with one intent as a whole, whatever products they name; the most harmful first. */
const CUES: readonly (readonly [VoiceIntent, RegExp])[] = [
  // For people, not for an assistant.
  [
    'other',
    /\b(?:supervisora?|gerente|me cobraron|reembolso|devolucion|queja|hablar con (?:un|una|alguien|el|la))\b/,
  ],
  // A price that the customer dictates, and talk between people.
  [
    'other',
    /\b(?:pon|ponlo|ponla|ponme|ponmelo|deja|dejalo|dejala|dejamelo|cobra|cobrame|cobralo|cobramelo|baja|bajalo|rebaja|cambia|cambiale|vende|vendemelo)\b.*\b(?:el precio|a (?:\$\d|[a-z\d]+ (?:pesos?|dolar(?:es)?|chavos?|centavos?))|en (?:\$\d|[a-z\d]+ (?:pesos?|dolar(?:es)?|chavos?|centavos?)))/,
  ],
  ['other', DICTATED_PRICE],
  [
    'recipes',
    /\breceta(?:s)?\b|\b(?:que|como) (?:puedo |podria |voy a |hago para )?(?:cocin|prepar)\w+|\bque (?:puedo|podria) hacer (?:de (?:comer|comida|cena|almuerzo)|con|para (?:la )?(?:cena|almuerzo|comida|desayuno))|\bcomo (?:es )?(?:se hacen?|se preparan?|se cocinan?|hago|preparo|cocino)\b|^(?:y )?(?:que|algo|ideas?|dame algo|recomiend\w+|sugier\w+)\b.*\b(?:para|de) (?:la )?(?:cenar|almorzar|desayunar|cocinar|cena|almuerzo|desayuno)\b|\bque (?:hago|preparo|cocino|invento|me invento|hacemos|cocinamos) (?:con|de|hoy|para)\b|\bideas?\b.*\b(?:cena|almuerzo|desayuno|comida|merienda|cocinar|comer)\b|\bque (?:le|les) (?:echo|pongo|anado) al?\b/,
  ],
  [
    'help',
    /^(?:ayuda|ayudame|necesito ayuda|help)$|\b(?:que (?:puedes|sabes|mas puedes|cosas puedes) hacer|que puedo (?:decir|pedir|hacer aqui)|como (?:funciona|funcionas|te uso|se usa|te hablo|uso esto|pido|hago un pedido)|que (?:mas )?(?:sabes|puedes) hacer|no entiendo|no se (?:que hacer|como)|primera vez que (?:uso|entro|abro|veo)|que (?:le |te )?(?:tengo|hay) que decir|que (?:le|te) digo|explicame|para que sirves)\b/,
  ],
  [
    'reorder',
    /\b(?:lo mismo|la misma(?: compra| orden)?|el mismo pedido|igual) (?:de|que) (?:la |el )?(?:otra vez|vez pasada|semana pasada|ultima vez|mes pasado|siempre|ayer|anterior|ultimo|pasada)|\blo de siempre\b|\b(?:repit\w+|repet\w+|reorden\w+|duplica)\b.*\b(?:pedido|orden|compra|ultimo|ultima|anterior)\b|\b(?:vuelv\w+|volver) a (?:pedir|ordenar|comprar)\b|\b(?:pid\w+|orden\w+|compr\w+|mand\w+|trae\w*|quiero|dame|pon\w*|agreg\w+)\b.*\b(?:lo (?:mismo|de siempre)|(?:mi|el|la) (?:ultimo|ultima|misma?) (?:pedido|orden|compra)|(?:la|mi) compra de (?:siempre|la semana pasada))\b|^reorder\b|\b(?:pedido|orden|compra|lista)\b.*\b(?:otra vez|de nuevo|nuevamente|igualit[oa]|again)\b|\b(?:otra vez|de nuevo|vuelv\w+ y|copia\w*|duplica\w*|clona\w*)\b.*\b(?:pedido|orden|compra|lo mismo|lo (?:de|del))\b|\b(?:ech\w+|met\w+|haz\w*|carg\w+|tir\w+|repon\w*|necesito)\b.*\b(?:lo (?:mismo|de siempre)|(?:ultim[oa]|mism[oa]|anterior|pasad[oa]) (?:pedido|orden|compra)|(?:pedido|orden|compra) (?:anterior|pasad[oa]|de (?:la|el) (?:semana|mes|vez) pasad[oa]))\b|\b(?:la|el) mism[oa] (?:orden|compra|pedido)\b|^(?:lo )?(?:usual|acostumbrado|de siempre)\b|^(?:repite|repitelo|otra vez lo mismo|lo mismo|lo mismo de antes)$/,
  ],
  [
    'order_history',
    /\b(?:mis|los|ultimos|pasados) (?:pedidos|ordenes|compras)\b|\bhistorial\b|\bque (?:fue lo que )?(?:pedi|compre|ordene)\b|\b(?:donde|cuando|como) (?:esta|va|llega|viene|anda)\b.*\b(?:pedido|orden|compra)\b|\b(?:ultimo|ultima|anterior) (?:pedido|orden|compra)\b|\b(?:pedido|orden|compra)(?:s)? (?:anterior|pasad|viej)\w*\b|\bestado de mi (?:pedido|orden)\b|\bllego mi (?:pedido|orden)\b|\bcuando llega\b/,
  ],
  [
    'checkout',
    /\bsubmit\b|\b(?:pagar|pagarlo|pago ya|paga|checkout|check out|cobrame|facturar)\b|\b(?:dame|traeme|pasame|quiero) la cuenta\b|\b(?:finaliz\w+|termin\w+|complet\w+|cerr\w+|cierra|proces\w+|tramit\w+|coloc\w+|coloca|confirm\w+|envi\w+|mand\w+|haz|hacer|somete\w*|proced\w+ con) (?:la |el |mi |con la |con el )?(?:compra|orden|pedido|pago)\b|\b(?:a|para) (?:la )?caja\b|\bproceder al pago\b|\b(?:ordenalo|ordenala|cobralo|cobrate|con (?:la|mi) tarjeta|por ath)\b|\b(?:vamos a|quiero|hay que|puedes|para) (?:cerrar|cuadrar|cobrar)(?: ya)?$|\bquiero ordenar ya\b/,
  ],
  [
    'get_cart',
    /\b(?:que|cuanto|cuantas|cuantos|cual|como)\b.*\b(?:tengo|llevo|hay|puse|puesto|vamos|van|va|da|debo|es el total|suma|sale todo|seria todo|voy a pagar)\b(?!.*\b(?:de|en oferta)\b.*\b(?:tienen|tienes)\b).*|\b(?:resumen|subtotal|por cuanto v(?:a|oy|amos)\w*|cuanto suma|lo mio|en cuanto va\w*|cuanto es hasta|hasta ahora|me falta para (?:los|el|llegar)|lo que llevo|lo que tengo|lo que he puesto)\b|\b(?:ver|veo|muestra\w*|ensena\w*|ensename|lee\w*|dime|abre|revisa\w*|repasa\w*|repasame)\b.*\b(?:carrito|total|mi compra|la compra|mi lista|mi orden)\b|^(?:mi |el )?(?:carrito|total)(?: de compras?)?$/,
  ],
];

const EMPTIES =
  /^(?:vaci(?:a|ar|e)|limpi(?:a|ar|e)|borr(?:a|ar|e)|elimin(?:a|ar|e)|quit(?:a|ar|e)|sac(?:a|ar)|saque|bot(?:a|ar|e)|cancel(?:a|ar|e)|desocup(?:a|ar)|descart(?:a|ar)|clear|empty)(?:me|lo|la|melo|mela|los|las)?$/;
const ALL = /^(?:todo|toda|todos|todas|carrito|carro|cesta|canasta|compra|compras|lista|orden|pedido)$/;
/** Words that may accompany those, so that no product does. */
const BESIDE_ALL = new Set(
  'el la lo los las mi mis de del en que hay tengo tenia puse cosas productos articulos completo completa entero entera ya por favor a ahora mismo y quiero puedes podrias necesito me si no dale vamos voy favor este esta eso esto hasta aqui alli ahi'.split(
    ' ',
  ),
);
const ANEW =
  /\bempe(?:zar|zamos|cemos|zemos) (?:de cero|de nuevo|otra vez)\b|\bempieza de (?:cero|nuevo)\b|\b(?:carrito|carro|todo) (?:vacio|limpio|en cero)\b/;

/** Whether the cart is to be emptied: a verb of taking away, all of it, and not one word of a product. */
const emptiesCart = (words: readonly string[], text: string): boolean => {
  if (ANEW.test(text)) return true;
  const verb = words.find((word) => EMPTIES.test(word));
  if (verb === undefined) return false;
  const rest = words.filter((word) => word !== verb);
  const isWhole =
    rest.some((word) => /^tod[oa]s?$/.test(word)) &&
    rest.some((word) => /^(?:carrito|carro|cesta|compra)$/.test(word));
  if (isWhole) return true;
  return (
    (/^(?:vaci|desocup)/.test(verb) || rest.some((word) => ALL.test(word))) &&
    rest.every((word) => ALL.test(word) || BESIDE_ALL.has(word))
  );
};

/** Each clause says that it is over: "ya está, eso es todo". */
const STOP =
  /^(?:para|detente|callate|calla|silencio|basta|stop|cierra|cierrate|apagate|termina|terminamos|terminar|adios|bye|hasta luego|hasta manana|nos vemos|dios te bendiga(?: hasta (?:luego|manana))?|cuidate|chao|ya|para ya|ya para|ya basta|no hables(?: mas)?|deja de hablar|eso es todo|es todo|nada mas|eso nada mas|(?:ya )?termine|listo(?: ya)?|ya esta|cancela la llamada|cierra (?:el asistente|la ventana|esto)|para un momento|dejame quiet[oa]|(?:ya )?(?:cuelg[ao]|colg(?:ar|amos)|corta)|(?:luego|despues) (?:te )?(?:sigo|hablo|llamo|vuelvo)|hablamos(?: (?:luego|despues|ahorita|mas tarde))?|hasta (?:ahorita|pronto|la proxima)|(?:ya )?me (?:voy|tengo que ir)|(?:quiero |vamos a )?(?:termin|acab|cort|cuelg|colg|cierr|cerr|finaliz|cancel|par|deten)\w* (?:ya )?(?:con )?(?:la|esta|el) (?:llamada|conversacion|charla|sesion|asistente))$/;

/** What may follow it: for how long, and why. */
const AFTER_STOP = /(?: (?:un (?:momento|momentito|segundo|ratito)|ya|ahora|porfa|que .*))+$/;

const clausesOf = (tokens: readonly Token[]): readonly string[] => {
  const clauses: string[][] = [[]];
  for (const token of tokens)
    if (isWord(token)) clauses.at(-1)?.push(token.folded);
    else clauses.push([]);
  return clauses.filter((clause) => clause.length > 0).map((clause) => clause.join(' '));
};

const PRICE_QUESTION =
  /\b(?:cuanto (?:cuesta|cuestan|vale|valen|sale|salen|es|son|estan?|piden|me sale|me salen)|a como (?:esta|estan|sale|tienen|tienes|venden|es|son)|que precio (?:tiene|tienen)|precio (?:de|del)|en cuanto (?:esta|estan|sale))\b/;

/** The intent of a phrase as a whole, where its words leave no doubt; null: it is of products. */
export const wholePhraseIntent = (tokens: readonly Token[]): VoiceIntent | null => {
  const words = tokens.filter(isWord).map(({ folded }) => folded);
  const text = words.join(' ');
  if (clausesOf(tokens).every((clause) => STOP.test(clause.replace(AFTER_STOP, '')))) return 'stop';
  if (CUES.some(([intent, cue]) => intent === 'other' && cue.test(text))) return 'other';
  if (emptiesCart(words, text)) return 'clear_cart';
  for (const [intent, cue] of CUES) {
    if (intent === 'get_cart' && (isPriceQuestion(tokens) || !isOfCart(text))) continue;
    if (cue.test(text)) return intent;
  }
  return null;
};

/** "cuánto cuesta la leche": asks about a product, not the cart. */
export const isPriceQuestion = (tokens: readonly Token[]): boolean =>
  PRICE_QUESTION.test(
    tokens
      .filter(isWord)
      .map(({ folded }) => folded)
      .join(' '),
  ) && !isOfCart(tokens.map(({ folded }) => folded).join(' '));

const isOfCart = (text: string): boolean =>
  /\b(?:carrito|total|mi compra|la compra|mi orden|mi lista|todo|llevo|debo|puse|puesto|en total|voy a pagar|va la cuenta|cuanto (?:me )?(?:va|da)|cosas (?:van|llevo|hay|tengo)|resumen|subtotal|hasta ahora|lo mio|por cuanto voy|cuanto suma|cuanto va(?:mos|n)?\b|falta para|lo que (?:llevo|tengo|he)|cuanto es$|tengo)\b/.test(
    text,
  );
