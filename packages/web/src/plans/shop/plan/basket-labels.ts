import { listText } from '@nutricion/domain/kit/list-text';
import { INCENTIVE_THRESHOLD_CENTS } from '@nutricion/domain/offers/incentive';
import type { PlanBasket } from './plan-basket.ts';
import { packagesText } from './plan-labels.ts';

/** What the cart earns with this plan in it; empty below the threshold. */
export const basketNoteText = (subtotalAfterCents: number, isAllThere: boolean): string => {
  if (subtotalAfterCents < INCENTIVE_THRESHOLD_CENTS) return '';
  return isAllThere
    ? 'Pasaste de $100: escoge $20 en frutas y vegetales gratis.'
    : 'Con este plan pasas de $100: ganas $20 en frutas y vegetales.';
};

/** What the plan still lacks, and what to do. */
export const missingListText = (missing: PlanBasket['missing']): string => {
  const names = missing.map(({ name, packages }) =>
    packages === null ? `${name} (ya no lo vendemos)` : `${name} (${packagesText(packages)})`,
  );
  return `No alcanza: ${listText(names)}. Cambia la comida que lo lleva, o cómpralo más tarde.`;
};
