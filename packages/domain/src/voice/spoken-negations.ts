import {
  expandAbbreviatedWithout,
  formsOf,
  isFiller,
  type KnownTerm,
  type Negation,
  negationsIn,
  numberAt,
  spokenTokensOf,
  type Token,
  textOf,
  unitOf,
  wordsOf,
  writeWithout,
} from '@nutricion/language';
import { isVerb } from './cart-verbs.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { matchesTitle } from './matches-title.ts';
import { isRefusedOrder, suitWhomItIsFor } from './refused-order.ts';
import {
  NOT_WANTED,
  noAction,
  type SpokenItem,
  type Understanding,
  type VoiceContext,
  type VoiceIntent,
  type VoiceLexicon,
} from './understanding.ts';

/** A list of what a thing is to be without, as it was spoken. */
interface SpokenList {
  readonly text: string;
  readonly names: readonly string[];
  /** The word before it. */
  readonly after: string;
}

/** A phrase with what it rules out. */
export interface SpokenPhrase {
  readonly tokens: readonly Token[];
  readonly lists: readonly SpokenList[];
  /** What somebody can't eat or doesn't like, to be left out of all that is looked for. */
  readonly avoided: readonly string[];
  /** The clauses that say so. */
  readonly clauses: readonly string[];
  /** Whether it is only of taste, and nobody comes to harm. */
  readonly isOfTaste: boolean;
  /** Names that are spoken only to rule them out. */
  readonly ruledOut: readonly string[];
}

/** How a negation is heard: of a thing, of a person or somebody's taste, in another's place, as an order or a question, or as none of these. */
type Role = 'thing' | 'person' | 'taste' | 'instead' | 'order' | 'question' | null;

interface Heard {
  readonly negation: Negation<KnownTerm>;
  readonly role: Role;
  readonly names: readonly string[];
}

const PLAIN = /^(?:sin|without|libres?|exent\w+|carentes?)\b/;
const DESCRIBES =
  /^que no\b.*\b(?:tiene|tienen|tenga|tengan|conten\w+|contien\w+|llev\w+|trai\w+|trae|traen|incluy\w+|us\w+|veng\w+|vien\w+|sean?|haya)\b/;
const BARE = /^(?:no|non|cero|zero|0)$/;
const DISLIKES = /\b(?:gustan?|odi\w+|detest\w+|asco)\b/;
const INSTEAD = /^en (?:vez|lugar) de\b/;
/** "¿No tienen leche?" asks for it. */
const ASKS = /^no (?:hay|tienen?|tienes|venden|traen)\b/;
/** "Nos quedamos sin leche" wants some. */
const RAN_OUT = /^(?:qued\w+|estoy|estamos)$/;
const ORDERS =
  /^(?:ni|nada)\b|\b(?:quier\w+|queremos|pong\w+|ech\w+|des|den|incluyas|uses|agreg\w+|anad\w+|met\w+|traigas|mand\w+)\b/;

/** Reads a phrase's words, and what it rules out. */
export const spokenPhrase = (
  text: string,
  lexicon: VoiceLexicon,
  { cart = [] }: VoiceContext,
): SpokenPhrase => {
  const tokens = expandAbbreviations(spokenTokensOf(expandAbbreviatedWithout(text)), lexicon);
  const { negations } = negationsIn(tokens, {
    termAt: (at) => termAt(tokens, at, lexicon),
    isWanted: () => true,
    listsItems: true,
  });
  const heard = negations.flatMap((negation): readonly Heard[] => {
    const known = negation.terms.filter((term) => term.known !== null);
    const names = known.map(({ start, end }) => textOf(tokens.slice(start, end)));
    const role = known.length === 0 ? null : roleOf(tokens, negation, lexicon);
    // What is in the cart gives place to something else: the order takes it out.
    const isTakenOut =
      role === 'instead' && cart.some(({ name }) => names.some((each) => matchesTitle(name, each)));
    return role === null || isTakenOut ? [] : [{ negation, role, names }];
  });
  const namesOf = (...roles: readonly Role[]) =>
    heard.filter(({ role }) => roles.includes(role)).flatMap(({ names }) => names);
  const things = heard.filter(({ role }) => role === 'thing');
  const persons = heard.filter(({ role }) => role === 'person' || role === 'taste');
  return {
    tokens: joinedTokens(tokens, heard),
    lists: things.map(({ negation, names }) => ({
      text: textOf(withoutSigns(tokens, negation)),
      names,
      after:
        tokens.slice(0, negation.start).findLast(({ folded }) => /^[a-z]/.test(folded) && folded !== 'pero')
          ?.folded ?? '',
    })),
    avoided: [...new Set(namesOf('person', 'taste'))],
    clauses: persons.map(({ negation: { start, end } }) =>
      textOf(tokens.slice(personStart(tokens, start), end)),
    ),
    isOfTaste: !persons.some(({ role }) => role === 'person'),
    ruledOut: namesOf('thing', 'person', 'taste', 'instead', 'order').filter(
      (name) => !isSpokenBeside(name, tokens, heard),
    ),
  };
};

