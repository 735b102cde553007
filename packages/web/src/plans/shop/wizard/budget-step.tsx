import { formatUsd } from '@nutricion/domain/kit/money';
import { budgetBands, type PlanAnswers } from '@nutricion/domain/plans/answers';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import type { StepProps } from './step-props.ts';

export const BudgetStep = ({ answers, onAnswers }: StepProps) => (
  <div className="grid gap-2.5">
    {budgetBands.map(({ id, label, maxCents }) => (
      <RadioCard
        key={id}
        name="presupuesto"
        checked={answers.budget === id}
        onChange={() => onAnswers({ ...answers, budget: id })}
        title={<span className="num text-[1.25rem]">{label}</span>}
        detail={budgetDetail(maxCents, answers)}
        className="min-h-[72px]!"
      />
    ))}
  </div>
);

const budgetDetail = (maxCents: number | null, { days, people }: PlanAnswers): string => {
  if (maxCents === null) return 'Sin tope; aun así, compramos lo que se usa';
  const each = formatUsd(Math.floor(maxCents / (days * people)));
  return `Nunca más: hasta ${each} por persona al día`;
};
