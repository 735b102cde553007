import { type ConditionId, type ConditionStageId, conditions } from '@nutricion/domain/plans/condition';
import { phraseLength, type Token, wholeNumberAt } from '@nutricion/language';
import { conditionPhrases } from './phrases.ts';
import type { Understood } from './reading.ts';

/**
 * Reads health conditions, and how far a pregnancy is or how old a child at the breast: "embarazada de 5 meses",
 * "20 semanas de embarazo", "tercer trimestre", "dando pecho a mi bebé de 3 meses".
 */
export const readCondition = (tokens: readonly Token[], at: number): Understood | null => {
  const condition = conditionAt(tokens, at);
  if (condition) {
    const stage = stageAfter(tokens, condition.end, condition.id);
    return understood(condition.id, stage?.end ?? condition.end, stage?.id);
  }
  const stage = trimesterAt(tokens, at) ?? ageAt(tokens, at, 'pregnancy');
  if (!stage) return null;
  const next = wordAt(tokens, stage.end) === 'de' ? stage.end + 1 : stage.end;
  const named = isJoined(tokens, stage.end, next) ? conditionAt(tokens, next) : null;
  if (named?.id === 'pregnancy') return understood('pregnancy', named.end, stage.id);
  return stage.isAge ? null : understood('pregnancy', stage.end, stage.id);
};

const conditionAt = (
  tokens: readonly Token[],
  at: number,
): { readonly id: ConditionId; readonly end: number } | null => {
  for (const { id } of conditions) {
    const length = phraseLength(tokens, at, conditionPhrases[id]);
    if (length > 0) return { id, end: at + length };
  }
  return null;
};

/** There are no keto plans; the nearest diet is chosen. */
const understood = (condition: ConditionId, end: number, stage?: ConditionStageId): Understood => ({
  end,
  isReversedByNo: true,
  toReading: (wishText) => ({
    wishes: [{ kind: 'condition', condition, ...(stage && { stage }), said: wishText }],
    settings: condition === 'keto' ? [{ setting: 'diet', value: 'low-carb', said: wishText }] : [],
  }),
});

interface Stage {
  readonly id: ConditionStageId;
  readonly end: number;
  /** Months or weeks, which may be of something else. */
  readonly isAge: boolean;
}

const between = new Set('a al con de del el en la mi su que tengo tiene un una ya'.split(' '));
const children = /^(bebes?|bebita|bebito|nen[ae]s?|hij[ao]s?|nin[ao]s?|gemel[ao]s|criatura)$/;

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.folded ?? '';

/** Whether no punctuation stands before the tokens from one position to another. */
const isJoined = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to + 1).every(({ breakBefore }) => breakBefore === 'none');

/** A comma may stand before a child: "lactando, mi bebé tiene 3 meses". */
const stageAfter = (tokens: readonly Token[], from: number, condition: ConditionId): Stage | null => {
  let at = from;
  let hasChild = false;
  while (between.has(wordAt(tokens, at)) || children.test(wordAt(tokens, at))) {
    hasChild ||= children.test(wordAt(tokens, at));
    at += 1;
  }
  if (!isJoined(tokens, hasChild ? from + 1 : from, at)) return null;
  if (condition === 'pregnancy') {
    const trimester = trimesterAt(tokens, at);
    if (trimester) return trimester;
    // "embarazada, dos semanas" is how long the plan is.
    const isPlanned = at === from && wordAt(tokens, at + 1).startsWith('semana');
    return isPlanned || hasChild ? null : ageAt(tokens, at, condition);
  }
  return condition === 'lactation' ? ageAt(tokens, at, condition) : null;
};

const trimesters: readonly (readonly [RegExp, ConditionStageId])[] = [
  [/^(primero?|1er|1ero)$/, 'trimester-1'],
  [/^(segundo|2do)$/, 'trimester-2'],
  [/^(tercero?|3er|3ero|ultimo)$/, 'trimester-3'],
];

const trimesterAt = (tokens: readonly Token[], at: number): Stage | null => {
  if (wordAt(tokens, at + 1) !== 'trimestre') return null;
  const row = trimesters.find(([ordinal]) => ordinal.test(wordAt(tokens, at)));
  return row ? { id: row[1], end: at + 2, isAge: false } : null;
};

/** Reads "5 meses", "20 semanas", "un año" and "recién nacido". */
const ageAt = (tokens: readonly Token[], at: number, condition: 'pregnancy' | 'lactation'): Stage | null => {
  if (condition === 'lactation' && wordAt(tokens, at) === 'recien')
    return { id: 'months-0-6', end: at + 2, isAge: true };
  // The article before "un mes" is read already.
  const number = wholeNumberAt(tokens, at) ?? { value: 1, length: 0 };
  const unitAt = at + number.length;
  const weeks =
    number.value * (weeksOf.find(([unit]) => unit.test(wordAt(tokens, unitAt)))?.[1] ?? Number.NaN);
  const id = condition === 'pregnancy' ? trimesterOf(weeks) : ageOf(weeks);
  return id && { id, end: unitAt + 1, isAge: true };
};

const WEEKS_OF_MONTH = 52 / 12;
const weeksOf: readonly (readonly [RegExp, number])[] = [
  [/^semanas?$/, 1],
  [/^mes(es)?$/, WEEKS_OF_MONTH],
  [/^anos?$/, 52],
];

/** Trimesters end after thirteen and twenty-seven weeks (ACOG), said in months after three and six. */
const trimesterOf = (weeks: number): ConditionStageId | null => {
  if (!(weeks > 0 && weeks <= MAX_WEEKS)) return null;
  return weeks < 14 ? 'trimester-1' : weeks < 28 ? 'trimester-2' : 'trimester-3';
};
const MAX_WEEKS = 43;

const ageOf = (weeks: number): ConditionStageId | null =>
  Number.isNaN(weeks) ? null : weeks < 6 * WEEKS_OF_MONTH ? 'months-0-6' : 'months-7-12';
