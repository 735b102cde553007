import { planReasonsMoney } from '@nutricion/contract/plans/meal-money';
import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { nutrientNames, nutrientUnit } from '@nutricion/domain/catalog/nutrition/daily-values';
import { listText } from '@nutricion/domain/kit/list-text';
import { formatUsd } from '@nutricion/domain/kit/money';
import { Bar } from '../../../kit/ui/bar.tsx';

type Explanation = MealPlanJson['explanation'];

const nutrients = [
  { id: 'kcal', label: 'Energía', unit: 'kcal', isLimit: false },
  ...(['protein_g', 'fiber_g', 'sodium_mg'] as const).map((id) => ({
    id,
    label: nutrientNames[id],
    unit: nutrientUnit(id),
    isLimit: id === 'sodium_mg',
  })),
] as const;

/** Why it is this plan and no other, in plain words, and what it brings against what is recommended. */
export const PlanReasons = ({ explanation }: { readonly explanation: Explanation }) => {
  const { sentences, perDay, targets, avoidedAllergens } = explanation;
  const { minimumCents, leftoverCents } = planReasonsMoney.fromJson(explanation);
  return (
    <section aria-labelledby="por-que-este-plan" className="rounded-bloque bg-suelo p-4 md:p-5">
      <h3 id="por-que-este-plan" className="text-h2">
        Por qué este plan
      </h3>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-ui marker:text-verde">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {avoidedAllergens.length > 0 && (
          <li>Se queda fuera todo lo que lleva {listText(avoidedAllergens).toLocaleLowerCase('es')}.</li>
        )}
      </ul>
      <h4 className="mt-5 font-sans text-ui font-[650] tracking-normal">Por persona y día, al menos</h4>
      <ul className="mt-2 grid gap-3">
        {nutrients.map(({ id, label, unit, isLimit }) => (
          <li key={id}>
            <p className="flex items-baseline justify-between gap-3 text-ui">
              {label}
              <span>
                <b className="num">
                  {whole(perDay[id])} {unit}
                </b>{' '}
                <span className="text-nota text-tinta-suave">
                  {isLimit ? 'de máximo' : 'de'} {whole(targets[id])}
                </span>
              </span>
            </p>
            <Bar
              level={targets[id] > 0 ? perDay[id] / targets[id] : 0}
              color={isLimit && perDay[id] > targets[id] ? 'var(--guayaba)' : 'var(--verde)'}
              className="mt-1.5"
            />
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid gap-1 text-ui">
        {minimumCents !== null && <Money term="Lo más barato que encontramos" cents={minimumCents} />}
        <Money term="Sobra en tu despensa" cents={leftoverCents} />
      </dl>
      <p className="mt-3 text-nota text-tinta-suave">
        Es una guía general, no consejo médico. Lo que no trae datos de nutrición no se cuenta.
      </p>
    </section>
  );
};

const Money = ({ term, cents }: { readonly term: string; readonly cents: number }) => (
  <div className="flex justify-between gap-4">
    <dt>{term}</dt>
    <dd className="num">{formatUsd(cents)}</dd>
  </div>
);

const whole = (amount: number): string => Math.round(amount).toLocaleString('es-PR');
