import { fold } from '@nutricion/language';
import { matchesTitle } from '../matches-title.ts';
import type { VoiceIntent, VoiceLexicon } from '../understanding.ts';
import type { PhraseToRead } from './phrase-signs.ts';

/** Numbers and titles of what is pointed at are one word each. */
const normalised = (word: string, kind: string): string => (kind === '#' || kind === 'T' ? kind : word);

const beside = (signs: readonly string[], at: number): string => signs[at] ?? '';

/** Whether a title goes on from one word to the next (f), or joins the two (j). */
const goesOn = (lexicon: VoiceLexicon, word: string, next: string): string => {
  if (lexicon.follows(word, next)) return 'f';
  return lexicon.joins(word, next) ? 'j' : '';
};

/**
 * Each token's features, for its tag. A feature's first letters say what it is of: the word itself (w, its end s, its beginning a) and those
 * beside it (p, n, q, m), kinds of words (k), the grammar's tags (g), amounts (d), titles (f, t), verbs (v), a second order (r), what it has to do with (m), whether it looks English (e).
 */
export const tokenFeatures = (phrase: PhraseToRead): readonly (readonly string[])[] => {
  const { tokens, kinds, grammarTags, leads, titles, verbs, meanings, lexicon, restAt } = phrase;
  const kind = (index: number) => kinds[index] ?? (index < 0 ? '<' : '>');
  const wordAt = (index: number) => tokens[index]?.folded ?? (index < 0 ? '<' : '>');
  const at = (index: number) => normalised(wordAt(index), kind(index));
  const tagged = (index: number) => beside(grammarTags, index);
  const isQuestion = tokens.some(({ folded }) => folded === '?' || folded === '¿');
  return tokens.map((_, index) => {
    const word = at(index);
    const follows = goesOn(lexicon, wordAt(index - 1), wordAt(index));
    const next = lexicon.follows(wordAt(index), wordAt(index + 1)) ? 'f' : '';
    const isLater = restAt !== null && index >= restAt;
    const verb = verbs[index];
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
      `f${follows}${next}${kind(index)}`,
      `t${titles[index]}`,
      `tt${beside(titles, index - 1)}${titles[index]}${beside(titles, index + 1)}`,
      `tk${titles[index]}${kind(index - 1)}${kind(index)}`,
      `d${leads[index]}`,
      `dd${beside(leads, index - 1)}${leads[index]}${beside(leads, index + 1)}`,
      `dk${leads[index]}${kind(index - 1)}${kind(index)}`,
      `v${verb}`,
      `vp${verb}${at(index - 1)}`,
      `vn${beside(verbs, index + 1)}${word}`,
      `m${meanings[index]}`,
      `mk${beside(meanings, index - 1)}${kind(index)}${beside(meanings, index + 1)}`,
      `r${isLater}`,
      `rk${isLater}${kind(index)}`,
      ...(index === 0 ? ['first'] : []),
      ...(isQuestion ? [`?${kind(index)}`] : []),
      ...(/^[xWP]$/.test(kind(index)) ? [`e${isEnglish(word)}${kind(index)}`] : []),
    ];
  });
};

/** What they weigh with what is wanted. */
export const intentFeatures = (phrase: PhraseToRead, intent: VoiceIntent): readonly (readonly string[])[] => {
  const { tokens, kinds, grammarTags, leads, places, verbs, byGrammar } = phrase;
  let lastVerb = '';
  return tokens.map((_, index) => {
    const kind = kinds[index];
    const tag = grammarTags[index];
    lastVerb = verbs[index] || lastVerb;
    return [
      `i${intent}${kind}`,
      `ig${intent}${tag}`,
      `ip${intent}${kinds[index - 1] ?? '<'}${kind}`,
      `l${places[index]}${intent}`,
      `di${leads[index]}${intent}`,
      `vi${verbs[index]}${intent}`,
      `vl${lastVerb}${intent}`,
      `c${byGrammar.certain ? 'y' : 'n'}${tag}${byGrammar.intent === intent ? '=' : '#'}`,
    ];
  });
};

/** Letters and endings that Spanish words hardly have. */
const isEnglish = (word: string): boolean =>
  /[kw]|sh|th|ee|oo|ck|ll$|[^aeiounrsldzy]$|[^aeiou]y$|[bcdfgkmpt]s$/.test(word);

/** What the shop asked last, as one word. */
export const questionKind = (question: string | undefined): string => {
  if (question === undefined) return 'none';
  const folded = fold(question);
  if (/\bcual|\bo\b/.test(folded)) return 'which';
  if (/\bcuant/.test(folded)) return 'many';
  if (/algo mas|otra cosa/.test(folded)) return 'more';
  return 'yes-no';
};

/** What is done, between which words. */
const verbFeatures = ({ kinds, verbs }: PhraseToRead, words: readonly string[]): readonly string[] => {
  const done = verbs.filter((verb) => verb !== '');
  return [
    `v1${done[0] ?? ''}${done.length > 1 ? done.at(-1) : ''}`,
    ...verbs.flatMap((verb, at) =>
      verb === ''
        ? []
        : [`vb${verb}`, `vb${words[at - 1] ?? '<'} ${verb}`, `vn${verb} ${kinds[at + 1] ?? '>'}`],
    ),
  ];
};

/** What the words have to do with: each, after which, and any two. */
const meaningFeatures = ({ kinds, meanings }: PhraseToRead): readonly string[] => {
  const meant = [...new Set(meanings.filter((meaning) => meaning !== ''))].toSorted();
  return [
    ...meanings.flatMap((meaning, at) =>
      meaning === '' ? [] : [`m${meaning}`, `mm${meanings[at - 1] || (kinds[at - 1] ?? '<')} ${meaning}`],
    ),
    ...meant.flatMap((meaning, at) => meant.slice(at + 1).map((other) => `mp${meaning}+${other}`)),
  ];
};

/** The whole phrase's features, for what is wanted: its words alone, in pairs and threes, what the grammar makes of it (g), and what stands around it. */
export const phraseFeatures = (phrase: PhraseToRead): readonly string[] => {
  const { tokens, kinds: classes, context, byGrammar } = phrase;
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
  for (const feature of [...verbFeatures(phrase, words), ...meaningFeatures(phrase)]) features.add(feature);
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
