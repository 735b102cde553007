import { formsOf, isFiller, isRetraction, isWord, type Token, wordsOf } from '@nutricion/language';
import type { PhraseToRead } from './phrase-signs.ts';
import { isSameReading, type WeighedCandidate } from './rank-readings.ts';
import type { PhraseModel } from './read-phrase.ts';

const CONTRARY = /^(?:ni|nunca|tampoco|nada|jamas|menos|pero)$/;

/** Whether a word takes something back, or says the contrary. */
export const speaksAgainst = ({ folded }: Token): boolean => isRetraction(folded) || CONTRARY.test(folded);

/** Of `readingFeatures`, those that speak against the best one too. */
const DOUBTS = [
  'left over P',
  'left over W',
  'left over x',
  'left over #',
  'left over C',
  'unknown words',
  'numbers without an item',
  'name ends early',
  'changes of two kinds',
  'set without a number',
];

/** What speaks for a reading and against it, each a number around 1. */
export const certaintyFeatures = (
  { tokens, verbs, isCorrected, lexicon, context, byGrammar }: PhraseToRead,
  { best, probability }: { readonly best: WeighedCandidate; readonly probability: number },
): readonly number[] => {
  const { items, rest } = best.read;
  const oddsOf = (share: number) => Math.log(Math.max(1e-4, share) / Math.max(1e-4, 1 - share));
  const words = items.flatMap(({ name }) => wordsOf(name)).filter((word) => !isFiller(word));
  const known = words.filter((word) => formsOf(word).some((form) => lexicon.hasWord(form))).length;
  const isPointer = items.some(({ name }) => name === '');
  const spokenWords = tokens.filter(isWord).length;
  const explained = items.reduce(
    (sum, { name, quantity, unit }) =>
      sum + wordsOf(name).length + Number(quantity !== 1) + Number(unit !== null),
    0,
  );
  const flag = (is: boolean) => Number(is);
  const isSame = isSameReading(byGrammar, best.read);
  const [verb] = verbs.filter((each) => each !== '');
  return [
    1,
    Math.min(6, oddsOf(best.intentProbability)) / 3,
    Math.min(6, oddsOf(probability)) / 3,
    Math.min(600, best.tagLoss ?? 600) / 300,
    flag(byGrammar.intent === best.read.intent),
    flag(isSame),
    flag(byGrammar.certain && isSame),
    words.length === 0 ? 1 : known / words.length,
    flag(isPointer && context.last === undefined),
    flag(isPointer),
    Math.min(4, items.length) / 2,
    Math.max(0, spokenWords - explained) / 5,
    flag(tokens.some(speaksAgainst)),
    flag(isCorrected),
    flag(rest !== undefined),
    flag(best.read.intent === 'remove'),
    flag(best.read.intent === 'set_quantity'),
    flag(verb === undefined),
    flag(verb === 'set' && best.read.intent !== 'set_quantity'),
    ...DOUBTS.map((doubt) => Math.min(2, best.features.get(doubt) ?? 0)),
  ];
};

export const certaintyOf = (
  features: readonly number[],
  { certainty }: Pick<PhraseModel, 'certainty'>,
): number => features.reduce((sum, feature, at) => sum + feature * (certainty[at] ?? 0), 0);
