import { diets } from '@nutricion/domain/accounts/diet';
import { formatUsdShort } from '@nutricion/domain/kit/money';
import {
  budgetBands,
  maxCentsOf,
  mealsOfDay,
  mealsPerDayOptions,
  type PlanAnswers,
  planGoals,
  QUICK_MINUTES,
} from '@nutricion/domain/plans/answers';
import { isRelaxable, isRelaxableDiet, type SumWish, wishLabel } from '@nutricion/domain/plans/wish';
import type { ChosenMeal } from './plan.ts';

/** A wish that the plan doesn't satisfy, with the sentence that tells the customer. */
export interface Relaxation {
  readonly wish: 'budget' | 'days' | 'meals' | 'diet' | 'words';
  readonly text: string;
}

/** Cost in cents of the cheapest plan for these answers; null when there is none at any cost. */
type CheapestCents = (answers: PlanAnswers) => number | null;

/** The answers that can be satisfied, the relaxations they need, and the budget to plan with. */
interface Nearest {
  readonly answers: PlanAnswers;
  readonly relaxed: readonly Relaxation[];
  /** Cents; null: any. */
  readonly maxCents: number | null;
}

interface RelaxedOption {
  readonly answers: PlanAnswers;
  /** Budget in cents when it is tighter than the answers allow. */
  readonly maxCents?: number;
  /** Distance from the request as a share of it, to compare options. */
  readonly distance: number;
  readonly relaxed: Relaxation;
}

/** Dropping a diet counts like dropping half of the days. */
const DIET_DISTANCE = 0.5;
/** A food to avoid is dropped only when nothing else helps; other wishes count like a diet. */
const FOOD_WISH_DISTANCE = 10;
const OTHER_WISH_DISTANCE = 0.5;

/**
 * The answers themselves when there is a plan for them; else the nearest ones with a single wish relaxed;
 * else with all diets, then all hard wishes dropped, and one more relaxed. Null when nothing helps. Allergies
 * and health conditions are never relaxed, nor is a diet without milk, and every relaxation is reported.
 */
export const nearestAnswers = (
  answers: PlanAnswers,
  cheapestCents: CheapestCents,
  pins: readonly ChosenMeal[],
): Nearest | null => {
  const cents = cheapestCents(answers);
  if (isWithin(cents, answers)) return { answers, relaxed: [], maxCents: maxCentsOf(answers) };
  const options = [
    ...dietOptions(answers, cheapestCents),
    ...budgetOptions(answers, cents),
    ...dayOptions(answers, cents, cheapestCents, pins),
    ...mealOptions(answers, cents, cheapestCents, pins),
    ...wishOptions(answers, cheapestCents),
  ];
  const [nearest] = options.toSorted((one, other) => one.distance - other.distance);
  if (nearest) {
    const { answers: relaxedAnswers, relaxed, maxCents = maxCentsOf(relaxedAnswers) } = nearest;
    return { answers: relaxedAnswers, relaxed: [relaxed], maxCents };
  }
  const givenUp = allDietsGivenUp(answers) ?? allWordsGivenUp(answers);
  if (!givenUp) return null;
  const rest = nearestAnswers(givenUp.answers, cheapestCents, pins);
  return rest && { ...rest, relaxed: [...givenUp.relaxed, ...rest.relaxed] };
};

const isWithin = (cents: number | null, answers: PlanAnswers): cents is number => {
  const max = maxCentsOf(answers);
  return cents !== null && (max === null || cents <= max);
};

const dietOptions = (answers: PlanAnswers, cheapestCents: CheapestCents): readonly RelaxedOption[] => {
  const { dietaryPreferences } = answers;
  // Each diet is dropped alone, also when it is the only one.
  return dietaryPreferences.filter(isRelaxableDiet).flatMap((diet) => {
    const without = { ...answers, dietaryPreferences: dietaryPreferences.filter((each) => each !== diet) };
    if (!isWithin(cheapestCents(without), without)) return [];
    const label = diets.find(({ id }) => id === diet)?.label.toLowerCase() ?? '';
    const text = `Con la dieta ${label} no sale el plan completo con lo que hay en la tienda; este no la sigue en todas las comidas.`;
    return [{ answers: without, distance: DIET_DISTANCE, relaxed: { wish: 'diet', text } as const }];
  });
};

