import { recipeLimits } from '@nutricion/domain/recipes/recipe-limits';
import { stepTimers } from '@nutricion/domain/recipes/step-timers';
import { Plus, Timer } from 'lucide-react';
import { RowTools } from '../../kit/admin/record/row-tools.tsx';
import { moveRow, removeRow, replaceRow } from '../../kit/admin/record/rows.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';

interface StepsEditorProps {
  readonly steps: readonly string[];
  readonly issue: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (steps: readonly string[]) => void;
}

/** How it is made, step by step, with the timers that the kitchen will offer of each. */
export const StepsEditor = ({ steps, issue, isReadOnly, onChange }: StepsEditorProps) => (
  <Block aria-label="Pasos">
    {issue && (
      <p role="alert" className="mb-4 text-ui leading-snug font-semibold text-guayaba-tinta">
        {issue}
      </p>
    )}
    <ol className="grid gap-4">
      {steps.map((step, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same, and a row keeps nothing of its own.
        <li key={position} className="flex items-start gap-2">
          <Field label={`Paso ${position + 1}`} className="min-w-0 flex-1">
            <TextArea
              value={step}
              rows={2}
              maxLength={recipeLimits.step}
              onChange={(event) => onChange(replaceRow(steps, position, event.target.value))}
            />
            <Timers step={step} />
          </Field>
          {!isReadOnly && (
            <span className="pt-7">
              <RowTools
                name={`el paso ${position + 1}`}
                position={position}
                count={steps.length}
                onMove={(by) => onChange(moveRow(steps, position, by))}
                onRemove={() => onChange(removeRow(steps, position))}
              />
            </span>
          )}
        </li>
      ))}
    </ol>
    {!isReadOnly && steps.length < recipeLimits.steps[1] && (
      <Button variant="quiet" className="mt-4" onClick={() => onChange([...steps, ''])}>
        <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
        Agregar un paso
      </Button>
    )}
    <p className="mt-4 text-nota leading-snug text-tinta-suave">
      Un tiempo escrito como «20 minutos» sale como reloj en la cocina. Los tiempos en segundos, los límites
      («antes de dos horas») y las horas de nevera no.
    </p>
  </Block>
);

const Timers = ({ step }: { readonly step: string }) => {
  const timers = stepTimers(step);
  if (timers.length === 0) return null;
  return (
    <ul aria-label="Relojes de este paso" className="mt-1.5 flex flex-wrap gap-1.5">
      {timers.map(({ label }) => (
        <li
          key={label}
          className="inline-flex items-center gap-1.5 rounded-control bg-rocio px-2.5 py-1 text-nota font-semibold text-verde-hondo"
        >
          <Timer size={16} strokeWidth={2.2} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
};
