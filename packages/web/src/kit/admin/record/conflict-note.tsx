import { CircleAlert } from 'lucide-react';
import { formatDayAndTime } from '../../lib/format-time.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import type { Choice, FieldOf } from './record-changes.ts';
import type { Conflict } from './record-shape.ts';

interface ConflictNoteProps<Draft extends object> {
  readonly conflict: Conflict<Draft>;
  readonly labelOf: (field: FieldOf<Draft>) => string;
  readonly fieldText: (field: FieldOf<Draft>, draft: Draft) => string;
  readonly onChoose: (field: FieldOf<Draft>, choice: Choice) => void;
  readonly onSaveMine: () => void;
  readonly onShowTheirs: () => void;
}

/** Another user saved first: shows what they changed, and lets the user choose for each field that both changed. */
export const ConflictNote = <Draft extends object>(props: ConflictNoteProps<Draft>) => {
  const { conflict, labelOf, fieldText, onChoose, onSaveMine, onShowTheirs } = props;
  const { by, at, theirOnly, clashes, choices, before } = conflict;
  const who = by ?? 'Otra persona';
  return (
    <section
      aria-label="Otra persona guardó primero"
      className="rounded-ficha bg-guayaba-tinte p-4 text-ui text-guayaba-tinta md:p-5"
    >
      <p role="alert" className="flex gap-2.5 font-[650]">
        <CircleAlert size={20} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none" />
        <span>
          {who} cambió esto{at ? ` (${formatDayAndTime(at)})` : ''} mientras escribías. Lo tuyo sigue aquí.
        </span>
      </p>
      {theirOnly.length > 0 && (
        <p className="mt-2">
          Ya puse lo que no tocaste:{' '}
          {theirOnly.map((field) => `${labelOf(field)}: ${fieldText(field, conflict.theirs)}`).join('; ')}.
        </p>
      )}
      {clashes.map((field) => (
        <fieldset key={field} className="mt-4 text-tinta">
          <legend className="font-[650]">{labelOf(field)}</legend>
          <div className="mt-2 grid gap-2 md:grid-cols-3">
            {choiceTitles(who).map(({ choice, title }) => (
              <RadioCard
                key={choice}
                name={`choque-${field}`}
                title={title}
                detail={fieldText(field, choice === 'before' ? before : conflict[choice]) || 'Vacío'}
                checked={choices[field] === choice}
                onChange={() => onChoose(field, choice)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onSaveMine}>
          Guardar lo mío
        </Button>
        <Button variant="outline" size="sm" onClick={onShowTheirs}>
          Ver lo que hay
        </Button>
      </div>
    </section>
  );
};

const choiceTitles = (who: string): readonly { readonly choice: Choice; readonly title: string }[] => [
  { choice: 'mine', title: 'Lo mío' },
  { choice: 'theirs', title: who === 'Otra persona' ? 'Lo de la otra persona' : `Lo de ${who}` },
  { choice: 'before', title: 'Como estaba' },
];
