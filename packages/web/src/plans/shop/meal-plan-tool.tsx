import type { ReactNode } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorState } from '../../kit/ui/error-state.tsx';
import { stepSheet } from '../../kit/ui/layer-shape.ts';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { PlanSheet } from './plan/plan-sheet.tsx';
import { Generating } from './wizard/generating.tsx';
import { usePlanner } from './wizard/use-planner.ts';
import { Wizard } from './wizard/wizard.tsx';

interface MealPlanToolProps {
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** The meal planner out of the tools menu: seven questions, the wait, the plan. */
export const MealPlanTool = ({ opener, onClose }: MealPlanToolProps) => {
  const planner = usePlanner();
  const { view, answers, step } = planner;
  if (view.phase === 'result')
    return (
      <PlanSheet
        title="Tu plan de comidas"
        openedPlan={view.openedPlan}
        onChange={planner.storeResult}
        onNew={planner.reset}
        onRevise={planner.revise}
        onTry={planner.generate}
        opener={opener}
        onClose={onClose}
      />
    );
  if (view.phase === 'generating')
    return (
      <Generating
        days={answers.days}
        mealsPerDay={answers.mealsPerDay}
        opener={opener}
        onCancel={planner.cancel}
      />
    );
  if (view.phase === 'unopened')
    return (
      <PlannerFrame opener={opener} onClose={onClose}>
        <ErrorState heading="h3" title="No pudimos abrir tu plan" onRetry={planner.reopen}>
          {view.failure} Tu plan está guardado en este dispositivo.
        </ErrorState>
        <Button variant="outline" wide onClick={planner.revise}>
          Volver a las preguntas
        </Button>
      </PlannerFrame>
    );
  if (view.phase === 'opening' || planner.isWaiting)
    return (
      <PlannerFrame opener={opener} onClose={onClose}>
        <div role="status" aria-label="Abriendo tu plan" className="grid gap-4 pt-2">
          <Skeleton className="h-1.5 w-full rounded-full" />
          <Skeleton className="mt-2 h-8 w-3/5 rounded-control" />
          <Skeleton className="h-32 w-full rounded-ficha" />
          <Skeleton className="h-24 w-full rounded-ficha" />
        </div>
      </PlannerFrame>
    );
  return (
    <Wizard
      answers={answers}
      step={step}
      onAnswers={planner.setAnswers}
      wishText={planner.wishText}
      onWishes={planner.setWishes}
      onStep={planner.setStep}
      onGenerate={() => planner.generate()}
      failure={view.failure}
      opener={opener}
      onClose={onClose}
    />
  );
};

const PlannerFrame = ({
  opener,
  onClose,
  children,
}: MealPlanToolProps & { readonly children: ReactNode }) => (
  <Sheet
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Planificador de comidas"
    returnFocusTo={opener}
    className={stepSheet}
  >
    {children}
  </Sheet>
);
