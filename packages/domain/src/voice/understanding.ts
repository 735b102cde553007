import type { QuantityUnit } from '@nutricion/language';

export const voiceIntents = [
  'search',
  'add',
  'add_multiple',
  'remove',
  'set_quantity',
  'get_cart',
  'clear_cart',
  'order_history',
  'reorder',
  'recipes',
  'checkout',
  'confirm',
  'deny',
  'help',
  'stop',
  'other',
] as const;
export type VoiceIntent = (typeof voiceIntents)[number];

/** Those after which the cart may be another. */
export const changingIntents: ReadonlySet<VoiceIntent> = new Set([
  'add',
  'add_multiple',
  'remove',
  'set_quantity',
  'clear_cart',
  'reorder',
]);

/** What was spoken of, and how much of it. */
export interface SpokenItem {
  /** As spoken, in lower case, without article, quantity and unit; empty: the last product that was spoken of. */
  readonly name: string;
  readonly quantity: number;
  readonly unit: QuantityUnit | null;
}

/** Context that the phrase doesn't contain. */
export interface VoiceContext {
  /** Titles that are shown, in their order: for "el segundo". */
  readonly results?: readonly string[] | undefined;
  /** What was last spoken of: for "ese". */
  readonly last?: string | undefined;
  readonly cart?: readonly { readonly name: string; readonly quantity: number }[] | undefined;
  /** The question that waits for an answer. */
  readonly question?: string | undefined;
}

/** What was understood, and why. */
export interface Understanding {
  readonly intent: VoiceIntent;
  readonly items: readonly SpokenItem[];
  /** False: the caller asks before it acts. */
  readonly certain: boolean;
  /** In Spanish, a sentence each. */
  readonly because: readonly string[];
  /** What was ordered after it in the same phrase, to be understood in its turn. */
  readonly rest?: string | undefined;
}

/** The catalog's words. */
export interface VoiceLexicon {
  /** Whether some product's title or another word for it has this folded word. */
  readonly hasWord: (word: string) => boolean;
  /** Whether some product is called beginning with this folded word. */
  readonly begins: (word: string) => boolean;
  /** Whether two folded words follow one another in some title, with nothing between or a word like "de". */
  readonly follows: (word: string, next: string) => boolean;
  /** Whether "y", "con" or the like joins two folded words in some title: macarrones y queso. */
  readonly joins: (word: string, next: string) => boolean;
  /** The longest run of folded words from a place on that stands in one title, or another name, in its order. */
  readonly titleAt: (words: readonly string[], at: number) => TitleMatch | null;
  /** Whether some product is called with a word that sounds like this folded one: "arros", "seboya". */
  readonly soundsKnown: (word: string) => boolean;
}

/** Words of a phrase that a title has too. */
export interface TitleMatch {
  readonly length: number;
  /** The title begins with them. */
  readonly isBeginning: boolean;
  /** The title has no other words, but for those that only link. */
  readonly isWhole: boolean;
}

/** Why a phrase changes nothing: it says what isn't wanted. */
export const NOT_WANTED = 'Dice lo que no quiere.';
/** Whether a phrase only says what isn't wanted, so that nothing is to be done. */
export const isNotWanted = ({ because }: Pick<Understanding, 'because'>): boolean =>
  because.includes(NOT_WANTED);

/** Nothing is done. */
export const noAction = (because: string): Understanding => ({
  intent: 'other',
  items: [],
  certain: true,
  because: [because],
});

/** The same understanding, to be confirmed first. */
export const needsConfirmation = (understood: Understanding, doubt: string): Understanding =>
  understood.intent === 'other'
    ? understood
    : { ...understood, certain: false, because: [...new Set([doubt, ...understood.because])] };
