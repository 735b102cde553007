import { planMoney } from '@nutricion/contract/plans/meal-money';
import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { Check, ShoppingCart } from 'lucide-react';
import { Price } from '../../../catalog/public/price.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { basketNoteText, missingListText } from './basket-labels.ts';
import { usePlanCart } from './use-plan-cart.ts';

/** The plan's price, and the button that adds it to the cart: always in sight. */
export const PlanFooter = ({ plan }: { readonly plan: MealPlanJson }) => {
  const { lines, add, isAdding, missing, isAllThere, subtotalAfterCents } = usePlanCart(plan);
  return (
    <div className="grid gap-2">
      {missing.length > 0 && (
        <p
          role="status"
          className="rounded-[16px] bg-guayaba-tinte px-4 py-2.5 text-ui leading-snug text-guayaba-tinta"
        >
          {missingListText(missing)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:justify-end">
        <p className="min-w-0 text-nota leading-snug text-mango-tinta max-md:basis-full md:mr-auto">
          {basketNoteText(subtotalAfterCents, isAllThere)}
        </p>
        <p className="min-w-[5.75rem] flex-none">
          <span className="block text-nota text-tinta-suave">
            {lines === 1 ? '1 producto' : `${lines} productos`}
          </span>
          <Price cents={planMoney.fromJson(plan).totalCents} size="md" />
        </p>
        {lines === 0 ? (
          <p className="flex min-h-14 flex-1 items-center justify-center font-[650] text-verde md:max-w-[360px]">
            Ya lo tienes todo en casa
          </p>
        ) : isAllThere ? (
          <p
            role="status"
            className="flex min-h-14 flex-1 items-center justify-center gap-2 font-[650] text-verde md:max-w-[360px]"
          >
            <Check size={22} strokeWidth={2.6} aria-hidden="true" className="flex-none" />
            Ya está en tu carrito
          </p>
        ) : (
          <Button size="lg" loading={isAdding} className="flex-1 px-3! md:max-w-[360px]" onClick={add}>
            <ShoppingCart size={20} strokeWidth={2.2} aria-hidden="true" />
            Todo al carrito
          </Button>
        )}
      </div>
    </div>
  );
};
