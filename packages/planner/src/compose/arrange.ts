import { mulberry32 } from '@nutricion/domain/kit/random';
import { mealsOfDay, type PlanAnswers } from '@nutricion/domain/plans/answers';
import type { RecipeMeal } from '@nutricion/domain/recipes/recipe';
import { type Candidate, courseOf } from '../pantry/candidate.ts';
import { cookings, DAYS_APART, shelfLifeOf } from '../pantry/repetition.ts';
import type { PlaceRule, RuleOfPlace } from '../wishes/place-rules.ts';
import { placeKey } from '../wishes/work-meals.ts';
import { dayBalance } from './day-balance.ts';
import type { ChosenMeal } from './plan.ts';

/** A recipe placed in a meal of the plan. */
export interface PlacedMeal {
  readonly day: number;
  readonly type: RecipeMeal;
  readonly candidate: Candidate;
}

interface Place extends Pick<PlacedMeal, 'day' | 'type'> {
  readonly isPinned: boolean;
  readonly rule: PlaceRule;
}

/** Penalties in points; only their ratios matter. */
const TOO_SOON_POINTS = 100;
const SAME_DAY_POINTS = 400;
/** For what keeps: eaten again on the next day, and cooked oftener than necessary. */
const NEXT_DAY_POINTS = 15;
const COOKED_AGAIN_POINTS = 150;
/** For two dishes of one main food on a day. */
const SAME_MAIN_FOOD_POINTS = 160;
const OTHER_MEAL_POINTS = 4;
/** For a dish of the first day that had to be begun in the evening before the order comes. */
const BEFORE_DELIVERY_POINTS = 300;
/** Factor for wishes of certain days, so that they outweigh every other penalty. */
const TASTE_SHARE = 0.5;
/** For a day with twice the average energy, or none (`dayBalance`). */
const UNEVEN_DAY_POINTS = 40;
const TRIES = 6_000;
/** At this temperature nearly every exchange is accepted at first; it cools until hardly any worse one is. */
const START_TEMPERATURE = 60;
const COOLING = 0.001 ** (1 / TRIES);

/**
 * Distributes the chosen recipes over days and meals, around the pinned ones, by simulated annealing: no
 * recipe again within two days (what keeps: within its shelf life, so that it is cooked once), none where its rule forbids it,
 * lunches at lunch where possible, energy spread evenly and sodium within the daily limit.
 * @throws when a place of the plan has no recipe
 */
export const arrange = (
  chosen: readonly PlacedMeal[],
  answers: PlanAnswers,
  pins: readonly (ChosenMeal & PlacedMeal)[],
  seed: number,
  ruleOf: RuleOfPlace,
): readonly ChosenMeal[] => {
  const { places, placed } = firstOrder(chosen, answers, pins, ruleOf);
  const free = places.flatMap(({ isPinned }, position) => (isPinned ? [] : [position]));
  const random = mulberry32(seed);
  const penaltyOf = penaltiesOf(places, placed, answers);
  let temperature = START_TEMPERATURE;
  let total = 0;
  let best = { total, placed: placed.slice() };
  for (let attempt = 0; free.length > 1 && attempt < TRIES; attempt += 1) {
    temperature *= COOLING;
    const one = free[Math.floor(random() * free.length)] as number;
    const other = free[Math.floor(random() * free.length)] as number;
    if (!areExchangeable(places, placed, one, other)) continue;
    const before = penaltyOf(one, other);
    exchange(placed, one, other);
    const worse = penaltyOf(one, other) - before;
    if (worse > 0 && random() >= Math.exp(-worse / temperature)) exchange(placed, one, other);
    else total += worse;
    if (total < best.total) best = { total, placed: placed.slice() };
  }
  return places.map(({ day, type }, position) => {
    const pin = pins.find((each) => each.day === day && each.type === type);
    const recipeId = (best.placed[position] as Candidate).recipe.id;
    const servings = pin?.servings ?? answers.people;
    return { day, type, recipeId, servings, ...(pin?.side !== undefined && { side: pin.side }) };
  });
};