const budgetOptions = (answers: PlanAnswers, cents: number | null): readonly RelaxedOption[] => {
  const max = maxCentsOf(answers);
  if (cents === null || max === null) return [];
  const sum = (answers.wishes ?? []).find((wish) => wish.kind === 'sum' && wish.mostCents === max);
  if (sum?.kind === 'sum') return [sumOption(answers, sum, cents)];
  const band = budgetBands.find(({ maxCents }) => maxCents === null || (maxCents > max && maxCents >= cents));
  if (!band) return [];
  const maxCents = Math.min(raisedMaxCents(cents), band.maxCents ?? Number.POSITIVE_INFINITY);
  const text = `Lo más barato que encontramos para lo que pides cuesta ${formatUsdShort(cents)}; tu presupuesto llega a ${formatUsdShort(max)}. Este plan no pasa de ${formatUsdShort(maxCents)}.`;
  return [
    {
      answers: { ...answers, budget: band.id },
      maxCents,
      distance: (cents - max) / max,
      relaxed: { wish: 'budget', text },
    },
  ];
};

/**
 * The new budget is five per cent above the cheapest plan, rounded up to five dollars, so that the search has
 * something to choose from without using all of the next band.
 */
const raisedMaxCents = (cents: number): number =>
  RAISE_STEP_CENTS * (Math.floor((RAISE_FACTOR * cents) / RAISE_STEP_CENTS) + 1);
const RAISE_FACTOR = 1.05;
const RAISE_STEP_CENTS = 500;

/** A sum in words is raised as far as necessary, and the band with it. */
const sumOption = (answers: PlanAnswers, sum: SumWish, cents: number): RelaxedOption => {
  const band = budgetBands.find(({ id }) => id === answers.budget);
  const isEnough = (maxCents: number | null) => maxCents === null || maxCents >= cents;
  const wideEnough =
    band && isEnough(band.maxCents) ? band : budgetBands.find(({ maxCents }) => isEnough(maxCents));
  const bound = wideEnough?.maxCents ?? Number.POSITIVE_INFINITY;
  const maxCents = Math.min(raisedMaxCents(cents), bound);
  const budget = wideEnough?.id ?? answers.budget;
  // A sum that the band implies isn't a wish of its own.
  const wishes = (answers.wishes ?? []).flatMap((wish) =>
    wish !== sum ? [wish] : maxCents < bound ? [{ ...sum, mostCents: maxCents }] : [],
  );
  const text = `Con «${wishLabel(sum)}» no sale: lo más barato que encontramos para lo que pides cuesta ${formatUsdShort(cents)}. Este plan no pasa de ${formatUsdShort(maxCents)}.`;
  return {
    answers: { ...answers, budget, wishes },
    distance: (cents - sum.mostCents) / sum.mostCents,
    relaxed: { wish: 'budget', text },
  };
};

/** Counts down from the number of days that the budget should suffice for. */
const dayOptions = (
  answers: PlanAnswers,
  cents: number | null,
  cheapestCents: CheapestCents,
  pins: readonly ChosenMeal[],
): readonly RelaxedOption[] => {
  const max = maxCentsOf(answers);
  const affordableDays =
    cents === null || max === null ? answers.days : Math.ceil((answers.days * max) / cents) + 1;
  const minDays = Math.max(1, ...pins.map(({ day }) => day));
  for (let days = Math.min(answers.days - 1, affordableDays); days >= minDays; days -= 1) {
    const fewer = { ...answers, days };
    if (!isWithin(cheapestCents(fewer), fewer)) continue;
    const limit = cents === null || max === null ? 'lo que hay en la tienda' : formatUsdShort(max);
    const text = `Con ${limit} alcanza para ${days === 1 ? '1 día' : `${days} días`}, no para ${answers.days}.`;
    const distance = (answers.days - days) / answers.days;
    return [{ answers: fewer, distance, relaxed: { wish: 'days', text } }];
  }
  return [];
};

