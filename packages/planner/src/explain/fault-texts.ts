import { formatUsd } from '@nutricion/domain/kit/money';
import { maxCentsOf } from '@nutricion/domain/plans/answers';
import type { PlanFault } from '../check/check-plan.ts';
import type { MealPlan } from '../compose/plan.ts';
import type { Pantry } from '../pantry/pantry.ts';

/**
 * Sentences for the customer about what a stored plan no longer satisfies, without duplicates. Faults that
 * only a bug can cause have none.
 */
export const faultTexts = (
  pantry: Pantry,
  plan: MealPlan,
  faults: readonly PlanFault[],
): readonly string[] => [...new Set(faults.flatMap((fault) => faultText(pantry, plan, fault) ?? []))];

const faultText = ({ products, recipes }: Pantry, plan: MealPlan, { kind, subject }: PlanFault) => {
  const product = [...products.values()].find(({ id }) => id === subject);
  const max = maxCentsOf(plan.answers);
  switch (kind) {
    case 'stock':
      return product?.stock === 0
        ? `${product.title} se agotó.`
        : `No hay suficiente de ${product?.title}: quedan ${product?.stock}.`;
    case 'allergen':
      return product?.food.contains === null
        ? `Nadie nos ha dicho los alérgenos de ${product.title}.`
        : `${product?.title} tiene o puede tener lo que ustedes evitan.`;
    case 'diet': {
      const recipe = recipes.find(({ id }) => subject.startsWith(id));
      return `«${recipe?.title}» no va con la dieta del plan.`;
    }
    case 'wish': {
      const recipe = recipes.find(({ id }) => subject.startsWith(id));
      return `«${recipe?.title}» no va con lo que pediste: «${subject.slice(subject.indexOf(': ') + 2)}».`;
    }
    case 'energy':
      return `Así el plan da ${subject} kcal por persona al día, muy poco para vivir. Cambia una comida por otra que llene más, o pide otro plan.`;
    case 'budget':
      return `Así el plan cuesta ${formatUsd(plan.totalCents)} y tu presupuesto llega a ${formatUsd(max ?? 0)}.`;
    default:
      return null;
  }
};
