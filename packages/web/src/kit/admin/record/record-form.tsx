import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useIssueFocus } from '../use-issue-focus.ts';
import { ConflictNote } from './conflict-note.tsx';
import type { FieldOf } from './record-changes.ts';
import { ResumedNote } from './resumed-note.tsx';
import type { UsedRecord } from './use-record.ts';

interface RecordFormProps<Draft extends object> {
  readonly record: UsedRecord<Draft>;
  readonly labelOf: (field: FieldOf<Draft>) => string;
  readonly fieldText: (field: FieldOf<Draft>, draft: Draft) => string;
  /** Whether the user can't edit. */
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

/** The form around a record's fields: notes on a restored draft and on conflicts, and save and discard buttons once something changed. */
export const RecordForm = <Draft extends object>(props: RecordFormProps<Draft>) => {
  const { record, labelOf, fieldText, isReadOnly, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useIssueFocus(form, record.issues);
  useSaveKey(form);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        // Ignores events that bubble from the form of a section's dialog.
        if (event.target === event.currentTarget) record.submit(event);
      }}
    >
      {record.wasResumed && record.isDirty && !isReadOnly && <ResumedNote onDiscard={record.discard} />}
      {record.conflict && !isReadOnly && (
        <div className="mb-4">
          <ConflictNote
            conflict={record.conflict}
            labelOf={labelOf}
            fieldText={fieldText}
            onChoose={record.choose}
            onSaveMine={record.saveMine}
            onShowTheirs={record.showTheirs}
          />
        </div>
      )}
      <fieldset disabled={isReadOnly} className="contents">
        {children}
        {record.isDirty && !isReadOnly && <SaveBar record={record} labelOf={labelOf} />}
      </fieldset>
    </form>
  );
};

const SaveBar = <Draft extends object>({
  record,
  labelOf,
}: Pick<RecordFormProps<Draft>, 'record' | 'labelOf'>) => {
  const { changed, reasonNeed, openText } = record;
  return (
    <section
      aria-label="Cambios sin guardar"
      className="sticky bottom-3 z-10 mt-4 rounded-bloque bg-papel p-4 shadow-3 inset-ring inset-ring-linea md:px-6"
    >
      {reasonNeed && (
        <Field
          label="¿Por qué?"
          optional={reasonNeed === 'optional'}
          hint="Queda en el historial con lo de antes y lo de ahora."
          error={record.issues.reason}
          className="mb-4"
        >
          <TextInput
            value={record.reason}
            maxLength={500}
            onChange={(event) => record.setReason(event.target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="min-w-0 flex-1 basis-48 text-ui leading-snug">
          <span className="font-[650]">
            {changed.length === 1 ? '1 cambio sin guardar' : `${changed.length} cambios sin guardar`}
          </span>
          <span className="line-clamp-2 text-nota text-tinta-suave">
            {openText ?? changed.map((field) => labelOf(field)).join(', ')}
          </span>
        </p>
        <div className="flex flex-1 gap-3 sm:flex-none">
          <Button variant="outline" onClick={record.discard} className="flex-1">
            Descartar
          </Button>
          <Button
            type="submit"
            loading={record.isSending}
            disabled={openText !== null}
            className="flex-1 whitespace-nowrap"
          >
            Guardar cambios
          </Button>
        </div>
      </div>
      <FormAlert message={record.failure} />
    </section>
  );
};

/** ⌘S and Ctrl+S save the record that holds the focus, or the only one that has changes. */
const useSaveKey = (form: React.RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      const own = form.current;
      if (!own || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      const focused = document.activeElement?.closest('form');
      if (focused && focused !== own) return;
      if (own.querySelector('[type=submit]')) own.requestSubmit();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [form]);
};