const mealOptions = (
  answers: PlanAnswers,
  cents: number | null,
  cheapestCents: CheapestCents,
  pins: readonly ChosenMeal[],
): readonly RelaxedOption[] => {
  const max = maxCentsOf(answers);
  const options = mealsPerDayOptions.filter(
    (mealsPerDay) =>
      mealsPerDay < answers.mealsPerDay && pins.every(({ type }) => mealsOfDay[mealsPerDay].includes(type)),
  );
  for (const mealsPerDay of options.toReversed()) {
    const fewer = { ...answers, mealsPerDay };
    if (!isWithin(cheapestCents(fewer), fewer)) continue;
    const limit = cents === null || max === null ? 'lo que hay en la tienda' : formatUsdShort(max);
    const text = `Con ${limit} alcanza para ${mealsPerDay} comidas al día, no para ${answers.mealsPerDay}.`;
    const distance = (answers.mealsPerDay - mealsPerDay) / answers.mealsPerDay;
    return [{ answers: fewer, distance, relaxed: { wish: 'meals', text } }];
  }
  return [];
};

/** Null when there are no diets to drop. */
const allDietsGivenUp = (answers: PlanAnswers): GivenUp | null =>
  answers.dietaryPreferences.some(isRelaxableDiet)
    ? {
        answers: {
          ...answers,
          dietaryPreferences: answers.dietaryPreferences.filter((diet) => !isRelaxableDiet(diet)),
        },
        relaxed: [
          {
            wish: 'diet',
            text: 'Con esas dietas y alergias juntas no queda suficiente en la tienda; este plan no sigue las dietas.',
          },
        ],
      }
    : null;

interface GivenUp {
  readonly answers: PlanAnswers;
  readonly relaxed: readonly Relaxation[];
}

/** Drops one hard wish, or the goal to cook quickly. */
const wishOptions = (answers: PlanAnswers, cheapestCents: CheapestCents): readonly RelaxedOption[] =>
  hardWishesOf(answers).flatMap(({ label, isFood, without }) => {
    const left = without(answers);
    if (!isWithin(cheapestCents(left), left)) return [];
    const distance = isFood ? FOOD_WISH_DISTANCE : OTHER_WISH_DISTANCE;
    return [{ answers: left, distance, relaxed: wordRelaxation(label) }];
  });

interface HardWish {
  readonly label: string;
  readonly isFood: boolean;
  readonly without: (answers: PlanAnswers) => PlanAnswers;
}

const hardWishesOf = ({ wishes = [], goals }: PlanAnswers): readonly HardWish[] => [
  ...wishes.filter(isRelaxable).map(
    (wish): HardWish => ({
      label: wishLabel(wish),
      isFood: wish.kind === 'without' || wish.kind === 'days-without',
      without: (answers) => ({ ...answers, wishes: (answers.wishes ?? []).filter((each) => each !== wish) }),
    }),
  ),
  ...planGoals
    .filter(({ id }) => id === 'quick' && goals.includes(id))
    .map(
      ({ id, label }): HardWish => ({
        label: `${label}, hasta ${QUICK_MINUTES} minutos`,
        isFood: false,
        without: (answers) => ({ ...answers, goals: answers.goals.filter((goal) => goal !== id) }),
      }),
    ),
];

const wordRelaxation = (label: string): Relaxation => ({
  wish: 'words',
  text: `Con «${label}» no sale el plan con lo que hay en la tienda: este plan no lo cumple.`,
});

/** Null when there are no hard wishes to drop. */
const allWordsGivenUp = (answers: PlanAnswers): GivenUp | null => {
  const hard = hardWishesOf(answers);
  return hard.length === 0
    ? null
    : {
        answers: hard.reduce((left, { without }) => without(left), answers),
        relaxed: hard.map(({ label }) => wordRelaxation(label)),
      };
};
