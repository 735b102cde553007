import { type StepTimer, stepTimers } from '@nutricion/domain/recipes/step-timers';
import { Timer } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';

interface CookStepProps {
  readonly number: number;
  readonly text: string;
  /** The ingredients that this step speaks of, with their amounts. */
  readonly atHand: readonly string[];
  /** Timers that are there already, by their labels. */
  readonly startedLabels: readonly string[];
  readonly onTimer: (wait: StepTimer) => void;
}

/** The step itself: what to do, with what, and how long. */
export const CookStep = ({ number, text, atHand, startedLabels, onTimer }: CookStepProps) => {
  const waits = stepTimers(text).filter(({ label }) => !startedLabels.includes(label));
  return (
    <section aria-labelledby="paso" className="flex flex-1 flex-col justify-center py-6 md:py-10">
      <h3 id="paso" className="sr-only">
        Paso {number}
      </h3>
      <p className="text-[clamp(1.625rem,1.2rem+2.1vw,2.75rem)] leading-[1.28] font-[550] text-pretty">
        {text}
      </p>
      {atHand.length > 0 && (
        <ul aria-label="Ten a mano" className="mt-6 flex flex-wrap gap-2">
          {atHand.map((ingredient) => (
            <li
              key={ingredient}
              className="rounded-control bg-rocio px-3.5 py-2 text-[1.0625rem] leading-snug font-semibold text-verde-hondo"
            >
              {ingredient}
            </li>
          ))}
        </ul>
      )}
      {waits.length > 0 && (
        <div className="mt-6 flex flex-wrap gap-3">
          {waits.map((wait) => (
            <Button key={wait.label} variant="ink" size="lg" onClick={() => onTimer(wait)}>
              <Timer size={22} strokeWidth={2.2} aria-hidden="true" />
              Reloj de {wait.label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
};
