import { numberAt, type Token } from '@nutricion/language';

/** What a phrase about products does to the cart. */
export type CartVerb = 'add' | 'want' | 'remove' | 'set' | 'search';

const CLITICS = '(?:me|le|les|nos|lo|la|los|las|melo|mela|melos|melas|noslo|noslos|selo|sela)?';
const verb = (stems: string): RegExp => new RegExp(`^(?:${stems})${CLITICS}$`);

const VERBS: readonly (readonly [CartVerb, RegExp])[] = [
  [
    'remove',
    verb(
      'quit(?:a|ar|e|es|alo|ame)|sac(?:a|ar|que)|elimin(?:a|ar|e)|borr(?:a|ar|e)|remuev(?:e|a)|remover|bot(?:a|ar|e)|devuelv(?:e|a)|devolver|descart(?:a|ar)|tach(?:a|ar)|retir(?:a|ar)|resta|restar|cancel(?:a|ar|e)|olvid(?:a|ate|ar|es?|emos)|remove|delete|quiten|saquen|borren',
    ),
  ],
  [
    'set',
    verb(
      'cambi(?:a|ar|e)|dej(?:a|ar|e)|actualiz(?:a|ar)|modific(?:a|ar)|sub(?:e|ir)|baj(?:a|ar)|ajust(?:a|ar)|correg(?:ir)|corrig(?:e)|change',
    ),
  ],
  [
    'add',
    verb(
      'agreg(?:a|ar|as|ue|ues|uen)|anad(?:e|es|ir|a|as)|pon|poner|pongas?|pongan|pones|ponen|ech(?:a|ar|e|es|as)|met(?:e|es|er|a|as)|da|dame|dar|das|des|trae|traer|traigas?|traigan|traes|compr(?:a|ar|as|e|es)|llev(?:o|ar|a)|mand(?:a|ar|as|e|es)|apunt(?:a|ar|e)|anot(?:a|ar)|sum(?:a|ar|e)|inclu(?:ye|ir|ya)|orden(?:a|ar|e)|pid(?:e|o)|pedir|regal(?:a)|consigu(?:e)|agarr(?:a|ar)|cog(?:e|er)|encarg(?:a|ar)|aument(?:a|ar)|apart(?:a|ar)|despach(?:a|ar)|tir(?:a|e)|separ(?:a|ar|e)|guard(?:a|ar|e)|reserv(?:a|ar|e)|mont(?:a|e)|zumb(?:a|e)|repon|manden|echen|agreguen|consigan|add|give|gimme|get',
    ),
  ],
  [
    'search',
    verb(
      'busc(?:a|ar|o|ando|as|ame|alo)|muestr(?:a)|mostrar|ensen(?:a|ar)|ver|veo|encuentr(?:a)|tien(?:es|en)|hay|vend(?:en|es)|manej(?:an|as)|dime|consult(?:a|ar)|explor(?:a|ar)|recomiend(?:a)|recomend(?:ar)|sugier(?:e)|ofrec(?:es|en)|saber|llego|llegaron|show|search|find',
    ),
  ],
  [
    'want',
    verb(
      'quiero|quisiera|querria|necesito|necesitamos|queremos|deseo|ocupo|falta|faltan|gustaria|interesa|falten?|quedamos|antoj(?:a|o|an)|acabo|acabaron|termino|terminaron',
    ),
  ],
];

/** Before a verb, and saying nothing of what is done. */
const MODALS = new Set(
  'me te se nos le les algun alguna puedes podrias podria puede puedo quiero quisiera necesito queremos vamos voy a ve vete favor de que para dejame dejanos dejenme si te hay tambien ahora entonces y si hace falta gustaria tengo vas ya mejor tu'.split(
    ' ',
  ),
);

export interface CartVerbMatch {
  readonly verb: CartVerb;
  /** The tokens after the verb. */
  readonly rest: readonly Token[];
  /** Tokens before the verb: "la leche, ponme dos". */
  readonly topic: readonly Token[];
  /** Another request follows later in the phrase. */
  readonly isSeveral: boolean;
  /** Products are what "lo" means: "quítalo". */
  readonly isPointer: boolean;
}

/** What a folded word does to the cart as a verb; null if it is none that an order may have. */
export const cartVerbOf = (word: string): CartVerb | null =>
  VERBS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;

export const isVerb = (word: string): boolean => cartVerbOf(word) !== null;

const verbAt = (tokens: readonly Token[], at: number): CartVerb | null => {
  const word = tokens[at]?.folded ?? '';
  // "déjame ver": asks the shop to show.
  if (/^deja(?:me|nos)$/.test(word) && /^(?:ver|saber|mirar)$/.test(tokens[at + 1]?.folded ?? ''))
    return null;
  // "bájame dos maltas" brings them, "súbeme" likewise.
  if (/^(?:baja|sube)(?:me|nos|melo|mela)$/.test(word)) return 'add';
  return cartVerbOf(word);
};

