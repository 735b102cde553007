import { mealsOfDay, type PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { mulberry32 } from '@nutricion/domain/random';
import type { RecipeMeal } from '@nutricion/domain/recipe/recipe';
import { type Candidate, courseOf } from '../pantry/candidate.ts';
import { DAYS_APART, isCookedAhead } from '../pantry/repetition.ts';
import type { PlaceRule, RuleOfPlace } from '../wishes/place-rules.ts';
import { placeOf } from '../wishes/work-meals.ts';
import { dayBalance } from './day-balance.ts';
import type { ChosenMeal } from './plan.ts';

/** A meal and the recipe that is there. */
export interface Laid {
  readonly day: number;
  readonly type: RecipeMeal;
  readonly candidate: Candidate;
}

interface Place extends Pick<Laid, 'day' | 'type'> {
  readonly isPinned: boolean;
  readonly rule: PlaceRule;
}

/** Points of what is wrong with a day's order; only their relation counts. */
const TOO_SOON = 100;
const SAME_DAY = 400;
/** Two dishes of one main food on a day. */
const ALIKE = 60;
const OTHER_MEAL = 4;
/** Of a point of what is liked on a day: a meal's are more than any order of days is worth. */
const TASTE_SHARE = 0.5;
/** Of a day whose energy is twice or none of the average (`dayBalance`). */
const UNEVEN = 40;
const TRIES = 6_000;
/** Exchanges for the worse are taken at first, and hardly any at last. */
const HOT = 60;
const COOLING = 0.001 ** (1 / TRIES);

/**
 * Puts the chosen recipes on better days and meals than those they were chosen for, around the pinned ones: none again within
 * two days (what is cooked ahead within the days it keeps), none where its wishes don't allow it, lunches at noon where it can be,
 * every day about as much energy and no more sodium than its limit.
 */
export const arrange = (
  chosen: readonly Laid[],
  answers: PlanAnswers,
  pins: readonly (ChosenMeal & Laid)[],
  seed: number,
  ruleOf: RuleOfPlace,
): readonly ChosenMeal[] => {
  const { places, held } = firstOrder(chosen, answers, pins, ruleOf);
  const free = places.flatMap(({ isPinned }, position) => (isPinned ? [] : [position]));
  const random = mulberry32(seed);
  const fault = faultsOf(places, held, answers);
  let temperature = HOT;
  let standing = 0;
  let best = { standing, held: held.slice() };
  for (let attempt = 0; free.length > 1 && attempt < TRIES; attempt += 1) {
    temperature *= COOLING;
    const one = free[Math.floor(random() * free.length)] as number;
    const other = free[Math.floor(random() * free.length)] as number;
    if (!areExchangeable(places, held, one, other)) continue;
    const before = fault(one, other);
    exchange(held, one, other);
    const worse = fault(one, other) - before;
    if (worse > 0 && random() >= Math.exp(-worse / temperature)) exchange(held, one, other);
    else standing += worse;
    if (standing < best.standing) best = { standing, held: held.slice() };
  }
  return places.map(({ day, type }, position) => {
    const pin = pins.find((each) => each.day === day && each.type === type);
    const recipeId = (best.held[position] as Candidate).recipe.id;
    const servings = pin?.servings ?? answers.people;
    return { day, type, recipeId, servings, ...(pin?.side !== undefined && { side: pin.side }) };
  });
};

const firstOrder = (
  chosen: readonly Laid[],
  { days, mealsPerDay }: PlanAnswers,
  pins: readonly Laid[],
  ruleOf: RuleOfPlace,
) => {
  const places: Place[] = [];
  const held: Candidate[] = [];
  const laid = new Map([...chosen, ...pins].map((each) => [placeOf(each), each.candidate]));
  const pinned = new Set(pins.map(placeOf));
  for (let day = 1; day <= days; day += 1)
    for (const type of mealsOfDay[mealsPerDay]) {
      const key = placeOf({ day, type });
      const candidate = laid.get(key);
      if (!candidate) throw new Error(`No recipe was chosen for ${type} of day ${day}`);
      places.push({ day, type, isPinned: pinned.has(key), rule: ruleOf({ day, type }) });
      held.push(candidate);
    }
  return { places, held };
};

const isAllowed = ({ type, rule }: Place, candidate: Candidate): boolean =>
  candidate.course === courseOf(type) && rule.allows(candidate);

const areExchangeable = (
  places: readonly Place[],
  held: readonly Candidate[],
  one: number,
  other: number,
): boolean =>
  held[one] !== held[other] &&
  isAllowed(places[one] as Place, held[other] as Candidate) &&
  isAllowed(places[other] as Place, held[one] as Candidate);

const exchange = (held: Candidate[], one: number, other: number): void => {
  [held[one], held[other]] = [held[other] as Candidate, held[one] as Candidate];
};

/** What is wrong with two places and everything that an exchange of theirs touches. */
const faultsOf = (places: readonly Place[], held: readonly Candidate[], answers: PlanAnswers) => {
  const balanceOf = dayBalance(held, answers);
  const dayOf = (position: number) => (places[position] as Place).day;

  const repeats = (candidate: Candidate): number => {
    const days = held.flatMap((each, position) => (each === candidate ? [dayOf(position)] : []));
    const keeps = isCookedAhead(candidate.recipe, answers.goals)
      ? (candidate.recipe.shelfLifeDays ?? 0)
      : null;
    let points = 0;
    for (let later = 1; later < days.length; later += 1) {
      const apart = (days[later] as number) - (days[later - 1] as number);
      if (apart === 0) points += SAME_DAY;
      else if (keeps === null ? apart < DAYS_APART : apart > keeps) points += TOO_SOON;
    }
    return points;
  };
  const uneven = (day: number): number =>
    UNEVEN * balanceOf(held.filter((_, position) => dayOf(position) === day));
  /** Pairs of different dishes of a day by the same main food. */
  const alike = (day: number): number => {
    let points = 0;
    const there = new Map<string, Candidate>();
    for (const [position, each] of held.entries()) {
      if (dayOf(position) !== day) continue;
      const before = there.get(each.eaten.mainFood);
      if (before && before !== each) points += ALIKE;
      there.set(each.eaten.mainFood, each);
    }
    return points;
  };
  const ofDay = (day: number): number => uneven(day) + alike(day);
  const misplaced = (position: number): number => {
    const candidate = held[position] as Candidate;
    const { type, rule } = places[position] as Place;
    return (candidate.recipe.meal === type ? 0 : OTHER_MEAL) + TASTE_SHARE * rule.taste(candidate);
  };

  return (one: number, other: number): number =>
    repeats(held[one] as Candidate) +
    repeats(held[other] as Candidate) +
    ofDay(dayOf(one)) +
    (dayOf(one) === dayOf(other) ? 0 : ofDay(dayOf(other))) +
    misplaced(one) +
    misplaced(other);
};
