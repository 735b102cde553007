import { Minus, Plus } from 'lucide-react';

interface PeopleStepperProps {
  readonly label: string;
  readonly hint: string;
  readonly count: number;
  /** Not below the number of named members. */
  readonly min: number;
  readonly isFull: boolean;
  readonly onChange: (count: number) => void;
}

const stepClass =
  'grid size-11 flex-none place-items-center rounded-control bg-papel text-verde inset-ring-[1.5px] inset-ring-linea hover:bg-rocio-2 disabled:text-tinta disabled:opacity-40';

/** The number of adults or children at home. */
export const PeopleStepper = ({ label, hint, count, min, isFull, onChange }: PeopleStepperProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these two buttons act at once.
  <div role="group" aria-label={label} className="flex items-center gap-2 rounded-ficha bg-suelo p-4">
    <p className="min-w-0 flex-1 leading-snug">
      <b className="block font-[650]">{label}</b>
      <span className="block text-nota text-tinta-suave">{hint}</span>
    </p>
    <button
      type="button"
      aria-label={`Uno menos en ${label.toLowerCase()}`}
      disabled={count <= min}
      onClick={() => onChange(count - 1)}
      className={stepClass}
    >
      <Minus size={20} strokeWidth={2.4} aria-hidden="true" />
    </button>
    <b className="num min-w-9 text-center text-[1.5rem] leading-none">{count}</b>
    <button
      type="button"
      aria-label={`Uno más en ${label.toLowerCase()}`}
      disabled={isFull}
      onClick={() => onChange(count + 1)}
      className={stepClass}
    >
      <Plus size={20} strokeWidth={2.4} aria-hidden="true" />
    </button>
  </div>
);
