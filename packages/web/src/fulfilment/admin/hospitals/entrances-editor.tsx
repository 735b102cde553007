import { type Shift, shiftLabels, shifts } from '@nutricion/domain/fulfilment/shift';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import type { EntranceDraft, HospitalDraft } from './hospital-draft.ts';

interface EntrancesEditorProps {
  readonly entrances: HospitalDraft['entrances'];
  /** By shift and field: `noche.phone`. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (entrances: HospitalDraft['entrances']) => void;
}

/** Which door opens by day and by night, and who is called there. */
export const EntrancesEditor = ({ entrances, errors, onChange }: EntrancesEditorProps) => (
  <fieldset className="flex flex-col gap-3">
    <legend className="mb-1 font-display text-h3 font-bold tracking-[-.02em]">Puertas y contactos</legend>
    <p className="text-ui text-tinta-suave">
      Quien reparte los ve en su ruta: los de noche desde las 7 p. m. Todo se puede dejar en blanco.
    </p>
    {shifts.map((shift) => (
      <Entrance
        key={shift}
        shift={shift}
        entrance={entrances[shift]}
        errors={errors}
        onChange={(entrance) => onChange({ ...entrances, [shift]: entrance })}
      />
    ))}
  </fieldset>
);

const fields = [
  { id: 'door', label: 'Puerta', placeholder: 'Emergencias, por la calle Marina', maxLetters: 200 },
  { id: 'contact', label: 'A quién llamar', placeholder: 'Supervisión de enfermería', maxLetters: 120 },
  { id: 'phone', label: 'Teléfono', placeholder: '787-555-0142', maxLetters: 20 },
  {
    id: 'instructions',
    label: 'Cómo llegar',
    placeholder: 'Firma en seguridad; elevador B',
    maxLetters: 500,
  },
] as const satisfies readonly { readonly id: keyof EntranceDraft; readonly [word: string]: unknown }[];

interface EntranceProps {
  readonly shift: Shift;
  readonly entrance: EntranceDraft;
  readonly errors: EntrancesEditorProps['errors'];
  readonly onChange: (entrance: EntranceDraft) => void;
}

const Entrance = ({ shift, entrance, errors, onChange }: EntranceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would need a second, invisible legend
  <div role="group" aria-label={shiftLabels[shift]} className="rounded-ficha bg-suelo p-3 md:p-4">
    <p aria-hidden="true" className="mb-2 font-semibold">
      {shiftLabels[shift]}
    </p>
    <div className="grid gap-3 md:grid-cols-2">
      {fields.map(({ id, label, placeholder, maxLetters }) => (
        <Field key={id} label={label} error={errors[`${shift}.${id}`]}>
          <TextInput
            value={entrance[id]}
            maxLength={maxLetters}
            placeholder={placeholder}
            autoComplete="off"
            {...(id === 'phone' && { type: 'tel', inputMode: 'tel' })}
            onChange={(event) => onChange({ ...entrance, [id]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  </div>
);
