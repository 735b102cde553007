import type { DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import { type ColdClock, coldLeftMs, coldState } from '@nutricion/domain/fulfilment/cold-chain';
import { clsx } from 'clsx';
import { Snowflake, ThermometerSun } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { ColdSheet } from './cold-sheet.tsx';

interface ColdNoteProps {
  readonly stop: DeliveryStopJson;
  readonly clock: NonNullable<DeliveryStopJson['cold']>;
  readonly nowMs: number;
}

const MINUTE_MS = 60_000;

/** Converts the stop's JSON to the domain's `ColdClock`. */
export const coldClock = ({ warm_ms, out_since, is_hot }: ColdNoteProps['clock']): ColdClock => ({
  warmMs: warm_ms,
  outSinceMs: out_since === null ? null : Date.parse(out_since),
  isHot: is_hot,
});

/** How long cold items may still be out; after that somebody has to decide. */
export const ColdNote = ({ stop, clock, nowMs }: ColdNoteProps) => {
  const [isDeciding, setDeciding] = useState(false);
  const state = coldState(coldClock(clock), nowMs);
  const minutes = Math.max(0, Math.ceil(coldLeftMs(coldClock(clock), nowMs) / MINUTE_MS));
  return (
    <div
      className={clsx(
        'mt-2.5 rounded-ficha px-3 py-2 text-ui',
        state === 'ok' && 'bg-cielo-tinte text-cielo-tinta',
        state === 'soon' && 'bg-mango-tinte text-mango-tinta',
        state === 'over' && 'bg-guayaba-tinte text-guayaba-tinta',
      )}
    >
      <p className="flex items-center gap-2 font-[650]" role={state === 'over' ? 'alert' : undefined}>
        {state === 'over' ? (
          <ThermometerSun size={19} strokeWidth={2.3} aria-hidden="true" className="flex-none" />
        ) : (
          <Snowflake size={19} strokeWidth={2.3} aria-hidden="true" className="flex-none" />
        )}
        {state === 'over' ? 'Lo frío lleva demasiado tiempo fuera' : leftText(minutes)}
      </p>
      {state === 'over' && (
        <Button variant="danger" size="sm" wide className="mt-2" onClick={() => setDeciding(true)}>
          Decidir qué hacer con lo frío
        </Button>
      )}
      {isDeciding && <ColdSheet stop={stop} onClose={() => setDeciding(false)} />}
    </div>
  );
};

const leftText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const time = hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  return `Al frío le quedan ${time}`;
};
