import { planMoney } from '@nutricion/contract/plans/meal-money';
import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { formatUsd } from '@nutricion/domain/kit/money';
import { recipeMeals } from '@nutricion/domain/recipes/recipe';
import { createPortal } from 'react-dom';
import { byCategory } from './by-category.ts';
import { answersLine, dateText } from './plan-labels.ts';
import { sideText } from './plan-meals.ts';
import './plan-print.css';

interface PlanPrintProps {
  readonly name: string;
  readonly plan: MealPlanJson;
}

/** The plan on one sheet of paper for the door of the fridge: the days as a table, the list to tick. */
export const PlanPrint = ({ name, plan }: PlanPrintProps) => {
  const types = recipeMeals.filter(({ id }) =>
    plan.plan.some(({ meals }) => meals.some(({ type }) => type === id)),
  );
  return createPortal(
    <div className="plan-print">
      <h1 className="text-[16pt]">{name}</h1>
      <p>
        {answersLine(plan.answers)} · Total {formatUsd(planMoney.fromJson(plan).totalCents)}
      </p>
      <table className="mt-2 w-full border-collapse text-left align-top [&_td]:border [&_td]:border-[#999] [&_td]:p-1 [&_td]:align-top [&_th]:border [&_th]:border-[#999] [&_th]:p-1">
        <thead>
          <tr>
            <th scope="col">Día</th>
            {types.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.plan.map(({ day, dayName, date, meals }) => (
            <tr key={day} className="break-inside-avoid">
              <th scope="row">
                {dayName} {dateText(date)}
              </th>
              {types.map(({ id }) => (
                <td key={id}>
                  {meals
                    .filter(({ type }) => type === id)
                    .map((meal) =>
                      [
                        meal.recipeName,
                        sideText(meal),
                        meal.isAtWork && '(en el turno)',
                        meal.leftoverFromDay !== null && '(ya cocinada)',
                        meal.eveningBefore && `(la noche antes: ${meal.eveningBefore})`,
                      ]
                        .filter(Boolean)
                        .join(' '),
                    )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className="mt-3 text-[12pt]">Lista de compra</h2>
      <div className="mt-1 columns-3 gap-6">
        {byCategory(plan.shoppingList).map(({ id, label, lines }) => (
          <section key={id} className="mb-2 break-inside-avoid">
            <h3 className="text-[10pt]">{label}</h3>
            <ul>
              {lines.map(({ productId, productName, packageLabel, quantity }) => (
                <li key={productId}>
                  ☐ {quantity} × {productName}, {packageLabel}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>,
    document.body,
  );
};
