import { Flame } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';

interface DishStepsProps {
  readonly steps: readonly string[];
  readonly onCook: () => void;
}

/** The steps, to read before cooking. */
export const DishSteps = ({ steps, onCook }: DishStepsProps) => (
  <section aria-labelledby="preparacion">
    <h3 id="preparacion" className="text-h2">
      Preparación
    </h3>
    <ol className="mt-3 grid gap-3.5">
      {steps.map((step, position) => (
        <li key={step} className="grid grid-cols-[32px_minmax(0,1fr)] gap-3">
          <span
            aria-hidden="true"
            className="num grid size-8 place-items-center rounded-full bg-rocio text-ui text-verde-hondo"
          >
            {position + 1}
          </span>
          <span className="pt-1 leading-snug">{step}</span>
        </li>
      ))}
    </ol>
    <Button variant="quiet" wide className="mt-4" onClick={onCook}>
      <Flame size={20} strokeWidth={2.2} aria-hidden="true" />
      Cocinar paso a paso
    </Button>
  </section>
);
