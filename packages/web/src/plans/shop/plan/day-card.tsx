import type { CSSProperties } from 'react';
import { MealRow } from './meal-row.tsx';
import { dateText } from './plan-labels.ts';
import { mealKey, type PlanDay } from './plan-meals.ts';
import type { PlanChanges } from './use-plan-changes.ts';

interface DayCardProps {
  readonly day: PlanDay;
  /** Of a day of this plan. */
  readonly dayNameOf: (day: number) => string | undefined;
  readonly changes: PlanChanges;
  /** Opens what can be done with a meal, by its `mealKey`. */
  readonly onOpen: (key: string) => void;
}

export const DayCard = ({ day, dayNameOf, changes, onOpen }: DayCardProps) => (
  <li
    style={{ '--rows': day.meals.length + 1 } as CSSProperties}
    className="xl:grid xl:grid-rows-subgrid xl:[grid-row:span_var(--rows)]"
  >
    <h4 className="flex items-baseline gap-2 font-display text-h3 font-bold tracking-[-.022em]">
      {day.dayName}
      <span className="whitespace-nowrap font-sans text-nota font-normal tracking-normal text-tinta-suave">
        {dateText(day.date)}
      </span>
    </h4>
    <ul className="mt-1 divide-y divide-linea xl:contents">
      {day.meals.map((meal) => (
        <MealRow
          key={meal.type}
          meal={meal}
          cookedOn={meal.leftoverFromDay === null ? undefined : dayNameOf(meal.leftoverFromDay)}
          isPinned={changes.isPinned({ day: day.day, type: meal.type })}
          isBusy={changes.isBusy}
          onPin={() => changes.togglePin({ day: day.day, type: meal.type }, meal.recipeName)}
          onOpen={() => onOpen(mealKey({ day: day.day, type: meal.type }))}
        />
      ))}
    </ul>
  </li>
);