/** Whether a name is spoken outside of what is ruled out too: "café, que sin café no valgo". */
const isSpokenBeside = (name: string, tokens: readonly Token[], heard: readonly Heard[]): boolean => {
  const [first = ''] = wordsOf(name);
  return tokens.some(
    ({ folded }, at) =>
      folded === first && !heard.some(({ negation }) => at >= negation.start && at < negation.end),
  );
};

/** The words with "ni" for the signs within a list of a thing, and without what something is wanted in the place of. */
const joinedTokens = (tokens: readonly Token[], heard: readonly Heard[]): readonly Token[] => {
  let at = 0;
  const parts = heard.flatMap(({ negation, role }) => {
    const before = tokens.slice(at, negation.start);
    at = negation.end;
    if (role === 'instead') return before;
    return [
      ...before,
      ...(role === 'thing' ? withoutSigns(tokens, negation) : tokens.slice(negation.start, at)),
    ];
  });
  return [...parts, ...tokens.slice(at)];
};

const withoutSigns = (tokens: readonly Token[], { start, end }: Negation<KnownTerm>): readonly Token[] =>
  tokens
    .slice(start, end)
    .map((token) => (token.folded === ',' ? { ...token, text: 'ni', folded: 'ni' } : token));

/** "Yogurt que no sea de vaca". */
const MILKED = /^(?:vaca|cabra|oveja)s?$/;

/** A word of the catalogue, with those that follow it in a title: "mantequilla de maní". */
const termAt = (tokens: readonly Token[], at: number, lexicon: VoiceLexicon): KnownTerm | null => {
  const word = (place: number): string => tokens[place]?.folded ?? '';
  const isTerm = (place: number): boolean =>
    !isFiller(word(place)) &&
    !isVerb(word(place)) &&
    unitOf(word(place)) === null &&
    numberAt(tokens, place) === null &&
    (MILKED.test(word(place)) || isCatalogWord(word(place), lexicon));
  if (!isTerm(at)) return null;
  let length = 1;
  for (;;) {
    const next = at + length + (word(at + length) === 'de' ? 1 : 0);
    if (!isTerm(next) || !lexicon.follows(word(at + length - 1), word(next))) break;
    length = next + 1 - at;
  }
  return { length, isHarmful: false, isMeasured: true };
};

const isCatalogWord = (word: string, lexicon: VoiceLexicon): boolean =>
  formsOf(word).some((form) => lexicon.hasWord(form));

const roleOf = (
  tokens: readonly Token[],
  { kind, start, end, terms }: Negation<KnownTerm>,
  lexicon: VoiceLexicon,
): Role => {
  const opener = tokens
    .slice(start, terms[0]?.start)
    .map(({ folded }) => folded)
    .join(' ');
  const before = tokens[start - 1]?.folded ?? '';
  if (RAN_OUT.test(before)) return null;
  if (kind === 'allergy' || kind === 'uneaten') return 'person';
  const isAfterThing = before === 'pero' || isCatalogWord(before, lexicon);
  if (ASKS.test(opener)) return isAfterThing ? 'thing' : 'question';
  if (DESCRIBES.test(opener)) return 'thing';
  if (kind === 'without' || kind === 'less') return opener === '' || PLAIN.test(opener) ? 'thing' : 'order';
  // "Pita, no, pita no, tortillas" takes back; "pizza no cheese" says how it is.
  const isWhole = start <= 2 && end === tokens.length;
  if (BARE.test(opener) && isAfterThing) return isWhole ? 'thing' : null;
  return refusalRole(opener, before);
};

const refusalRole = (opener: string, before: string): Role => {
  if (INSTEAD.test(opener)) return 'instead';
  if (before === 'pero' && /^no con\b/.test(opener)) return 'thing';
  if (DISLIKES.test(opener)) return 'taste';
  return ORDERS.test(opener) ? 'order' : null;
};

const OF_PERSON = new Set(
  `soy es son somos mi mis su hija hijo hijas hijos nena nene nenas nenes nina nino ninos bebe esposo esposa marido mujer mama papa hermana
   hermano abuela abuelo familia nuera suegra yo ella ellos porque pues que y tengo tiene tenemos padece padezco sufro de una un la el los
   las en casa aqui ya , a`.split(/\s+/),
);

/** Where a clause begins that says who can't eat something: "mi hija es alérgica". */
const personStart = (tokens: readonly Token[], start: number): number => {
  let from = start;
  while (from > 0 && OF_PERSON.has(tokens[from - 1]?.folded ?? '')) from -= 1;
  return from;
};

