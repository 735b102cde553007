import { mealsOfDay, type PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import type { ChosenMeal } from '../compose/plan.ts';
import { type Candidate, type Course, courseOf, courses, isSide, sideCourseOf } from '../pantry/candidate.ts';
import { type PlaceRule, placeRulesOf, type RuleOfPlace } from '../wishes/place-rules.ts';
import { placeKey } from '../wishes/work-meals.ts';

type Place = Pick<ChosenMeal, 'day' | 'type'>;

/** Meals of one course of which wishes ask the same. */
export interface SlotGroup {
  readonly course: Course;
  /** The candidates that may come there. */
  readonly members: readonly number[];
  /** How many meals are to be chosen, pins not counted, and which: day by day. */
  readonly free: number;
  readonly places: readonly Place[];
}

export interface Slotted {
  readonly ruleOf: RuleOfPlace;
  readonly groups: readonly SlotGroup[];
  /** Those given, and again for each group where a recipe is liked for the day. */
  readonly candidates: readonly Candidate[];
  /** Of each candidate the first of its recipe. */
  readonly firstOf: Int32Array;
  /** Points of each candidate for every time that it comes, since its group likes it there. */
  readonly taste: Float64Array;
}

/** The meals to be chosen, by course and by what is asked of their days and hours: not every recipe goes everywhere. */
export const slotGroupsOf = (
  given: readonly Candidate[],
  answers: PlanAnswers,
  pins: readonly ChosenMeal[],
  startDate: string | null,
): Slotted => {
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
    // Where there is nothing to come beside meals, nobody chooses it.
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

interface Ruled {
  /** Null: anything may come there. */
  readonly rule: PlaceRule | null;
  readonly places: Place[];
}

/** First those of which nothing is asked, though there be none. */
const byRule = (places: readonly Place[], ruleOf: RuleOfPlace): readonly Ruled[] => {
  const groups = new Map<string, Ruled>([['', { rule: null, places: [] }]]);
  for (const place of places) {
    const rule = ruleOf(place);
    const group = groups.get(rule.key) ?? { rule, places: [] };
    group.places.push(place);
    groups.set(rule.key, group);
  }
  return [...groups.values()];
};
