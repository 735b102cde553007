import { diets } from '@nutricion/domain/accounts/diet';
import { GRAMS_OF_FRUIT_CUP } from '@nutricion/domain/catalog/nutrition/food-groups';
import { listText } from '@nutricion/domain/kit/list-text';
import { mealsOfDay, type PlanAnswers, planGoals } from '@nutricion/domain/plans/answers';
import { isRelaxable, isRelaxableDiet, wishLabel } from '@nutricion/domain/plans/wish';
import { type ChosenMeal, dishesOf } from '../compose/plan.ts';
import { shareOfDay } from '../model/weights.ts';
import { type Candidate, courseOf } from '../pantry/candidate.ts';
import { timesBeyondWeek } from '../pantry/repetition.ts';

type Wishes = Required<Pick<PlanAnswers, 'dietaryPreferences' | 'goals' | 'wishes'>>;

/** Wishes that together leave a poor plan, and which ones to drop for a better one. */
export interface WishConflict {
  /** "Con todo lo que pides caben 3 platos: «Tempeh guisado» sale 14 veces y no hay fruta." */
  readonly text: string;
  /** Single wishes, the best first; then a pair. */
  readonly ways: readonly {
    /** "Probar sin la dieta vegetariana" */
    readonly label: string;
    /** "Sin la dieta vegetariana tendrías 48 platos más y fruta en el desayuno." */
    readonly text: string;
    readonly change: Wishes;
  }[];
}

/** How to find out what the plan would be without some wishes. */
interface Counterfactuals {
  /** Dishes and sides that fit some answers. */
  readonly fits: (answers: PlanAnswers) => readonly Candidate[];
  /** The meals that the search finds for them; null: no plan. */
  readonly plan: (answers: PlanAnswers) => readonly ChosenMeal[] | null;
}

/**
 * What to drop when a plan is poor: one dish too often, one food at most meals, or hardly any fruit. Every figure is
 * counted or planned without the wish. Only preferences are dropped, never what somebody's health depends on. Null
 * when the plan is good, or nothing makes it better.
 */
export const wishConflict = (
  answers: PlanAnswers,
  meals: readonly ChosenMeal[],
  { fits, plan }: Counterfactuals,
): WishConflict | null => {
  const preferences = preferencesOf(answers);
  if (preferences.length === 0) return null;
  const candidates = fits(answers);
  const now = figuresOf(answers, meals, candidates);
  if (!isPoor(now)) return null;
  const dishes = dishCount(answers, candidates);
  const dropping = (drops: readonly (readonly Preference[])[], { planned, shown }: typeof ALONE) =>
    drops
      .map((dropped) => {
        const change = dropped.reduce((left, { without }) => without(left), answers);
        const others = fits(change);
        return { dropped, change, others, gained: dishCount(change, others) - dishes };
      })
      .filter(({ gained }) => gained > 0)
      .toSorted((one, other) => other.gained - one.gained)
      .slice(0, planned)
      .flatMap(({ dropped, change, others, gained }) => {
        const otherMeals = plan(change);
        const figures = otherMeals && figuresOf(change, otherMeals, others);
        const gains = figures ? gainsOf(now, figures) : [];
        if (!figures || gains.length === 0) return [];
        const label = `sin ${listText(dropped.map((each) => each.label))}`;
        const text = `S${label.slice(1)} tendrías ${listText([dishesText(gained), ...gains])}.`;
        const { dietaryPreferences, goals, wishes = [] } = change;
        const way = { label: `Probar ${label}`, text, change: { dietaryPreferences, goals, wishes } };
        return [{ way, isGood: !isPoor(figures), gains: gains.length }];
      })
      .toSorted((one, other) => Number(other.isGood) - Number(one.isGood) || other.gains - one.gains)
      .slice(0, shown);
  const alone = dropping(
    preferences.map((each) => [each]),
    ALONE,
  );
  const pairs = alone.some(({ isGood }) => isGood) ? [] : dropping(pairsOf(preferences), PAIRS);
  const ways = [...alone, ...pairs].map(({ way }) => way);
  return ways.length === 0 ? null : { text: conflictText(dishes, now), ways };
};

/**
 * How many plans are made, each with a part of the effort, and how many of them are shown. Two wishes are dropped
 * together when no single one is enough.
 */
const ALONE = { planned: 4, shown: 2 };
const PAIRS: typeof ALONE = { planned: 2, shown: 1 };

interface Preference {
  readonly label: string;
  readonly without: (answers: PlanAnswers) => PlanAnswers;
}

const preferencesOf = ({ dietaryPreferences, goals, wishes = [] }: PlanAnswers): readonly Preference[] => [
  ...diets
    .filter(({ id }) => dietaryPreferences.includes(id) && isRelaxableDiet(id))
    .map(({ id, label }) => ({
      label: `la dieta ${label.toLowerCase()}`,
      without: (answers: PlanAnswers) => ({
        ...answers,
        dietaryPreferences: answers.dietaryPreferences.filter((each) => each !== id),
      }),
    })),
  ...wishes
    .filter((wish) => isRelaxable(wish) && (wish.kind === 'without' || wish.kind === 'minutes'))
    .map((wish) => ({
      label: `«${wishLabel(wish).charAt(0).toLowerCase()}${wishLabel(wish).slice(1)}»`,
      without: (answers: PlanAnswers) => ({
        ...answers,
        wishes: (answers.wishes ?? []).filter((each) => each !== wish),
      }),
    })),
  ...planGoals
    .filter(({ id }) => id === 'quick' && goals.includes(id))
    .map(({ id, label }) => ({
      label: `«${label.toLowerCase()}»`,
      without: (answers: PlanAnswers) => ({ ...answers, goals: answers.goals.filter((each) => each !== id) }),
    })),
];

