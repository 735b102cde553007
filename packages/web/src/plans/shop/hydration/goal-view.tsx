import { lastHour } from '@nutricion/domain/plans/hydration/hourly-limit';
import type { Hydration, HydrationGoal } from '@nutricion/domain/plans/hydration/hydration';
import { RotateCcw, TriangleAlert } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';
import { DayLog } from './day-log.tsx';
import { GoalRing } from './goal-ring.tsx';
import { ReminderRow } from './reminder-row.tsx';
import { StepHeading } from './step-heading.tsx';
import { WaterProducts } from './water-products.tsx';
import { figure, hourText, PER_HOUR_TEXT } from './water-text.ts';

interface GoalViewProps {
  readonly hydration: Hydration;
  readonly goal: HydrationGoal;
  readonly nowMs: number;
  readonly onRecalculate: () => void;
}

export const GoalView = ({ hydration, goal, nowMs, onRecalculate }: GoalViewProps) => (
  <div className="grid gap-5 *:min-w-0 md:grid-cols-2 md:gap-7">
    <div>
      <div className="md:flex md:min-h-11 md:items-center">
        <StepHeading>Tu agua de hoy</StepHeading>
      </div>
      <GoalRing goal={goal} />
      <HourlyWarning hydration={hydration} nowMs={nowMs} />
      <ReminderRow goal={goal} />
      <Button variant="outline" wide className="mt-4 max-md:hidden" onClick={onRecalculate}>
        <RotateCcw size={20} strokeWidth={2.2} aria-hidden="true" />
        Recalcular
      </Button>
    </div>
    <div>
      <DayLog hydration={hydration} nowMs={nowMs} />
      <WaterProducts />
      <Button variant="outline" wide className="mt-5 md:hidden" onClick={onRecalculate}>
        <RotateCcw size={20} strokeWidth={2.2} aria-hidden="true" />
        Recalcular
      </Button>
    </div>
  </div>
);

interface HourlyWarningProps {
  readonly hydration: Hydration;
  readonly nowMs: number;
}

/** Shown if the last hour has room for no further glass. What was drunk is recorded all the same. */
const HourlyWarning = ({ hydration, nowMs }: HourlyWarningProps) => {
  const { state, drunkMl, nextGlassMs } = lastHour(hydration, nowMs);
  if (state === 'under') return null;
  return (
    <div
      role="alert"
      className="mt-3 flex items-start gap-2.5 rounded-ficha bg-guayaba-tinte px-4 py-3 text-ui leading-snug text-guayaba-tinta"
    >
      <TriangleAlert size={20} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
      <p>
        <b>{figure(drunkMl)} ml en la última hora.</b>{' '}
        {state === 'over'
          ? `Queda anotado, pero es más de ${PER_HOUR_TEXT}: tanta agua tan rápido baja la sal de la sangre. No tomes más por ahora; con náuseas, dolor de cabeza o confusión, busca ayuda médica.`
          : `Con otro vaso pasarías de ${PER_HOUR_TEXT}. Haz una pausa.`}
        {nextGlassMs !== null && ` Próximo vaso: ${hourText(nextGlassMs)}`}
      </p>
    </div>
  );
};
