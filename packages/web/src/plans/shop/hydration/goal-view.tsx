import type { Hydration, HydrationGoal } from '@nutricion/domain/plans/hydration/hydration';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';
import { DayLog } from './day-log.tsx';
import { GoalRing } from './goal-ring.tsx';
import { HourlyWarning } from './hourly-warning.tsx';
import { ReminderRow } from './reminder-row.tsx';
import { StepHeading } from './step-heading.tsx';
import { WaterProducts } from './water-products.tsx';

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
