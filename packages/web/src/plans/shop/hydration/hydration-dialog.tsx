import { DEFAULT_ANSWERS } from '@nutricion/domain/plans/hydration/target';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { GoalView } from './goal-view.tsx';
import { useHydration } from './hydration-store.ts';
import { Questions } from './questions.tsx';
import { ResultView } from './result-view.tsx';

interface HydrationDialogProps {
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** The hydration calculator: questions, then the result, then the saved goal of today. */
export const HydrationDialog = ({ opener, onClose }: HydrationDialogProps) => {
  const { hydration, nowMs } = useHydration();
  const { goal } = hydration;
  const [step, setStep] = useState<'questions' | 'result' | 'goal'>(goal ? 'goal' : 'questions');
  const [answers, setAnswers] = useState(goal ?? DEFAULT_ANSWERS);
  // At midnight the goal is cleared while the dialog may be open.
  const shown = step === 'goal' && !goal ? 'questions' : step;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Calculadora de hidratación"
      returnFocusTo={opener}
      className={clsx(shown === 'goal' && 'md:w-[840px]!')}
    >
      {shown === 'questions' && (
        <Questions
          answers={answers}
          onAnswers={setAnswers}
          onCalculate={() => setStep('result')}
          onBack={goal && (() => setStep('goal'))}
        />
      )}
      {shown === 'result' && (
        <ResultView
          answers={answers}
          onSaved={() => setStep('goal')}
          onRecalculate={() => setStep('questions')}
        />
      )}
      {shown === 'goal' && goal && (
        <GoalView
          hydration={hydration}
          goal={goal}
          nowMs={nowMs}
          onRecalculate={() => {
            setAnswers(goal);
            setStep('questions');
          }}
        />
      )}
    </Dialog>
  );
};
