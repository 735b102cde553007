import {
  fold,
  formsOf,
  isFiller,
  isRetraction,
  isWord,
  numberAt,
  type Token,
  unitOf,
  wordsOf,
} from '@nutricion/language';
import { type CartVerb, cartVerbOf } from '../cart-verbs.ts';
import { quantityLeadOf } from '../item-lead.ts';
import type { SpokenItem, Understanding, VoiceContext, VoiceLexicon } from '../understanding.ts';
import { articles, fillers, links } from '../voice-words.ts';
import { meaningOf } from './word-meanings.ts';

/** What a phrase is read from: its tokens, the catalogue's words, what stands around it, and how the grammar alone understands it. */
export interface Phrase {
  readonly tokens: readonly Token[];
  /** The amount that was said of all items together. */
  readonly each?: Pick<SpokenItem, 'quantity' | 'unit'>;
  /** Something in it was taken back, and is left out. */
  readonly isCorrected: boolean;
  readonly lexicon: VoiceLexicon;
  readonly context: VoiceContext;
  readonly byGrammar: Understanding;
}

/** What is seen of each token before anything is learned, by its place. */
export interface PhraseToRead extends Phrase {
  /** What kind of word it is, as one letter: the same words of a kind share what was learned of one. */
  readonly kinds: readonly string[];
  /** Where the grammar takes it for a name's first (b) or later (i) word. */
  readonly grammarTags: readonly string[];
  readonly leads: readonly string[];
  readonly titles: readonly string[];
  readonly verbs: readonly (CartVerb | '')[];
  /** `meaningOf` it. */
  readonly meanings: readonly string[];
  /** Where it stands too. */
  readonly places: readonly string[];
  /** Where the grammar hears a second order; null: nowhere. */
  readonly restAt: number | null;
}

export const withSigns = (phrase: Phrase): PhraseToRead => {
  const { tokens, lexicon, context, byGrammar } = phrase;
  const kinds = tokens.map((token, at) => kindOf(tokens, at, token, lexicon));
  const placesOf = placesIn(context);
  const rest = byGrammar.rest?.split(' ').length;
  return {
    ...phrase,
    kinds,
    grammarTags: nameTags(tokens, byGrammar.items),
    leads: leadsOf(tokens, kinds),
    titles: titleTags(tokens, lexicon),
    verbs: tokens.map(({ folded }, at) => (kinds[at] === 'V' ? (cartVerbOf(folded) ?? '') : '')),
    meanings: tokens.map(({ folded }, at) => meaningOf(folded, kinds[at] === 'x')),
    places: tokens.map(({ folded }) => placesOf(folded)),
    restAt: rest === undefined ? null : tokens.length - rest,
  };
};

const kindOf = (tokens: readonly Token[], at: number, token: Token, lexicon: VoiceLexicon): string => {
  const { folded } = token;
  if (!isWord(token)) return folded;
  if (folded.includes(' ')) return 'T';
  if (numberAt(tokens, at) !== null) return folded.startsWith('un') ? '1' : '#';
  if (unitOf(folded)) return 'U';
  if (isRetraction(folded)) return 'C';
  if (articles.has(folded)) return 'A';
  if (links.has(folded)) return folded;
  if (cartVerbOf(folded)) return 'V';
  const forms = formsOf(folded);
  if (forms.some((form) => lexicon.begins(form))) return 'P';
  if (forms.some((form) => lexicon.hasWord(form))) return 'W';
  if (fillers.has(folded)) return 'F';
  if (isFiller(folded)) return 'L';
  return lexicon.soundsKnown(folded) ? 'W' : 'x';
};

/** Whether a word stands in names in the cart, on the screen, or of what was last spoken of: as letters. */
const placesIn = ({ cart = [], results = [], last = '' }: VoiceContext): ((word: string) => string) => {
  const places = (
    [
      ['c', cart.map(({ name }) => name)],
      ['r', results],
      ['l', [last]],
    ] as const
  ).map(([letter, titles]) => ({ letter, forms: new Set(titles.flatMap(wordsOf).flatMap(formsOf)) }));
  return (word) =>
    word.length < 3
      ? ''
      : places
          .filter(({ forms }) => formsOf(word).some((form) => forms.has(form)))
          .map(({ letter }) => letter)
          .join('');
};

/** Which tokens are the first (b) and later (i) words of the items' names. */
export const nameTags = (tokens: readonly Token[], items: readonly SpokenItem[]): readonly string[] => {
  const tags = tokens.map(() => '-');
  let from = 0;
  for (const { name } of items) {
    const words = fold(name).split(' ').filter(Boolean);
    const start = tokens.findIndex(
      ({ folded }, at) => at >= from && (folded === words[0] || folded === fold(name)),
    );
    if (start === -1) continue;
    for (let at = start, word = 0; at < tokens.length && word < words.length; at += 1)
      if (tokens[at]?.folded === words[word] || tokens[at]?.folded === fold(name)) {
        tags[at] = at === start ? 'b' : 'i';
        word += 1;
        from = at + 1;
      }
  }
  return tags;
};

/** Where a quantity leads to a name: b and i on its first and later words, n on the name's first; u where a unit is in it. */
const leadsOf = (tokens: readonly Token[], kinds: readonly string[]): readonly string[] => {
  const leads = tokens.map(() => '');
  for (let at = 0; at < tokens.length; at += 1) {
    if (leads[at] !== '' || kinds[at] === 'A') continue;
    const lead = quantityLeadOf(tokens.slice(at, at + LONGEST_LEAD));
    if (!lead.isCounted || lead.length === 0) continue;
    const unit = lead.unit ? 'u' : '';
    for (let offset = 0; offset < lead.length && at + offset < tokens.length; offset += 1)
      leads[at + offset] = (offset === 0 ? 'b' : 'i') + unit;
    const next = at + lead.length;
    if (/^[PWxT]$/.test(kinds[next] ?? '')) leads[next] = `n${unit}`;
  }
  return leads;
};

const LONGEST_LEAD = 6;

/** Words that the catalogue has in one title: B on the first, I within, L on the last, S on one alone; then w: nothing of the title is left out, b: it begins the title. */
const titleTags = (tokens: readonly Token[], lexicon: VoiceLexicon): readonly string[] => {
  const words = tokens.map(({ folded }) => folded);
  const tags = words.map(() => '-');
  for (let at = 0; at < words.length; ) {
    const match = numberAt(tokens, at) === null ? lexicon.titleAt(words, at) : null;
    if (!match) {
      at += 1;
      continue;
    }
    const kind = match.isWhole ? 'w' : match.isBeginning ? 'b' : 'm';
    for (const [offset, letter] of [...runOf(match.length)].entries()) tags[at + offset] = letter + kind;
    at += match.length;
  }
  return tags;
};

const runOf = (length: number): string => (length === 1 ? 'S' : `B${'I'.repeat(length - 2)}L`);
