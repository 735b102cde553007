import type { AdminHospitalJson } from '@nutricion/contract/fulfilment/hospitals';
import { useId, useRef } from 'react';
import { ConflictNote } from '../../../kit/admin/record/conflict-note.tsx';
import { ResumedNote } from '../../../kit/admin/record/resumed-note.tsx';
import { useIssueFocus } from '../../../kit/admin/use-issue-focus.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { DeliveryPointsEditor } from './delivery-points-editor.tsx';
import { EntrancesEditor } from './entrances-editor.tsx';
import { fieldText, type HospitalDraft } from './hospital-draft.ts';
import { useHospitalRecord } from './use-hospital-record.ts';

interface HospitalSheetProps {
  /** Null makes a new one. */
  readonly hospital: AdminHospitalJson | null;
  /** A link opened it: going back leaves the page. */
  readonly isLinked: boolean;
  readonly onClose: () => void;
}

/** Creates or edits a hospital. Closing it keeps the draft for the next time. */
export const HospitalSheet = ({ hospital, isLinked, onClose }: HospitalSheetProps) => {
  const formId = useId();
  const record = useHospitalRecord(hospital, onClose);
  const { draft, edit, issues, conflict } = record;
  const fields = useRef<HTMLFormElement>(null);
  useIssueFocus(fields, issues);
  return (
    <Sheet
      open
      hasOwnHistoryEntry={isLinked}
      onOpenChange={(open) => !open && onClose()}
      title={hospital ? 'Editar hospital' : 'Hospital nuevo'}
      {...(hospital && { description: hospital.name })}
      className="md:w-[560px]"
      footer={
        <div className="flex gap-3">
          <Button type="submit" form={formId} loading={record.isSending} className="flex-1">
            {hospital ? 'Guardar cambios' : 'Crear hospital'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cerrar
          </Button>
        </div>
      }
    >
      <form
        ref={fields}
        id={formId}
        onSubmit={(event) => {
          if (hospital === null || record.isDirty) return record.submit(event);
          event.preventDefault();
          onClose();
        }}
        noValidate
        className="flex flex-col gap-5 pt-1"
      >
        {record.wasResumed && record.isDirty && <ResumedNote onDiscard={record.discard} />}
        {conflict && (
          <ConflictNote
            conflict={conflict}
            labelOf={(field) => labels[field]}
            fieldText={fieldText}
            onChoose={record.choose}
            onSaveMine={record.saveMine}
            onShowTheirs={record.showTheirs}
          />
        )}
        <Field label="Nombre" error={issues.name}>
          <TextInput
            value={draft.name}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => edit('name', event.target.value)}
          />
        </Field>
        <Field
          label="Dominio del correo"
          hint="Lo que va después de la @. Quien tenga ese correo podrá registrarse."
          error={issues.emailDomain}
        >
          <TextInput
            value={draft.emailDomain}
            placeholder="hospital.org"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck="false"
            onChange={(event) => edit('emailDomain', event.target.value)}
          />
        </Field>
        <DeliveryPointsEditor
          draft={draft}
          errors={issues}
          onChange={(next) => edit('buildings', next.buildings)}
        />
        <EntrancesEditor
          entrances={draft.entrances}
          errors={issues}
          onChange={(entrances) => edit('entrances', entrances)}
        />
        <FormAlert message={record.failure ?? record.openText} />
      </form>
    </Sheet>
  );
};

const labels: Readonly<Record<keyof HospitalDraft, string>> = {
  name: 'Nombre',
  emailDomain: 'Dominio del correo',
  buildings: 'Lugares de entrega',
  entrances: 'Puertas y contactos',
};