const OF_PRODUCTS: ReadonlySet<VoiceIntent> = new Set(['search', 'add', 'add_multiple', 'set_quantity']);

/** What was understood, with all that the phrase refuses or rules out: nothing of it is done, looked for or put in without saying so. */
export const heedNegations = (understood: Understanding, phrase: SpokenPhrase): Understanding =>
  isRefusedOrder(understood, phrase.tokens)
    ? noAction(NOT_WANTED)
    : suitWhomItIsFor(withoutRuledOut(understood, phrase), phrase.tokens);

const withoutRuledOut = (understood: Understanding, phrase: SpokenPhrase): Understanding => {
  const { intent, items } = understood;
  const { avoided, ruledOut, lists, clauses } = phrase;
  if (intent === 'other' && avoided.length > 0) return avoidedAlone(phrase);
  if (!OF_PRODUCTS.has(intent)) return understood;
  const named = items.map((item) => ({ ...item, name: item.name.replace(QUESTION, '') }));
  if (ruledOut.length + lists.length + avoided.length === 0) return { ...understood, items: named };
  const wanted = named.filter(
    ({ name }) => !isOnlyOf(name, ruledOut) && !clauses.some((clause) => isOnlyOf(name, [clause])),
  );
  const remaining = lists
    .reduce(withList, wanted)
    .map((item) => (item.name === '' ? item : { ...item, name: withAvoided(item.name, avoided) }));
  const isNameless = remaining.every(({ name }) => name === '');
  if (isNameless && (remaining.length === 0 || avoided.length > 0 || intent === 'search'))
    return avoidedAlone(phrase);
  return {
    ...understood,
    intent: intent === 'add_multiple' && remaining.length === 1 ? 'add' : intent,
    items: remaining,
    ...(understood.rest !== undefined &&
      avoided.length > 0 && { rest: `${understood.rest}, ${clauses.join(', ')}` }),
  };
};

const QUESTION = /^¿?no (?:hay|tienen?|tienes|venden|traen) /u;

/** What may be shown to somebody who only says what isn't for them. */
const avoidedAlone = ({ avoided, isOfTaste }: SpokenPhrase): Understanding =>
  avoided.length === 0 || isOfTaste
    ? noAction(NOT_WANTED)
    : {
        intent: 'search',
        items: [{ name: writeWithout(avoided), quantity: 1, unit: null }],
        certain: true,
        because: ['Dice lo que no puede comer.'],
      };

/** Whether a name has no word of its own beside some others, and doesn't say itself that it is without them. */
const isOnlyOf = (name: string, others: readonly string[]): boolean => {
  const words = wordsOf(name);
  const content = words.filter((word) => !isFiller(word) && !/^(?:ni|no|nada|ningun[oa]?)$/.test(word));
  const known = new Set(others.flatMap(wordsOf));
  return content.length > 0 && !words.includes('sin') && content.every((word) => known.has(word));
};

/** The items with a whole list at the thing that it follows; a part of the list is no item. */
const withList = (
  items: readonly SpokenItem[],
  { text, names, after }: SpokenList,
): readonly SpokenItem[] => {
  const words = wordsOf(text);
  const hasAll = (name: string): boolean => ` ${wordsOf(name).join(' ')} `.includes(` ${words.join(' ')} `);
  if (items.some(({ name }) => hasAll(name))) return items;
  // "Café, que sin café no valgo" is of no coffee without coffee.
  const isItself = (name: string): boolean =>
    !/\b(?:sin|no)\b/.test(name) &&
    names.every((each) => wordsOf(each).every((word) => wordsOf(name).includes(word)));
  const others = items.filter(({ name }) => {
    const own = wordsOf(name);
    return own.length === 0 || isItself(name) || !own.every((word) => words.includes(word) || word === 'y');
  });
  if (others.length === 0) return items.length > 0 ? [{ ...(items[0] as SpokenItem), name: text }] : items;
  const at = others.findIndex(({ name }) => wordsOf(name).includes(after));
  const index = at < 0 ? (others.length === 1 ? 0 : -1) : at;
  return others.map((item, place) => {
    if (place !== index || isItself(item.name)) return item;
    return {
      ...item,
      name: `${item.name.replace(/ ?\b(?:que no\b|pero\b|sin\b|que$).*$/u, '')} ${text}`.trim(),
    };
  });
};

const SAYS_WITHOUT = /\b(?:sin|no|libre|al[eé]rgi\w+|intoleran\w+)\b/iu;

const withAvoided = (name: string, avoided: readonly string[]): string => {
  const words = wordsOf(name);
  const isHeeded = (each: string): boolean =>
    SAYS_WITHOUT.test(name) && wordsOf(each).every((word) => words.includes(word));
  const others = avoided.filter((each) => !isHeeded(each));
  return others.length === 0 ? name : `${name} ${writeWithout(others)}`;
};
