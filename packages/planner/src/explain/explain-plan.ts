import type { DietId } from '@nutricion/domain/accounts/diet';
import { GRAMS_OF_FRUIT_CUP, GRAMS_OF_VEGETABLE_CUP } from '@nutricion/domain/catalog/nutrition/food-groups';
import type { Zone } from '@nutricion/domain/catalog/zone';
import { listText } from '@nutricion/domain/kit/list-text';
import { formatUsd } from '@nutricion/domain/kit/money';
import { maxCentsOf, QUICK_MINUTES } from '@nutricion/domain/plans/answers';
import { EVENING_MINUTES } from '@nutricion/domain/recipes/evening-before';
import { leftoverCentsOf } from '../compose/compose-plan.ts';
import type { MealPlan } from '../compose/plan.ts';
import type { Candidate } from '../pantry/candidate.ts';
import { timesBeyondWeek } from '../pantry/repetition.ts';
import { gramsADay } from './grams-a-day.ts';
import { healthLosses } from './nutrition-summary.ts';

/** Results of the search; absent for a plan that was stored and opened again. */
interface SearchFacts {
  /** Cost in cents of the cheapest plan that the search found. */
  readonly minimumCents?: number | undefined;
  /** Whether the plan costs more than the requested budget. */
  readonly isOverBudget?: boolean;
  /** Sentences of `goalEffects`. */
  readonly effects?: readonly string[];
}

/**
 * Explains a plan in short Spanish sentences: what was weighed, diets, food groups, money, leftovers,
 * nutrients and repetition.
 * @param recipes by id; must contain every recipe and side of the plan
 */
export const explainPlan = (
  plan: MealPlan,
  recipes: ReadonlyMap<string, Candidate>,
  { minimumCents, isOverBudget = false, effects = [] }: SearchFacts = {},
): readonly string[] =>
  [
    ...(effects.length > 0 ? effects : [BALANCE]),
    quickText(plan),
    ...plan.answers.dietaryPreferences.map((diet) => dietTexts[diet]),
    ...foodTexts(plan, recipes),
    moneyText(plan, minimumCents, isOverBudget),
    leftoverText(plan, recipes),
    healthText(plan, recipes),
    unknownText(plan),
    repeatText(plan, recipes),
    eveningText(plan, recipes),
  ].filter((text) => text !== null);

const BALANCE =
  'Buscamos el mejor balance entre costo, energía, frutas, vegetales, proteína, fibra, sodio, variedad y tiempo en la cocina.';

/** What each diet means for the meals. */
const dietTexts: Readonly<Record<DietId, string>> = {
  vegetarian: 'Ninguna comida lleva carne ni pescado.',
  'dairy-free': 'Ninguna comida lleva leche, ni puede contenerla.',
  'low-carb':
    'Lo de un día no pasa de 130 g de carbohidratos: nuestra dieta baja en carbohidratos no es keto.',
  'high-protein': 'Cada almuerzo y cena trae 20 g de proteína o más; un desayuno, 15, y una merienda, 10.',
};

const moneyText = (
  { answers, totalCents }: MealPlan,
  minimumCents: number | undefined,
  isOverBudget: boolean,
): string | null => {
  const max = isOverBudget ? null : maxCentsOf(answers);
  const within = max === null ? null : `Te quedan ${formatUsd(max - totalCents)} de tu presupuesto.`;
  const more = minimumCents === undefined ? 0 : totalCents - minimumCents;
  const feeds = answers.goals.includes('budget') ? ' con energía, frutas y vegetales suficientes' : '';
  const cheapest =
    minimumCents === undefined
      ? null
      : more > 0
        ? `El plan más barato que encontramos${feeds} cuesta ${formatUsd(minimumCents)}; este cuesta ${formatUsd(more)} más para comer mejor.`
        : `Es el plan más barato que encontramos${feeds}.`;
  return [cheapest, within].filter((text) => text !== null).join(' ') || null;
};

const leftoverText = (
  { lines, leftoverCents, totalCents }: MealPlan,
  recipes: ReadonlyMap<string, Candidate>,
): string | null => {
  if (totalCents === 0) return 'Todo lo que lleva ya lo tienes en casa.';
  const percent = Math.round((100 * leftoverCents) / totalCents);
  if (percent === 0) return 'Casi todo lo que compras se usa en el plan.';
  const products = new Map(
    [...recipes.values()].flatMap((each) => each.products).map((each) => [each.id, each]),
  );
  const spoiling = lines.filter(({ productId }) =>
    PERISHABLE_ZONES.has(products.get(productId)?.zone ?? 'seco'),
  );
  const freshCents = Math.round(spoiling.reduce((sum, line) => sum + leftoverCentsOf(line), 0));
  const fresh =
    freshCents > 0 ? ` De eso, ${formatUsd(freshCents)} es fresco: úsalo pronto o congélalo.` : '';
  return `De lo que compras, el ${percent} % (${formatUsd(leftoverCents)}) sobra para otros días.${fresh}`;
};

