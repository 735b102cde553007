import type { MealPlanJson } from '@nutricion/contract/meal-plan';
import { planLinePrice } from '@nutricion/contract/plan-line-price';
import { formatUsd } from '@nutricion/domain/money/money';
import { lineSumText, savedTogetherCents } from '@nutricion/domain/promotion/line-price';
import { byCategory } from './by-category.ts';
import { leftoverText, packagesText } from './plan-words.ts';

type Line = MealPlanJson['shoppingList'][number];

/** What to buy, in whole packages, the way the shop is laid out; what will be left over is said. */
export const ShoppingList = ({ lines }: { readonly lines: readonly Line[] }) => (
  <section aria-labelledby="lista-del-plan">
    <h3 id="lista-del-plan" className="flex flex-wrap items-baseline justify-between gap-x-3 text-h2">
      Lista de compra
      <span className="font-sans text-nota font-normal tracking-normal text-tinta-suave">
        {packagesText(lines.reduce((sum, { quantity }) => sum + quantity, 0))}
      </span>
    </h3>
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
            <Row key={line.productId} line={line} />
          ))}
        </ul>
      </section>
    ))}
  </section>
);

const Row = ({ line }: { readonly line: Line }) => {
  const leftover = leftoverText(line.leftoverPackages);
  const price = planLinePrice(line);
  return (
    <li className="flex items-baseline gap-3 py-2">
      <b className="num w-8 flex-none text-[1.0625rem]">
        {line.quantity}
        <span aria-hidden="true">×</span>
      </b>
      <p className="min-w-0 flex-1 leading-snug">
        <span className="text-ui">{line.productName}</span>
        {savedTogetherCents(price) > 0 && (
          <span className="block text-nota text-guayaba-tinta tabular-nums">{lineSumText(price)}</span>
        )}
        {leftover && <span className="block text-nota text-tinta-suave">{leftover}</span>}
      </p>
      <span className="num flex-none text-ui">{formatUsd(price.totalCents)}</span>
    </li>
  );
};
