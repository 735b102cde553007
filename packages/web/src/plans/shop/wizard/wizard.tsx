import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, CircleAlert, Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { stepSheet } from '../../../kit/ui/layer-shape.ts';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { answersLine } from '../plan/plan-labels.ts';
import { LAST_STEP, stepAt, steps } from './steps.ts';
import { useWishes } from './use-wishes.ts';
import { WishesField } from './wishes-field.tsx';

interface WizardProps {
  readonly answers: PlanAnswers;
  /** 0 to 6. */
  readonly step: number;
  readonly onAnswers: (answers: PlanAnswers) => void;
  /** What is written in the field for everything else. */
  readonly wishText: string;
  readonly onWishes: (change: (now: PlanAnswers) => PlanAnswers, text: string) => void;
  readonly onStep: (step: number) => void;
  readonly onGenerate: () => void;
  /** Why the last try made no plan. */
  readonly failure: ReactNode;
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** Seven questions, one at a time. */
export const Wizard = (props: WizardProps) => {
  const { answers, step, onAnswers, wishText, onWishes, onStep, onGenerate, failure, opener, onClose } =
    props;
  const formId = useId();
  const heading = useFocusOnChange(step);
  const { question, hint, Fields } = stepAt(step);
  const isLast = step === LAST_STEP;
  const wishes = useWishes({ answers, text: wishText, onChange: onWishes });
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Planificador de comidas"
      returnFocusTo={opener}
      className={stepSheet}
      footer={
        <div className="flex gap-3">
          {step > 0 && (
            <Button variant="outline" size="lg" onClick={() => onStep(step - 1)}>
              <ArrowLeft size={20} strokeWidth={2.2} aria-hidden="true" />
              Atrás
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            size="lg"
            className="flex-1"
            loading={isLast && wishes.isReading}
          >
            {isLast ? (
              <>
                <Sparkles size={20} strokeWidth={2.2} aria-hidden="true" />
                Generar Plan
              </>
            ) : (
              <>
                Siguiente
                <ArrowRight size={20} strokeWidth={2.2} aria-hidden="true" />
              </>
            )}
          </Button>
        </div>
      }
    >
      <Progress step={step} />
      {isLast && failure && (
        <p className="mt-4 mb-1 flex items-start gap-2.5 rounded-[16px] bg-guayaba-tinte px-4 py-3 text-ui leading-snug font-semibold text-guayaba-tinta">
          <CircleAlert size={20} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
          <span>{failure}</span>
        </p>
      )}
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLast) onStep(step + 1);
          // The interpretation of the text is shown before a plan is made of it.
          else if (wishes.isUnread) wishes.read();
          else onGenerate();
        }}
      >
        <fieldset aria-describedby={`${formId}-pista`}>
          <legend className="contents">
            <h3 ref={heading} tabIndex={-1} className="mt-4 text-h1">
              <span className="sr-only">
                Paso {step + 1} de {steps.length}.{' '}
              </span>
              {question}
            </h3>
          </legend>
          <p id={`${formId}-pista`} className="mt-1.5 mb-4 text-tinta-suave">
            {hint}
          </p>
          <Fields answers={answers} onAnswers={onAnswers} />
        </fieldset>
        {isLast && <WishesField wishes={wishes} />}
      </form>
      {isLast && (
        <p className="mt-4 rounded-[16px] bg-suelo px-4 py-3 text-nota">
          <b className="block font-[650]">Tu plan</b>
          {answersLine(answers)}
        </p>
      )}
    </Sheet>
  );
};

/** A new question is announced; the first one needn't be. */
const useFocusOnChange = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);
  return heading;
};

/** Progress. The heading has it too, for screen readers. */
const Progress = ({ step }: { readonly step: number }) => (
  <div aria-hidden="true" className="flex items-center gap-3">
    <span className="flex flex-1 gap-1.5">
      {steps.map(({ question }, position) => (
        <span
          key={question}
          className={clsx(
            'h-1.5 flex-1 rounded-full transition-colors duration-medio',
            position <= step ? 'bg-verde' : 'bg-linea',
          )}
        />
      ))}
    </span>
    <span className="num text-nota text-tinta-suave">
      {step + 1} de {steps.length}
    </span>
  </div>
);