const pairsOf = (preferences: readonly Preference[]): readonly (readonly Preference[])[] =>
  preferences.flatMap((one, position) => preferences.slice(position + 1).map((other) => [one, other]));

/** Dishes for the meals of a day; sides don't count. */
const dishCount = ({ mealsPerDay }: PlanAnswers, candidates: readonly Candidate[]): number => {
  const courses = new Set<string>(mealsOfDay[mealsPerDay].map(courseOf));
  return candidates.filter(({ course }) => courses.has(course)).length;
};

interface Figures {
  readonly mostRepeated: { readonly title: string; readonly times: number };
  readonly oneFoodTimes: number;
  readonly fruitG: number;
  /** Breakfasts with fruit, as a share of the days. */
  readonly fruitAtBreakfast: number;
  readonly isTooOften: boolean;
  readonly isOneFood: boolean;
  readonly isFruitless: boolean;
}

const isPoor = ({ isTooOften, isOneFood, isFruitless }: Figures): boolean =>
  isTooOften || isOneFood || isFruitless;

/** Fruit of a day below which a plan has hardly any, in cups; of the two that are recommended. */
const HARDLY_ANY_CUPS = 0.5;
/** Fruit of a breakfast, in cups: half a guineo. */
const FRUIT_OF_BREAKFAST_CUPS = 0.3;
const MAX_SHARE_OF_ONE_FOOD = 0.5;

const figuresOf = (
  answers: PlanAnswers,
  meals: readonly ChosenMeal[],
  candidates: readonly Candidate[],
): Figures => {
  const byId = new Map(candidates.map((candidate) => [candidate.recipe.id, candidate]));
  const fruitOf = (meal: ChosenMeal): number =>
    dishesOf(meal).reduce((sum, id) => sum + (byId.get(id)?.eaten.groups.fruit ?? 0), 0);
  const [mostRepeated = ['', 0] as const] = countsOf(meals.map(({ recipeId }) => recipeId));
  const [, oneFoodTimes] = countsOf(
    meals.map(({ recipeId }) => byId.get(recipeId)?.eaten.mainFood ?? ''),
  )[0] ?? ['', 0];
  const fruitG = meals.reduce((sum, meal) => sum + fruitOf(meal), 0) / answers.days;
  const withFruit = meals.filter(
    (meal) => meal.type === 'desayuno' && fruitOf(meal) >= FRUIT_OF_BREAKFAST_CUPS * GRAMS_OF_FRUIT_CUP,
  );
  return {
    mostRepeated: { title: byId.get(mostRepeated[0])?.recipe.title ?? '', times: mostRepeated[1] },
    oneFoodTimes,
    fruitG,
    fruitAtBreakfast: withFruit.length / answers.days,
    isTooOften: timesBeyondWeek(mostRepeated[1], answers) > 0,
    isOneFood: oneFoodTimes > MAX_SHARE_OF_ONE_FOOD * meals.length && answers.days > 1,
    isFruitless: fruitG < HARDLY_ANY_CUPS * GRAMS_OF_FRUIT_CUP * shareOfDay(answers),
  };
};

const countsOf = (all: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1]);
};

/** What another plan has that this one lacks; empty when it is no better in what makes this one poor. */
const gainsOf = (now: Figures, other: Figures): readonly string[] => {
  const gains: string[] = [];
  if (now.isFruitless && other.fruitG - now.fruitG >= MIN_FRUIT_CUPS * GRAMS_OF_FRUIT_CUP)
    gains.push(
      now.fruitAtBreakfast === 0 && other.fruitAtBreakfast >= 0.5
        ? 'fruta en el desayuno'
        : `${cupsText(other.fruitG - now.fruitG)} más de fruta al día`,
    );
  const { times } = other.mostRepeated;
  if (now.isTooOften && now.mostRepeated.times - times >= MIN_TIMES)
    gains.push(times === 1 ? 'ningún plato repetido' : `ningún plato más de ${times} veces`);
  else if (now.isOneFood && now.oneFoodTimes - other.oneFoodTimes >= MIN_TIMES)
    gains.push(`${other.oneFoodTimes} comidas de lo mismo en vez de ${now.oneFoodTimes}`);
  return gains;
};

const MIN_FRUIT_CUPS = 0.5;
const MIN_TIMES = 2;

const cupsText = (grams: number): string => {
  const cups = (grams / GRAMS_OF_FRUIT_CUP).toLocaleString('es-PR', { maximumFractionDigits: 1 });
  return `${cups} ${cups === '1' ? 'taza' : 'tazas'}`;
};

const dishesText = (count: number): string => (count === 1 ? '1 plato más' : `${count} platos más`);

const conflictText = (dishes: number, { mostRepeated, fruitG, ...now }: Figures): string => {
  const facts = [
    ...(now.isTooOften ? [`«${mostRepeated.title}» sale ${mostRepeated.times} veces`] : []),
    ...(now.isOneFood && !now.isTooOften ? [`${now.oneFoodTimes} comidas son de lo mismo`] : []),
    ...(now.isFruitless ? [fruitG < 1 ? 'no hay fruta' : 'casi no hay fruta'] : []),
  ];
  return `Con todo lo que pides ${dishes === 1 ? 'cabe 1 plato' : `caben ${dishes} platos`}: ${listText(facts)}.`;
};
