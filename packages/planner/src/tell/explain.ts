import { maxCentsOf, planGoals } from '@nutricion/domain/meal-plan/answers';
import { formatUsd } from '@nutricion/domain/money/money';
import { listText } from '@nutricion/domain/text/list-text';
import type { MealPlan } from '../compose/plan.ts';

/** What was weighed, how far the money goes and what was given up, in short sentences. */
export const explainPlan = (plan: MealPlan, minimumCents: number | null): readonly string[] =>
  [
    goalsText(plan),
    moneyText(plan, minimumCents),
    leftoverText(plan),
    ...shortTexts(plan),
    repeatText(plan),
  ].filter((text) => text !== null);

const goalsText = ({ answers }: MealPlan): string => {
  const chosen = planGoals
    .filter(({ id }) => answers.goals.includes(id))
    .map(({ label }) => label.toLowerCase());
  return chosen.length === 0
    ? 'Buscamos el mejor balance entre costo, energía, proteína, fibra, sodio, variedad y tiempo en la cocina.'
    : `Lo que más pesó: ${listText(chosen)}. También cuentan el costo, la nutrición y la variedad.`;
};

const moneyText = ({ answers, totalCents }: MealPlan, minimumCents: number | null): string | null => {
  const max = maxCentsOf(answers);
  const within = max === null ? null : `Te quedan ${formatUsd(max - totalCents)} de tu presupuesto.`;
  const more = minimumCents === null ? 0 : totalCents - minimumCents;
  const cheapest =
    minimumCents === null
      ? null
      : more > 0
        ? `El plan más barato que encontramos cuesta ${formatUsd(minimumCents)}; este cuesta ${formatUsd(more)} más para comer mejor.`
        : 'Es el plan más barato que encontramos.';
  return [cheapest, within].filter((text) => text !== null).join(' ') || null;
};

const leftoverText = ({ leftoverCents, totalCents }: MealPlan): string | null => {
  const percent = Math.round((100 * leftoverCents) / totalCents);
  return percent === 0
    ? 'Casi todo lo que compras se usa en el plan.'
    : `De lo que compras, el ${percent} % (${formatUsd(leftoverCents)}) se queda en tu despensa.`;
};

/** What stays a tenth or more short of its target, or over it. */
const shortTexts = ({ perDay, targets }: MealPlan): readonly string[] => {
  const share = (name: keyof typeof targets) => perDay[name] / targets[name];
  const texts: string[] = [];
  if (share('kcal') < 0.9)
    texts.push(`Da ${percentText(share('kcal'))} de la energía de referencia, contando solo lo que se sabe.`);
  if (share('kcal') > 1.1) texts.push(`Da ${percentText(share('kcal'))} de la energía de referencia.`);
  if (share('protein_g') < 0.9)
    texts.push(`Se queda en ${percentText(share('protein_g'))} de la proteína de referencia.`);
  if (share('fiber_g') < 0.9)
    texts.push(`Se queda en ${percentText(share('fiber_g'))} de la fibra de referencia.`);
  if (share('sodium_mg') > 1.1) texts.push(`El sodio llega a ${percentText(share('sodium_mg'))} del límite.`);
  return texts;
};

const percentText = (share: number): string => `${Math.round(100 * share)} %`;

const repeatText = ({ meals }: MealPlan): string | null => {
  const repeated = meals.length - new Set(meals.map(({ recipeId }) => recipeId)).size;
  const leftovers = meals.filter(({ leftoverFromDay }) => leftoverFromDay !== null).length;
  if (leftovers > 0) return `${leftovers} de ${meals.length} comidas ya están cocidas de un día anterior.`;
  return repeated === 0 ? null : `${repeated} de ${meals.length} comidas repiten una receta.`;
};
