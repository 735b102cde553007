import { mealsOfDay, type PlanAnswers } from '@nutricion/domain/plans/answers';
import { weekdayOf } from '@nutricion/domain/plans/weekdays';
import type { DaysTasteWish, DaysWithoutWish, PlanWish } from '@nutricion/domain/plans/wish';
import type { ChosenMeal } from '../compose/plan.ts';
import { type Candidate, courseOf } from '../pantry/candidate.ts';
import { breaksWithout, hasFood } from './recipe-food.ts';
import { isForWork, mealsAtWork, placeKey } from './work-meals.ts';

/** What the wishes require of one meal, because of its day and hour. */
export interface PlaceRule {
  /** Equal for meals with the same requirements; '' without any. */
  readonly key: string;
  readonly allows: (candidate: Candidate) => boolean;
  /** Points for a recipe in this meal; negative when it is wished for. */
  readonly taste: (candidate: Candidate) => number;
}

/** Finds the rule of a meal. */
export type RuleOfPlace = (place: Pick<ChosenMeal, 'day' | 'type'>) => PlaceRule;

type DayWish = DaysWithoutWish | DaysTasteWish;

/**
 * Returns the rule of each meal. A food wished for on a day counts at one meal of that day, the one with most
 * candidates that have it, since nobody wants it at every meal.
 * @param startDate ISO date of day 1; null: wishes about weekdays don't apply
 */
export const placeRulesOf = (
  answers: PlanAnswers,
  startDate: string | null,
  candidates: readonly Candidate[],
): RuleOfPlace => {
  const atWork = mealsAtWork(answers, startDate);
  const wishes = (answers.wishes ?? []).filter(isOfDays);
  if (startDate === null || (atWork.size === 0 && wishes.length === 0)) return () => NO_RULE;
  const rules = new Map<string, PlaceRule>();
  const ruleOf = (isAtWork: boolean, applying: readonly DayWish[]): PlaceRule => {
    const key = [...(isAtWork ? ['work'] : []), ...applying.map((wish) => wishes.indexOf(wish))].join();
    const rule = rules.get(key) ?? ruleFor(key, isAtWork, applying);
    rules.set(key, rule);
    return rule;
  };
  const wishesOn = (day: number): readonly DayWish[] =>
    wishes.filter(({ weekdays }) => weekdays.includes(weekdayOf(startDate, day)));
  const candidatesOfWish = new Map(
    wishes.map((wish) => [wish, candidates.filter((each) => hasWishedFood(wish, each))]),
  );
  /** The meal of a day with most candidates that have the food. */
  const mealFor = (wish: DayWish, day: number) => {
    const strict = wishesOn(day).filter(({ kind }) => kind === 'days-without');
    const counts = mealsOfDay[answers.mealsPerDay].map((type) => {
      const { allows } = ruleOf(atWork.has(placeKey({ day, type })), strict);
      const fitting = candidatesOfWish
        .get(wish)
        ?.filter((each) => each.course === courseOf(type) && allows(each));
      return { type, count: fitting?.length ?? 0 };
    });
    // With equal counts the later meal: dinner leaves most time to cook.
    return counts.toReversed().toSorted((one, other) => other.count - one.count)[0]?.type;
  };
  return ({ day, type }) => {
    const applying = wishesOn(day).filter((wish) => wish.kind !== 'days-more' || mealFor(wish, day) === type);
    return ruleOf(atWork.has(placeKey({ day, type })), applying);
  };
};

const NO_RULE: PlaceRule = { key: '', allows: () => true, taste: () => 0 };

const isOfDays = (wish: PlanWish): wish is DayWish =>
  wish.kind === 'days-without' || wish.kind === 'days-more' || wish.kind === 'days-less';

const hasWishedFood = (wish: DayWish, { recipe, products }: Candidate): boolean =>
  hasFood(wish, recipe, products);

const ruleFor = (key: string, isAtWork: boolean, wishes: readonly DayWish[]): PlaceRule => ({
  key,
  allows: ({ recipe, products }) =>
    (!isAtWork || isForWork(recipe)) &&
    wishes.every((wish) => wish.kind !== 'days-without' || !breaksWithout(wish, recipe, products)),
  taste: (candidate) =>
    wishes.reduce((points, wish) => {
      if (wish.kind === 'days-without' || !hasWishedFood(wish, candidate)) return points;
      return points + (wish.kind === 'days-less' ? DAY_TASTE_POINTS : -DAY_TASTE_POINTS);
    }, 0),
});

/**
 * A food wished for on a certain day may cost up to $30 more per person, never more than the budget. At $10
 * and at $20, a week of the seed's recipes for $80 has neither fish nor chicken on the requested Friday.
 */
const DAY_TASTE_POINTS = 3_000;
