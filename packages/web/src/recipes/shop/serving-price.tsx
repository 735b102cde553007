import { recipeMoney } from '@nutricion/contract/plans/meal-money';
import type { RecipeSummaryJson } from '@nutricion/contract/recipes/recipes';
import { Price } from '../../catalog/public/price.tsx';

interface ServingPriceProps {
  readonly recipe: Pick<RecipeSummaryJson, 'pricePerServing'>;
}

/** The price of a serving: used amounts at today's prices. Unknown prices say so. */
export const ServingPrice = ({ recipe }: ServingPriceProps) => {
  const { perServingCents } = recipeMoney.fromJson(recipe);
  return perServingCents === null ? (
    <span className="text-nota text-tinta-suave">Costo: sin datos</span>
  ) : (
    <span className="inline-flex items-center gap-1.5">
      <Price cents={perServingCents} size="sm" />
      <span className="text-nota text-tinta-suave">por porción</span>
    </span>
  );
};
