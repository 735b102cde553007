import type { DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import { type NextStep, stepsAfterFailure } from '@nutricion/domain/fulfilment/attempts';
import { Redo2, Refrigerator, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { haptic } from '../../../kit/lib/haptics.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { recordAction } from './use-route.ts';

const icon = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

const steps: Record<NextStep, { readonly label: string; readonly icon: ReactNode }> = {
  'second-try': { label: 'Volver a intentarlo', icon: <Redo2 {...icon} /> },
  refrigerator: { label: 'A la nevera del hospital', icon: <Refrigerator {...icon} /> },
  back: { label: 'Lo llevo de vuelta', icon: <Undo2 {...icon} /> },
};

/** Buttons for the next step after a failed delivery. */
export const NextSteps = ({ stop }: { readonly stop: DeliveryStopJson }) => {
  const { attempts, place, has_refrigerator: hasRefrigerator } = stop;
  return (
    <fieldset className="mt-3 grid gap-2">
      <legend className="mb-2 text-ui font-[650]">¿Qué sigue?</legend>
      {stepsAfterFailure({ attempts, place, hasRefrigerator }).map((step) => (
        <Button
          key={step}
          variant="outline"
          onClick={() => {
            haptic('add');
            recordAction(stop.order_id, { kind: step, version: stop.version });
          }}
        >
          {steps[step].icon}
          {place === 'refrigerator' && step === 'second-try' ? 'Subirlo de la nevera' : steps[step].label}
        </Button>
      ))}
    </fieldset>
  );
};
