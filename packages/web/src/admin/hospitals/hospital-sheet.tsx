import type { AdminHospitalJson } from '@nutricion/contract/hospitals';
import { PencilLine } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { RefusedNote } from '../refused-note.tsx';
import { DeliveryPointsEditor } from './delivery-points-editor.tsx';
import { useHospitalForm } from './use-hospital-form.ts';

interface HospitalSheetProps {
  /** Null makes a new one. */
  readonly hospital: AdminHospitalJson | null;
  readonly onClose: () => void;
}

/** Creates or edits a hospital. Closing it loses nothing: opening it again goes on. */
export const HospitalSheet = ({ hospital, onClose }: HospitalSheetProps) => {
  const formId = useId();
  const form = useHospitalForm(hospital, onClose);
  const { draft, edit, errors, saving } = form;
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (saving.kind === 'refused') fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [saving]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.kind !== 'saving') void form.save();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={hospital ? 'Editar hospital' : 'Hospital nuevo'}
      {...(hospital && { description: hospital.name })}
      className="md:w-[560px]"
      footer={
        <div className="flex gap-3">
          <Button type="submit" form={formId} loading={saving.kind === 'saving'} className="flex-1">
            {hospital ? 'Guardar cambios' : 'Crear hospital'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cerrar
          </Button>
        </div>
      }
    >
      <form ref={fields} id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5 pt-1">
        {form.wasResumed && <ResumedNote onDiscard={form.discard} />}
        {saving.kind === 'refused' && (
          <RefusedNote
            message={saving.message}
            {...(saving.isStale && { onKeepMine: () => void form.saveOverNewest(), onDiscard: form.giveWay })}
          />
        )}
        <Field label="Nombre" error={errors.name}>
          <TextInput
            value={draft.name}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => edit({ ...draft, name: event.target.value })}
          />
        </Field>
        <Field
          label="Dominio del correo"
          hint="Lo que va después de la @. Quien tenga ese correo podrá registrarse."
          error={errors.emailDomain}
        >
          <TextInput
            value={draft.emailDomain}
            placeholder="hospital.org"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => edit({ ...draft, emailDomain: event.target.value })}
          />
        </Field>
        <DeliveryPointsEditor draft={draft} errors={errors.byKey} onChange={edit} />
      </form>
    </Sheet>
  );
};

const ResumedNote = ({ onDiscard }: { readonly onDiscard: () => void }) => (
  <div className="flex items-center gap-3 rounded-control bg-rocio px-4 py-1.5 text-ui text-verde-hondo">
    <PencilLine size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
    <p className="flex-1">Aquí está lo que escribiste y no guardaste.</p>
    <button type="button" onClick={onDiscard} className="min-h-11 px-1 font-semibold underline">
      Descartar
    </button>
  </div>
);