/** The verb that says what to do with the products; null if there is none. */
export const matchCartVerb = (tokens: readonly Token[]): CartVerbMatch | null => {
  const positions = tokens.flatMap((_, at) => {
    const cartVerb = verbAt(tokens, at);
    return cartVerb === null ? [] : [{ at, cartVerb }];
  });
  // "quiero que me pongas", "puedes buscarme": the last of verbs that follow one another through modals.
  const first = positions[0];
  if (!first) return null;
  let main = first;
  for (const next of positions.slice(1)) {
    const between = tokens.slice(main.at + 1, next.at);
    if (main.cartVerb !== 'want' && main.cartVerb !== 'search') break;
    if (!between.every(({ folded }) => MODALS.has(folded))) break;
    main = next;
  }
  const isNegated = tokens
    .slice(Math.max(0, first.at - 4), first.at)
    .reduce((is, { folded }) => folded === 'no' || folded === 'ni' || (is && CLITIC.test(folded)), false);
  // "que no se te olvide echarme el café": not to forget it is to want it.
  const isForgotten = main !== first && /^(?:olvid|falt)/.test(tokens[first.at]?.folded ?? '');
  const verb = negated(main.cartVerb, isNegated && !isForgotten, tokens[main.at]?.folded ?? '');
  if (verb === null) return null;
  // "ponme leche y agrega pan": a repeated verb adds nothing.
  const repeats = new Set(
    positions
      .filter(
        ({ at, cartVerb }) =>
          at > main.at && cartVerb === main.cartVerb && BEFORE_ANOTHER.has(tokens[at - 1]?.folded ?? ''),
      )
      .map(({ at }) => tokens[at]),
  );
  const before = tokens
    .slice(0, first.at)
    .filter(({ folded }) => !MODALS.has(folded) && folded !== 'no' && folded !== 'ni');
  const topic = before.filter(({ folded }) => folded !== ',');
  const clitic =
    /(?:lo|la|los|las)$/.test(tokens[main.at]?.folded ?? '') &&
    !/^(?:dejala?|pon|ver)$/.test(tokens[main.at]?.folded ?? '');
  return {
    verb,
    topic: numberAt(topic, 0) && topic.length === 1 ? [] : topic,
    rest: withoutMore(
      tokens.slice(main.at + 1, endOf(tokens, positions, main)).filter((token) => !repeats.has(token)),
    ),
    isSeveral: positions.some(
      ({ at, cartVerb }) => at > main.at && changes(cartVerb) && cartVerb !== main.cartVerb,
    ),
    isPointer: clitic,
  };
};

/** Where a second order begins, after "y" or a comma: "ponme jugo y enséñame el carrito"; -1: nowhere. */
export const secondOrderAt = (tokens: readonly Token[]): number =>
  tokens.findIndex(
    ({ folded }, at) =>
      at > 1 &&
      BEFORE_ANOTHER.has(tokens[at - 1]?.folded ?? '') &&
      tokens[at - 1]?.folded !== 'me' &&
      (verbAt(tokens, at) !== null || ENDS_BUYING.test(folded)),
  );

const ENDS_BUYING =
  /^(?:cobra(?:me|te|lo)?|paga(?:r|lo)?|llevame|vacia\w*|termina\w*|cierra\w*|cuanto|dime)$/;

interface VerbPosition {
  readonly at: number;
  readonly cartVerb: CartVerb;
}

/** Where another request begins: "quita la leche y pon jugo" removes milk, and the rest is understood separately. */
const endOf = (tokens: readonly Token[], positions: readonly VerbPosition[], main: VerbPosition): number => {
  const other = positions.find(
    ({ at, cartVerb }) => at > main.at && changes(cartVerb) && cartVerb !== main.cartVerb,
  );
  if (!other) return tokens.length;
  let end = other.at;
  while (end > main.at + 1 && BEFORE_ANOTHER.has(tokens[end - 1]?.folded ?? '')) end -= 1;
  return end;
};

const BEFORE_ANOTHER = new Set(['y', ',', '.', ';', 'e', 'me', 'tambien', 'despues', 'luego', 'entonces']);

const CLITIC = /^(?:me|te|se|le|les|nos|lo|la|los|las|que|ya|va|vaya|vayas|a)$/;

/** "no me pongas leche" removes it; "no busques" does nothing. */
const negated = (cartVerb: CartVerb, isNegated: boolean, word: string): CartVerb | null => {
  // "que no falte el pan", "no se te olvide la leche": not to be without it.
  if (/^(?:olvid|falt)/.test(word)) return isNegated ? 'want' : cartVerb;
  if (!isNegated) return cartVerb;
  return cartVerb === 'add' || cartVerb === 'want' ? 'remove' : null;
};

const changes = (cartVerb: CartVerb): boolean =>
  cartVerb === 'add' || cartVerb === 'remove' || cartVerb === 'set';

/** "ya no quiero más leche", "también": words between the verb and the products. */
const withoutMore = (tokens: readonly Token[]): readonly Token[] => {
  let from = 0;
  while (['me', 'que', 'tambien', 'ahora', 'ahi', 'aqui', ',', 'a'].includes(tokens[from]?.folded ?? ''))
    from += 1;
  return tokens.slice(from);
};
