import { planMoney } from '@nutricion/contract/plans/meal-money';
import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { nutrientNames } from '@nutricion/domain/catalog/nutrition/daily-values';
import { formatUsd } from '@nutricion/domain/kit/money';
import { planLimits } from '@nutricion/domain/plans/answers';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Price } from '../../../catalog/public/price.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Ring } from '../../../kit/ui/ring.tsx';
import { daysText, mealsText, peopleText } from './plan-labels.ts';

interface PlanSummaryProps {
  readonly plan: MealPlanJson;
  readonly isBusy: boolean;
  readonly onPeopleChange: (people: number) => void;
}

/** The plan in five figures. */
export const PlanSummary = ({ plan, isBusy, onPeopleChange }: PlanSummaryProps) => {
  const { answers, nutritionSummary } = plan;
  const { totalCents } = planMoney.fromJson(plan);
  const meals = plan.plan.reduce((sum, day) => sum + day.meals.length, 0);
  const { dailyCalories, healthScore, proteinFocus, variety } = nutritionSummary;
  return (
    <section aria-label="Tu plan en cifras" className="self-start rounded-bloque bg-rocio p-4 md:p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <p>
          <span className="block text-nota font-semibold text-verde-hondo">
            {daysText(plan.plan.length)} · {mealsText(meals)}
          </span>
          <Price cents={totalCents} size="xl" className="mt-1.5 text-verde-hondo" />
          <span className="mt-1 block text-nota">
            {formatUsd(Math.round(totalCents / (plan.plan.length * answers.people)))} por persona al día
          </span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these two buttons act at once. */}
        <div
          role="group"
          aria-label="Para cuántas personas"
          className="flex h-12 items-center rounded-control bg-papel"
        >
          <IconButton
            label="Una persona menos"
            disabled={isBusy || answers.people <= planLimits.people.min}
            onClick={() => onPeopleChange(answers.people - 1)}
          >
            <Minus size={20} strokeWidth={2.4} aria-hidden="true" />
          </IconButton>
          <b className="min-w-[5.5rem] text-center text-ui font-[650] tabular-nums">
            {peopleText(answers.people)}
          </b>
          <IconButton
            label="Una persona más"
            disabled={isBusy || answers.people >= planLimits.people.max}
            onClick={() => onPeopleChange(answers.people + 1)}
          >
            <Plus size={20} strokeWidth={2.4} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-4 gap-2">
        <Tile term="kcal al día" of="Por persona">
          <b className="num text-[1.375rem] leading-none">{dailyCalories.toLocaleString('es-PR')}</b>
        </Tile>
        <Tile term="Salud" of="De 100 puntos">
          <Ring share={healthScore / 100} size={44} thickness={6} color="var(--verde)" track="var(--rocio)">
            <b className="num text-ui leading-none">{healthScore}</b>
          </Ring>
        </Tile>
        <Tile term={nutrientNames.protein_g}>
          <b className="num text-[1.125rem] leading-none">{proteinFocus}</b>
        </Tile>
        <Tile term="Variedad">
          <b className="num text-[1.125rem] leading-none">{variety}</b>
        </Tile>
      </dl>
    </section>
  );
};

interface TileProps {
  readonly term: string;
  /** What the figure is about, for screen readers. */
  readonly of?: string;
  readonly children: ReactNode;
}

const Tile = ({ term, of, children }: TileProps) => (
  <div className="flex min-h-[88px] flex-col-reverse items-center justify-between gap-1.5 rounded-[16px] bg-papel px-1 pt-3 pb-2.5 text-center">
    <dt className="text-nota leading-tight font-semibold text-tinta-suave">
      {term}
      {of && <span className="sr-only">. {of}</span>}
    </dt>
    <dd className="grid flex-1 place-items-center">{children}</dd>
  </div>
);
