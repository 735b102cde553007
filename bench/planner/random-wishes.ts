import { allergens } from '../../packages/domain/src/catalog/allergen.ts';
import type { Random } from '../../packages/domain/src/kit/random.ts';
import type { PlanAnswers } from '../../packages/domain/src/plans/answers.ts';
import { withSettings } from '../../packages/domain/src/plans/setting.ts';
import { planShifts } from '../../packages/domain/src/plans/shift-meals.ts';
import { weekdayNames } from '../../packages/domain/src/plans/weekdays.ts';
import { distinctWishes, type PlanWish, wishLimits } from '../../packages/domain/src/plans/wish.ts';
import type { FoodLexicon, FoodMeaning } from '../../packages/planner/src/read-wishes/food-lexicon.ts';
import { foodNames } from '../../packages/planner/src/read-wishes/food-names.ts';
import { dayWishes, foodWish } from '../../packages/planner/src/read-wishes/food-wishes.ts';
import { readWishes } from '../../packages/planner/src/read-wishes/read-wishes.ts';
import { pick } from '../random.ts';

const MAX_WISHES = 5;
const WITHOUT_WISHES_SHARE = 0.5;
const IN_WORDS_SHARE = 0.5;

export interface Wished {
  readonly answers: PlanAnswers;
  /** Sentences that were neither understood nor reported as not understood; there must be none. */
  readonly swallowed: readonly string[];
}

/** Adds random wishes to half of the requests, some as text to be read and some as stored wishes. */
export const withRandomWishes = (answers: PlanAnswers, lexicon: FoodLexicon, random: Random): Wished => {
  if (random() < WITHOUT_WISHES_SHARE) return { answers, swallowed: [] };
  const count = 1 + Math.floor(random() * MAX_WISHES);
  if (random() >= IN_WORDS_SHARE) {
    const wishes = Array.from({ length: count }, () => anyWish(lexicon, random));
    return { answers: { ...answers, wishes: distinctWishes(wishes) }, swallowed: [] };
  }
  const sentences = Array.from({ length: count }, () => anySentence(random));
  const { wishes, settings } = readWishes(sentences.join(pick([', ', '. ', '\n'], random)), lexicon);
  const swallowed = sentences.filter((each) => {
    const read = readWishes(each, lexicon);
    return read.wishes.length + read.settings.length + read.notUnderstood.length === 0;
  });
  return { answers: withSettings({ ...answers, wishes }, settings), swallowed };
};

const foods = [
  ...foodNames.keys(),
  ...'ajo,cebolla,tomate,sal,leche de coco,maní,sofrito,habichuelas negras,aguacate,avena,atún,gandules'.split(
    ',',
  ),
];

const anyWeekdays = (random: Random): readonly number[] => {
  const weekdays = weekdayNames.flatMap((_, weekday) => (random() < 0.4 ? [weekday] : []));
  return weekdays.length > 0 ? weekdays : [Math.floor(random() * 7)];
};

const anySum = (random: Random): number => 20 + Math.floor(random() * 280);

const anyMinutes = (random: Random): number => 5 * (2 + Math.floor(random() * 12));

const wishKinds = ['without', 'more', 'less'] as const;

const anyMeaning = (lexicon: FoodLexicon, random: Random): FoodMeaning => {
  for (;;) {
    const name = pick(foods, random);
    const meaning = lexicon.meaningOf(name.split(' '), name);
    if (meaning) return meaning;
  }
};

const anyWish = (lexicon: FoodLexicon, random: Random): PlanWish => {
  const phrase = 'como se guardó';
  const meaning = anyMeaning(lexicon, random);
  switch (pick(['food', 'food', 'days', 'days', 'minutes', 'sum', 'shift', 'allergy'] as const, random)) {
    case 'food':
      return foodWish(pick(wishKinds, random), meaning, phrase);
    case 'days': {
      const [wish] = dayWishes(
        pick(wishKinds, random),
        meaning,
        { weekdays: anyWeekdays(random), isOnly: false },
        phrase,
      );
      if (!wish) throw new Error('a food of some days is no wish');
      return wish;
    }
    case 'minutes':
      return { kind: 'minutes', said: phrase, most: Math.max(anyMinutes(random), wishLimits.minutes.min) };
    case 'sum':
      return { kind: 'sum', said: phrase, mostCents: 100 * anySum(random) };
    case 'shift':
      return {
        kind: 'shift',
        said: phrase,
        weekdays: anyWeekdays(random),
        shift: pick(planShifts, random).id,
      };
    case 'allergy':
      return { kind: 'allergy', said: phrase, allergen: pick(allergens, random).id };
  }
};

const foodSentences = [
  'sin {}',
  'no me gusta {}',
  'nada que lleve {}',
  'de todo menos {}',
  'más {}',
  'me encanta {}',
  'algo con {}',
  'poco {}',
  'menos {}',
  'soy alérgica a {}',
  '{}',
];
const shiftSentences = [
  'los {} trabajo de noche',
  'trabajo los {} de 7 a 7',
  'los {} libre',
  '{} de 3 a 11',
  'guardia de noche los {}',
];
const foodDaySentences = [
  'los [] sin {}',
  '{} los []',
  'los [] algo con {}',
  'no como {} los []',
  'los [] de cuaresma nada de {}',
  '{} solo los []',
  'menos {} los []',
];
const sumSentences = ['no más de $#', 'con $#', 'máximo # dólares', 'que no pase de # pesos', '$#.50'];
const otherSentences = [
  'nada que tarde más de {} minutos',
  'que se prepare en menos de {} min',
  'somos 3',
  'sin gluten',
  'soy vegana',
  'trabajo de noche',
  '{} kilómetros',
  'alérgica al trigo',
  'intolerante a la lactosa',
];

const anySentence = (random: Random): string => {
  const kind = random();
  const days = new Intl.ListFormat('es').format(
    anyWeekdays(random).map((weekday) => weekdayNames[weekday] ?? ''),
  );
  const food = pick(foods, random);
  if (kind < 0.4) return pick(foodSentences, random).replace('{}', food);
  if (kind < 0.7) return pick(foodDaySentences, random).replace('{}', food).replace('[]', days);
  if (kind < 0.75) return pick(sumSentences, random).replace('#', String(anySum(random)));
  if (kind < 0.87) return pick(shiftSentences, random).replace('{}', days);
  return pick(otherSentences, random).replace('{}', String(anyMinutes(random)));
};