const firstOrder = (
  chosen: readonly PlacedMeal[],
  { days, mealsPerDay }: PlanAnswers,
  pins: readonly PlacedMeal[],
  ruleOf: RuleOfPlace,
) => {
  const places: Place[] = [];
  const placed: Candidate[] = [];
  const chosenAt = new Map([...chosen, ...pins].map((each) => [placeKey(each), each.candidate]));
  const pinned = new Set(pins.map(placeKey));
  for (let day = 1; day <= days; day += 1)
    for (const type of mealsOfDay[mealsPerDay]) {
      const key = placeKey({ day, type });
      const candidate = chosenAt.get(key);
      if (!candidate) throw new Error(`No recipe was chosen for ${type} of day ${day}`);
      places.push({ day, type, isPinned: pinned.has(key), rule: ruleOf({ day, type }) });
      placed.push(candidate);
    }
  return { places, placed };
};

const isAllowed = ({ type, rule }: Place, candidate: Candidate): boolean =>
  candidate.course === courseOf(type) && rule.allows(candidate);

const areExchangeable = (
  places: readonly Place[],
  placed: readonly Candidate[],
  one: number,
  other: number,
): boolean =>
  placed[one] !== placed[other] &&
  isAllowed(places[one] as Place, placed[other] as Candidate) &&
  isAllowed(places[other] as Place, placed[one] as Candidate);

const exchange = (placed: Candidate[], one: number, other: number): void => {
  [placed[one], placed[other]] = [placed[other] as Candidate, placed[one] as Candidate];
};

/** Penalty of the days on which a dish that doesn't keep comes. */
const freshPenalty = (days: readonly number[]): number =>
  gapsOf(days).reduce(
    (points, apart) => points + (apart === 0 ? SAME_DAY_POINTS : apart < DAYS_APART ? TOO_SOON_POINTS : 0),
    0,
  );

/** Penalty of the days on which a dish comes that keeps for some, and need be cooked `least` times. */
const storedPenalty = (days: readonly number[], keeps: number, least: number): number => {
  let cooked = 0;
  let since = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    if (day - since <= keeps) continue;
    cooked += 1;
    since = day;
  }
  return gapsOf(days).reduce(
    (points, apart) => points + (apart === 0 ? SAME_DAY_POINTS : apart === 1 ? NEXT_DAY_POINTS : 0),
    COOKED_AGAIN_POINTS * Math.max(0, cooked - least),
  );
};

const gapsOf = (days: readonly number[]): readonly number[] =>
  days.slice(1).map((day, before) => day - (days[before] as number));

/** Penalty of two places and of everything that exchanging them affects. */
const penaltiesOf = (places: readonly Place[], placed: readonly Candidate[], answers: PlanAnswers) => {
  const balanceOf = dayBalance(placed, answers);
  const dayOf = (position: number) => (places[position] as Place).day;

  const repetitionPenalty = (candidate: Candidate): number => {
    const days = placed.flatMap((each, position) => (each === candidate ? [dayOf(position)] : []));
    const keeps = shelfLifeOf(candidate.recipe);
    if (keeps === null) return freshPenalty(days);
    return storedPenalty(days, keeps, cookings(candidate.recipe, days.length, answers));
  };
  const balancePenalty = (day: number): number =>
    UNEVEN_DAY_POINTS * balanceOf(placed.filter((_, position) => dayOf(position) === day));
  /** For each two different dishes of one main food on the same day. */
  const sameFoodPenalty = (day: number): number => {
    let points = 0;
    const there = new Map<string, Candidate>();
    for (const [position, each] of placed.entries()) {
      if (dayOf(position) !== day) continue;
      const before = there.get(each.eaten.mainFood);
      if (before && before !== each) points += SAME_MAIN_FOOD_POINTS;
      there.set(each.eaten.mainFood, each);
    }
    return points;
  };
  const ofDay = (day: number): number => balancePenalty(day) + sameFoodPenalty(day);
  const placePenalty = (position: number): number => {
    const candidate = placed[position] as Candidate;
    const { day, type, rule } = places[position] as Place;
    const isTooEarly = day === 1 && candidate.recipe.eveningBefore !== null;
    return (
      (isTooEarly ? BEFORE_DELIVERY_POINTS : 0) +
      (candidate.recipe.meal === type ? 0 : OTHER_MEAL_POINTS) +
      TASTE_SHARE * rule.taste(candidate)
    );
  };

  return (one: number, other: number): number =>
    repetitionPenalty(placed[one] as Candidate) +
    repetitionPenalty(placed[other] as Candidate) +
    ofDay(dayOf(one)) +
    (dayOf(one) === dayOf(other) ? 0 : ofDay(dayOf(other))) +
    placePenalty(one) +
    placePenalty(other);
};
