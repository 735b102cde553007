import type { Candidate } from '../candidate.ts';
import type { MealPlan } from '../plan.ts';
import { hasFood } from './recipe-food.ts';
import { type PlanWish, wishLabel } from './wish.ts';
import { mealsAtWork } from './work-meals.ts';

export interface WishOutcome {
  /** "Sin cerdo" */
  readonly label: string;
  /** What was done with it. */
  readonly text: string;
}

/** What became of each wish that the plan was made with. `recipes` are those of its meals. */
export const wishOutcomes = (
  plan: MealPlan,
  recipes: ReadonlyMap<string, Candidate>,
): readonly WishOutcome[] =>
  (plan.answers.wishes ?? []).map((wish) => ({
    label: wishLabel(wish),
    text: outcomeText(wish, plan, recipes),
  }));

const outcomeText = (wish: PlanWish, plan: MealPlan, recipes: ReadonlyMap<string, Candidate>): string => {
  const { meals } = plan;
  switch (wish.kind) {
    case 'without':
      return 'Ninguna comida lo lleva.';
    case 'allergy':
      return 'Fuera lo que lo lleva, lo que puede llevarlo y lo que no trae datos.';
    case 'minutes':
      return 'Ninguna comida tarda más.';
    case 'more':
    case 'less': {
      const count = meals.filter(({ recipeId }) => {
        const known = recipes.get(recipeId);
        return known !== undefined && hasFood(wish, known.recipe, known.products);
      }).length;
      if (count === 0)
        return wish.kind === 'less'
          ? 'En ninguna comida.'
          : 'Con lo demás que pides, no cupo en ninguna comida.';
      return `En ${count} de ${meals.length} comidas.`;
    }
    case 'shift': {
      if (wish.shift === 'libre') return 'Esos días vale cualquier receta.';
      const own = { ...plan.answers, wishes: [wish] };
      const count = mealsAtWork(own, plan.startDate).size;
      if (count === 0) return 'Ninguna comida del plan cae en ese turno.';
      return count === 1
        ? 'La comida del turno va fría, de microondas o lista para llevar.'
        : `Las ${count} comidas del turno van frías, de microondas o listas para llevar.`;
    }
  }
};
