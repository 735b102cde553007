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
import { isVerb } from '../cart-verbs.ts';
import { quantityLeadOf } from '../item-lead.ts';
import { matchesTitle } from '../matches-title.ts';
import type { SpokenItem, Understanding, VoiceContext, VoiceIntent, VoiceLexicon } from '../understanding.ts';
import { articles, fillers, links } from '../voice-words.ts';

/** What a phrase is read from: its tokens, the catalogue's words, what stands around it, and how the grammar alone understands it. */
export interface PhraseToRead {
  readonly tokens: readonly Token[];
  /** The amount that was said of all items together. */
  readonly each?: Pick<SpokenItem, 'quantity' | 'unit'>;
  readonly lexicon: VoiceLexicon;
  readonly context: VoiceContext;
  readonly byGrammar: Understanding;
}

/** What kind of word a token is, as one letter: the same words of a kind share what was learned of one. */
const classesOf = (tokens: readonly Token[], lexicon: VoiceLexicon): readonly string[] =>
  tokens.map((token, at) => classOf(tokens, at, token, lexicon));

const classOf = (tokens: readonly Token[], at: number, token: Token, lexicon: VoiceLexicon): string => {
  const { folded } = token;
  if (!isWord(token)) return folded;
  if (folded.includes(' ')) return 'T';
  if (numberAt(tokens, at) !== null) return folded.startsWith('un') ? '1' : '#';
  if (unitOf(folded)) return 'U';
  if (isRetraction(folded)) return 'C';
  if (articles.has(folded)) return 'A';
  if (links.has(folded)) return folded;
  if (isVerb(folded)) return 'V';
  const forms = formsOf(folded);
  if (forms.some((form) => lexicon.begins(form))) return 'P';
  if (forms.some((form) => lexicon.hasWord(form))) return 'W';
  if (fillers.has(folded)) return 'F';
  return isFiller(folded) ? 'L' : 'x';
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

/** Where the grammar takes a token for a name's first or later word, or a quantity. */
const grammarTags = ({ tokens, byGrammar }: PhraseToRead): readonly string[] => {
  const tags = tokens.map(() => '-');
  let from = 0;
  for (const { name } of byGrammar.items) {
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
const leadsOf = (tokens: readonly Token[], classes: readonly string[]): readonly string[] => {
  const leads = tokens.map(() => '');
  for (let at = 0; at < tokens.length; at += 1) {
    if (leads[at] !== '' || classes[at] === 'A') continue;
    const lead = quantityLeadOf(tokens.slice(at, at + LONGEST_LEAD));
    if (!lead.isCounted || lead.length === 0) continue;
    const unit = lead.unit ? 'u' : '';
    for (let offset = 0; offset < lead.length && at + offset < tokens.length; offset += 1)
      leads[at + offset] = (offset === 0 ? 'b' : 'i') + unit;
    const next = at + lead.length;
    if (/^[PWxT]$/.test(classes[next] ?? '')) leads[next] = `n${unit}`;
  }
  return leads;
};

const LONGEST_LEAD = 6;

/** Numbers and titles of what is pointed at are one word each. */
const normalised = (word: string, kind: string): string => (kind === '#' || kind === 'T' ? kind : word);

/**
 * Each token's features, for its tag. A feature's first letters say what it is of: the word itself (w, its end s, its beginning a) and those
 * beside it (p, n, q, m), kinds of words (k), the grammar's tags (g), what is wanted (i), amounts (d), titles that go on (f), where the word stands too (l).
 */
export const tokenFeatures = (phrase: PhraseToRead, intent: VoiceIntent): readonly (readonly string[])[] => {
  const { tokens, lexicon, context, byGrammar } = phrase;
  const classes = classesOf(tokens, lexicon);
  const grammar = grammarTags(phrase);
  const kind = (index: number) => classes[index] ?? (index < 0 ? '<' : '>');
  const wordAt = (index: number) => tokens[index]?.folded ?? (index < 0 ? '<' : '>');
  const at = (index: number) => normalised(wordAt(index), kind(index));
  const tagged = (index: number) => grammar[index] ?? '';
  const placesOf = placesIn(context);
  const leads = leadsOf(tokens, classes);
  const isQuestion = tokens.some(({ folded }) => folded === '?' || folded === '¿');
  return tokens.map((token, index) => {
    const word = at(index);
    const follows =
      index > 0 && lexicon.follows(wordAt(index - 1), wordAt(index))
        ? 'f'
        : lexicon.joins(wordAt(index - 1), wordAt(index))
          ? 'j'
          : '';
    const next = lexicon.follows(wordAt(index), wordAt(index + 1)) ? 'f' : '';
    const place = placesOf(token.folded);
    return [
      `w${word}`,
      `p${at(index - 1)}`,
      `n${at(index + 1)}`,
      `pw${at(index - 1)} ${word}`,
      `wn${word} ${at(index + 1)}`,
      `q${at(index - 2)}`,
      `m${at(index + 2)}`,
      `s${word.slice(-3)}`,
      `a${word.slice(0, 4)}`,
      `k${kind(index)}`,
      `kp${kind(index - 1)}${kind(index)}`,
      `kn${kind(index)}${kind(index + 1)}`,
      `kk${kind(index - 1)}${kind(index)}${kind(index + 1)}`,
      `k2${kind(index - 2)}${kind(index - 1)}${kind(index)}`,
      `k3${kind(index)}${kind(index + 1)}${kind(index + 2)}`,
      `g${tagged(index)}`,
      `gg${tagged(index - 1)}${tagged(index)}${tagged(index + 1)}`,
      `gk${tagged(index)}${kind(index)}`,
      `i${intent}${kind(index)}`,
      `ig${intent}${tagged(index)}`,
      `ip${intent}${kind(index - 1)}${kind(index)}`,
      `f${follows}${next}${kind(index)}`,
      `l${place}${intent}`,
      `d${leads[index]}`,
      `dd${leads[index - 1] ?? ''}${leads[index]}${leads[index + 1] ?? ''}`,
      `dk${leads[index]}${kind(index - 1)}${kind(index)}`,
      `di${leads[index]}${intent}`,
      `c${byGrammar.certain ? 'y' : 'n'}${tagged(index)}${byGrammar.intent === intent ? '=' : '#'}`,
      ...(index === 0 ? ['first'] : []),
      ...(isQuestion ? [`?${kind(index)}`] : []),
    ];
  });
};

/** What the shop asked last, as one word. */
const questionKind = (question: string | undefined): string => {
  if (question === undefined) return 'none';
  const folded = fold(question);
  if (/\bcual|\bo\b/.test(folded)) return 'which';
  if (/\bcuant/.test(folded)) return 'many';
  if (/algo mas|otra cosa/.test(folded)) return 'more';
  return 'yes-no';
};

/** The whole phrase's features, for what is wanted: its words alone, in pairs and threes, what the grammar makes of it (g), and what stands around it. */
export const phraseFeatures = (phrase: PhraseToRead): readonly string[] => {
  const { tokens, lexicon, context, byGrammar } = phrase;
  const classes = classesOf(tokens, lexicon);
  const words = tokens.map(({ folded }, at) => normalised(folded, classes[at] ?? ''));
  const features = new Set<string>();
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  for (const [at, word] of words.entries()) {
    features.add(`w${word}`);
    features.add(`a${word.slice(0, 5)}`);
    if (at > 0) features.add(`b${words[at - 1]} ${word}`);
    if (at > 1) features.add(`t${words[at - 2]} ${words[at - 1]} ${word}`);
    features.add(`kb${classes[at - 1] ?? '<'}${classes[at]}`);
  }
  const cart = context.cart ?? [];
  const question = questionKind(context.question);
  const names = byGrammar.items.map(({ name }) => name);
  const named = names.length === 0 ? 'none' : names.every((name) => name === '') ? 'pointer' : 'name';
  const isInCart = names.some((name) => name !== '' && cart.some((line) => matchesTitle(line.name, name)));
  const isKnown = classes.some((kind) => kind === 'P' || kind === 'T');
  const size = words.length > 8 ? 'long' : words.length > 4 ? 'middle' : `${words.length}`;
  for (const feature of [
    `first${first}`,
    `first2${first} ${second}`,
    `last${last}`,
    `firstk${classes[0]}${classes[1] ?? ''}`,
    `g${byGrammar.intent}`,
    `g${byGrammar.intent}${byGrammar.certain}`,
    `g${byGrammar.intent}${named}`,
    `g${byGrammar.intent}q${question}`,
    `gr${byGrammar.rest === undefined}${byGrammar.intent}`,
    `q${question}`,
    `q${question}${size}`,
    `q${question}first${first}`,
    `r${(context.results ?? []).length > 0}`,
    `r${(context.results ?? []).length > 0}k${isKnown}`,
    `l${context.last !== undefined}k${isKnown}`,
    `cart${cart.length > 0}${isInCart}`,
    `cart${isInCart}first${first}`,
    `size${size}`,
    `known${isKnown}${size}`,
    `n${classes.filter((kind) => kind === '#' || kind === '1').length > 0}${classes.includes('U')}`,
    `v${classes.includes('V')}${isKnown}`,
    `?${words.includes('?') || words.includes('¿')}`,
    'bias',
  ])
    features.add(feature);
  return [...features];
};
