import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { planLinePrice } from '@nutricion/contract/plans/plan-line-price';
import { formatUsd } from '@nutricion/domain/kit/money';
import { lineSumText, savedTogetherCents } from '@nutricion/domain/offers/line-price';
import { House } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { byCategory } from './by-category.ts';
import { leftoverText, packagesText } from './plan-labels.ts';

type Line = MealPlanJson['shoppingList'][number];

interface ShoppingListProps {
  readonly plan: MealPlanJson;
  readonly isBusy: boolean;
  /** That enough of a product is at home, or that it isn't. */
  readonly onAtHome: (productId: string, isThere: boolean, name: string) => void;
  readonly className?: string;
}

/** What to buy, in whole packages, in the store's order; with leftovers, and what is at home. */
export const ShoppingList = ({
  plan: { shoppingList: lines, fromHome },
  isBusy,
  onAtHome,
  className,
}: ShoppingListProps) => (
  <section aria-labelledby="lista-del-plan" className={className}>
    <h3 id="lista-del-plan" className="flex flex-wrap items-baseline justify-between gap-x-3 text-h2">
      Lista de compra
      <span className="font-sans text-nota font-normal tracking-normal text-tinta-suave">
        {packagesText(lines.reduce((sum, { quantity }) => sum + quantity, 0))}
      </span>
    </h3>
    <p className="mt-1 text-nota text-tinta-suave">
      Toca la casita de lo que ya tienes: sale de la lista y lo recordamos para tu próximo plan.
    </p>
    {byCategory(lines).map(({ id, label, lines: own }) => (
      <section key={id} aria-labelledby={`lista-${id}`} data-cat={id} className="mt-4">
        <h4
          id={`lista-${id}`}
          className="inline-block rounded-[9px] bg-cat-bloque px-2 py-1 font-sans text-nota leading-none font-semibold tracking-normal text-cat-tinta"
        >
          {label}
        </h4>
        <ul className="mt-1.5 divide-y divide-linea">
          {own.map((line) => (
            <Row
              key={line.productId}
              line={line}
              isBusy={isBusy}
              onHave={() => onAtHome(line.productId, true, line.productName)}
            />
          ))}
        </ul>
      </section>
    ))}
    {fromHome.length > 0 && (
      <section aria-labelledby="lista-en-casa" className="mt-5 rounded-ficha bg-suelo p-4">
        <h4 id="lista-en-casa" className="font-sans text-ui font-[650] tracking-normal">
          De tu despensa, sin comprar
        </h4>
        <ul className="mt-1.5 divide-y divide-linea">
          {fromHome.map(({ productId, productName }) => (
            <li key={productId} className="flex items-center justify-between gap-3 py-1 text-ui">
              {productName}
              <Button
                variant="white"
                size="sm"
                disabled={isBusy}
                onClick={() => onAtHome(productId, false, productName)}
              >
                Comprar<span className="sr-only"> {productName}</span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
    )}
  </section>
);

interface RowProps {
  readonly line: Line;
  readonly isBusy: boolean;
  readonly onHave: () => void;
}

const Row = ({ line, isBusy, onHave }: RowProps) => {
  const leftover = leftoverText(line.leftoverPackages);
  const price = planLinePrice(line);
  return (
    <li className="flex items-baseline gap-3 py-2">
      <b className="num w-8 flex-none text-[1.0625rem]">
        {line.quantity}
        <span aria-hidden="true">×</span>
      </b>
      <p className="min-w-0 flex-1 leading-snug">
        <span className="text-ui">{line.productName}</span>{' '}
        <span className="text-nota whitespace-nowrap text-tinta-suave">{line.packageLabel}</span>
        {savedTogetherCents(price) > 0 && (
          <span className="block text-nota text-guayaba-tinta tabular-nums">{lineSumText(price)}</span>
        )}
        {leftover && <span className="block text-nota text-tinta-suave">{leftover}</span>}
      </p>
      <span className="num flex-none text-ui">{formatUsd(price.totalCents)}</span>
      <IconButton
        label={`Ya tengo ${line.productName}`}
        disabled={isBusy}
        onClick={onHave}
        className="-my-3 -mr-2 self-center text-tinta-suave"
      >
        <House size={20} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
    </li>
  );
};
