import { type Candidate, NOTHING_BESIDE, sideCourseOf } from '../pantry/candidate.ts';
import type { RuleOfPlace } from '../wishes/place-rules.ts';
import type { Laid } from './arrange.ts';
import type { ChosenMeal } from './plan.ts';

/** Points of what is wrong; only their relation counts. */
const FRUIT_MISSING = 60;
const SAME_ON_DAY = 50;
/** Bread beside bread, rice beside rice. */
const OF_THE_SAME = 80;
/** Of a day whose energy is twice or none of the average. */
const UNEVEN = 100;

/**
 * Puts the sides that were chosen beside the meals: fruit on every day, none twice on a day, none of what the dish is made of,
 * every day about as much energy. A side goes only to a meal of its kind whose wishes allow it.
 */
export const layBeside = (
  meals: readonly ChosenMeal[],
  sides: readonly Laid[],
  candidateOf: (recipeId: string) => Candidate,
  ruleOf: RuleOfPlace,
): readonly ChosenMeal[] => {
  if (sides.length === 0) return meals;
  const held = new Map<string, Candidate>(sides.map((side) => [keyOf(side), side.candidate]));
  const dishes = meals.map((meal) => ({ ...meal, dish: candidateOf(meal.recipeId) }));
  const mean = meanOf(dishes, held);
  const faultOf = (day: number): number => {
    const ofDay = dishes.filter((meal) => meal.day === day);
    const there = ofDay.flatMap((meal) => besideOf(meal, held) ?? []);
    const kcal =
      ofDay.reduce((sum, { dish }) => sum + kcalOf(dish), 0) +
      there.reduce((sum, side) => sum + kcalOf(side), 0);
    const ids = there.map(({ recipe }) => recipe.id);
    const isFruity = [...there, ...ofDay.map(({ dish }) => dish)].some(
      ({ eaten }) => (eaten.groups.fruit ?? 0) > 0,
    );
    const alike = ofDay.filter((meal) => {
      const side = besideOf(meal, held);
      return side !== null && shelvesOf(side).some((shelf) => shelvesOf(meal.dish).includes(shelf));
    });
    return (
      (isFruity ? 0 : FRUIT_MISSING) +
      SAME_ON_DAY * (ids.length - new Set(ids).size) +
      OF_THE_SAME * alike.length +
      (UNEVEN * Math.abs(kcal - mean)) / mean
    );
  };
  const fits = (place: Laid, candidate: Candidate): boolean =>
    candidate.course === sideCourseOf(place.type) && ruleOf(place).allows(candidate);
  const isBetter = (one: Laid, other: Laid): boolean => {
    const [ofOne, ofOther] = [held.get(keyOf(one)), held.get(keyOf(other))];
    if (!ofOne || !ofOther || ofOne === ofOther || !fits(one, ofOther) || !fits(other, ofOne)) return false;
    const faults = () => faultOf(one.day) + (one.day === other.day ? 0 : faultOf(other.day));
    const before = faults();
    held.set(keyOf(one), ofOther).set(keyOf(other), ofOne);
    if (faults() < before - EPSILON) return true;
    held.set(keyOf(one), ofOne).set(keyOf(other), ofOther);
    return false;
  };
  // Each exchange lessens what is wrong, so that it ends.
  while (sides.some((one, at) => sides.slice(at + 1).some((other) => isBetter(one, other))));
  return meals.map((meal) => {
    const side = besideOf(meal, held)?.recipe.id;
    return side === undefined ? meal : { ...meal, side };
  });
};

const EPSILON = 1e-9;

const keyOf = ({ day, type }: Pick<ChosenMeal, 'day' | 'type'>): string => `${day} ${type}`;

const kcalOf = ({ nutrition }: Candidate): number => nutrition.knownPerServing.kcal ?? 0;

/** Null: nothing. */
const besideOf = (
  meal: Pick<ChosenMeal, 'day' | 'type'>,
  held: ReadonlyMap<string, Candidate>,
): Candidate | null => {
  const side = held.get(keyOf(meal));
  return side && side.recipe.id !== NOTHING_BESIDE ? side : null;
};

const shelvesOf = ({ products }: Candidate): readonly string[] =>
  products.map(({ category, subcategory }) => subcategory ?? category);

const meanOf = (
  dishes: readonly (ChosenMeal & { readonly dish: Candidate })[],
  sides: ReadonlyMap<string, Candidate>,
): number => {
  const days = new Set(dishes.map(({ day }) => day)).size;
  const all = [...dishes.map(({ dish }) => dish), ...sides.values()];
  return all.reduce((sum, each) => sum + kcalOf(each), 0) / days || 1;
};