const PERISHABLE_ZONES: ReadonlySet<Zone> = new Set(['fresco', 'frio']);

const quickText = ({ answers }: MealPlan): string | null =>
  answers.goals.includes('quick') ? `Ninguna comida toma más de ${QUICK_MINUTES} minutos.` : null;

/** Fruit and vegetables per day, with advice when fruit is missing. */
const foodTexts = (plan: MealPlan, recipes: ReadonlyMap<string, Candidate>): readonly string[] => {
  const fruit = gramsADay(plan, recipes, 'fruit') / GRAMS_OF_FRUIT_CUP;
  const vegetables = gramsADay(plan, recipes, 'vegetables') / GRAMS_OF_VEGETABLE_CUP;
  // Extra fruit would exceed the limit of carbohydrates for diabetes.
  const countsCarbs = plan.answers.wishes?.some(
    (wish) => wish.kind === 'condition' && wish.condition === 'diabetes',
  );
  const more =
    fruit < ENOUGH_FRUIT_CUPS && !countsCarbs ? ' Añade una fruta aparte: se recomiendan 2 tazas.' : '';
  return [
    `Trae ${cupsText(vegetables)} de vegetales y ${cupsText(fruit)} de frutas por persona al día.${more}`,
  ];
};

const ENOUGH_FRUIT_CUPS = 1.5;

const cupsText = (cups: number): string =>
  `${cups.toLocaleString('es-PR', { maximumFractionDigits: 1 })} ${cups >= 0.95 && cups < 1.05 ? 'taza' : 'tazas'}`;

/** Every loss of the health score with its figure; null when nothing is lost. */
const healthText = (plan: MealPlan, recipes: ReadonlyMap<string, Candidate>): string | null => {
  const losses = healthLosses(plan, recipes);
  if (losses.length === 0) return null;
  const texts = losses.map(({ points, text }) => `${points} por ${text}`);
  const lost = losses.reduce((sum, { points }) => sum + points, 0);
  return `De 100 puntos de salud tiene ${Math.max(0, 100 - lost)}. Pierde ${texts.join('; ')}.`;
};

const unknownText = ({ unknown }: MealPlan): string | null => {
  if (unknown.sodium_mg === 0) return null;
  const of = unknown.sodium_mg === 1 ? 'una comida' : `${unknown.sodium_mg} comidas`;
  return `De ${of} no se sabe todo el sodio: el total puede ser mayor.`;
};

/** The dishes that are begun in the evening before; null when there are none. */
const eveningText = ({ meals }: MealPlan, recipes: ReadonlyMap<string, Candidate>): string | null => {
  const titles = meals.flatMap(({ recipeId, leftoverFromDay }) => {
    const recipe = recipes.get(recipeId)?.recipe;
    return leftoverFromDay === null && recipe && recipe.eveningBefore !== null ? [`«${recipe.title}»`] : [];
  });
  if (titles.length === 0) return null;
  const verb = titles.length === 1 ? 'Se empieza' : 'Se empiezan';
  return `${verb} la noche antes: ${listText([...new Set(titles)])}. Cuenta ${EVENING_MINUTES} minutos esa noche.`;
};

/** How many meals repeat a recipe, and which recipes come more often than `timesBeyondWeek` allows. */
const repeatText = ({ answers, meals }: MealPlan, recipes: ReadonlyMap<string, Candidate>): string | null => {
  const times = new Map<string, number>();
  for (const { recipeId } of meals) times.set(recipeId, (times.get(recipeId) ?? 0) + 1);
  const repeated = meals.length - times.size;
  const leftovers = meals.filter(({ leftoverFromDay }) => leftoverFromDay !== null).length;
  const beyond = [...times].flatMap(([id, count]) =>
    timesBeyondWeek(count, answers) > 0 ? [`«${recipes.get(id)?.recipe.title}» sale ${count} veces`] : [],
  );
  const often = beyond.length > 0 ? ` ${listText(beyond)}.` : '';
  if (leftovers > 0)
    return `${leftovers} de ${meals.length} comidas ya ${leftovers === 1 ? 'está hecha' : 'están hechas'} de un día anterior.${often}`;
  if (repeated === 0) return null;
  return `${repeated} de ${meals.length} comidas ${repeated === 1 ? 'repite' : 'repiten'} una receta.${often}`;
};
