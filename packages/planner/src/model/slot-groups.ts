import { mealsOfDay, type PlanAnswers } from '@nutricion/domain/plans/answers';
import type { ChosenMeal } from '../compose/plan.ts';
import { type Candidate, type Course, courseOf, courses, isSide, sideCourseOf } from '../pantry/candidate.ts';
import { type PlaceRule, placeRulesOf, type RuleOfPlace } from '../wishes/place-rules.ts';
import { placeKey } from '../wishes/work-meals.ts';

type Place = Pick<ChosenMeal, 'day' | 'type'>;

/** Meals of one course that have the same rule from wishes. */
export interface SlotGroup {
  readonly course: Course;
  /** Positions of the candidates that are allowed there. */
  readonly members: readonly number[];
  /** Number of meals to choose, pins left out, and their days and meals in order. */
  readonly free: number;
  readonly places: readonly Place[];
}

/** Groups of meals to choose, with the candidates that they refer to. */
export interface SlotGroups {
  readonly ruleOf: RuleOfPlace;
  readonly groups: readonly SlotGroup[];
  /** The given candidates, followed by a copy for each group in which a wish of the day gives points. */
  readonly candidates: readonly Candidate[];
  /** For each candidate the position of its recipe's first one. */
  readonly firstOf: Int32Array;
  /** Points for each meal of a candidate because of a wish for the days of its group. */
  readonly taste: Float64Array;
}

/** Groups the meals to choose by course and by the rule of their day and hour. */
export const slotGroupsOf = (
  given: readonly Candidate[],
  answers: PlanAnswers,
  pins: readonly ChosenMeal[],
  startDate: string | null,
): SlotGroups => {
  const ruleOf = placeRulesOf(answers, startDate, given);
  const free = freePlaces(answers, pins);
  const candidates = [...given];
  const firstOf = [...given.keys()];
  const taste = given.map(() => 0);
  const memberOf = (first: number, rule: PlaceRule): number => {
    const candidate = given[first] as Candidate;
    const points = rule.taste(candidate);
    if (points === 0) return first;
    firstOf.push(first);
    taste.push(points);
    return candidates.push(candidate) - 1;
  };
  const groups = courses.flatMap((course) => {
    const ofCourse = given.flatMap((candidate, position) => (candidate.course === course ? [position] : []));
    // Without sides in the pantry there is nothing to choose.
    const isChosen = !isSide({ course }) || ofCourse.length > 0;
    return byRule(
      free.filter(({ type }) => isChosen && [courseOf(type), sideCourseOf(type)].includes(course)),
      ruleOf,
    ).map(({ rule, places }): SlotGroup => {
      const allowed = rule
        ? ofCourse.filter((position) => rule.allows(given[position] as Candidate))
        : ofCourse;
      const members = rule ? allowed.map((position) => memberOf(position, rule)) : allowed;
      return { course, members, free: places.length, places };
    });
  });
  return { ruleOf, groups, candidates, firstOf: Int32Array.from(firstOf), taste: Float64Array.from(taste) };
};

const freePlaces = ({ days, mealsPerDay }: PlanAnswers, pins: readonly ChosenMeal[]): readonly Place[] => {
  const pinned = new Set(pins.map(placeKey));
  return Array.from({ length: days }, (_, position) => position + 1).flatMap((day) =>
    mealsOfDay[mealsPerDay].map((type) => ({ day, type })).filter((place) => !pinned.has(placeKey(place))),
  );
};

interface PlacesByRule {
  /** Null: every recipe of the course is allowed. */
  readonly rule: PlaceRule | null;
  readonly places: Place[];
}

/** The group without a rule comes first, even when it is empty. */
const byRule = (places: readonly Place[], ruleOf: RuleOfPlace): readonly PlacesByRule[] => {
  const groups = new Map<string, PlacesByRule>([['', { rule: null, places: [] }]]);
  for (const place of places) {
    const rule = ruleOf(place);
    const group = groups.get(rule.key) ?? { rule, places: [] };
    group.places.push(place);
    groups.set(rule.key, group);
  }
  return [...groups.values()];
};
