import { clsx } from 'clsx';
import { ArrowDownToLine, Building2, MessageSquareText, Plus, Refrigerator, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import {
  aBuilding,
  type BuildingDraft,
  editBuilding,
  type HospitalDraft,
  type UnitDraft,
} from './hospital-draft.ts';
import { newKey } from './use-hospital-record.ts';

interface DeliveryPointsEditorProps {
  readonly draft: HospitalDraft;
  /** Error texts by the key of their building or unit. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (draft: HospitalDraft) => void;
}

/** Delivery points: buildings, each with its floors or units. Enter adds a row. */
export const DeliveryPointsEditor = ({ draft, errors, onChange }: DeliveryPointsEditorProps) => {
  /** The new row is focused when it appears. */
  const addedKey = useRef<string | null>(null);

  const addBuilding = () => {
    const building = aBuilding(newKey);
    addedKey.current = building.key;
    onChange({ ...draft, buildings: [...draft.buildings, building] });
  };
  const addUnit = (key: string) => {
    const unit = { key: newKey(), unit: '' };
    addedKey.current = unit.key;
    onChange(editBuilding(draft, key, (building) => ({ ...building, units: [...building.units, unit] })));
  };
  const focusIfAdded = (key: string) => (input: HTMLInputElement | null) => {
    if (!input || addedKey.current !== key) return;
    addedKey.current = null;
    input.focus();
  };

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-display text-h3 font-bold tracking-[-.02em]">Lugares de entrega</legend>
      {draft.buildings.length === 0 && (
        <p className="text-ui text-tinta-suave">
          Sin lugares de entrega, su gente solo puede pedir para su casa.
        </p>
      )}
      {draft.buildings.length > 0 && (
        <p className="text-ui text-tinta-suave">
          Marca con la nevera dónde se puede dejar un pedido que no se pudo entregar; con la flecha, a dónde
          quien reparte no puede subir; y escribe lo que debe saber al llegar.
        </p>
      )}
      {draft.buildings.map((building, index) => (
        <BuildingFields
          key={building.key}
          building={building}
          place={index + 1}
          errors={errors}
          focusIfAdded={focusIfAdded}
          onEdit={(edit) => onChange(editBuilding(draft, building.key, edit))}
          onAddUnit={() => addUnit(building.key)}
        />
      ))}
      <Button variant="quiet" onClick={addBuilding} className="self-start">
        <Building2 size={20} strokeWidth={2.1} aria-hidden="true" />
        Añadir edificio
      </Button>
    </fieldset>
  );
};

interface BuildingFieldsProps {
  readonly building: BuildingDraft;
  /** From 1, for the name of its group. */
  readonly place: number;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly focusIfAdded: (key: string) => (input: HTMLInputElement | null) => void;
  readonly onEdit: (edit: (building: BuildingDraft) => BuildingDraft) => void;
  readonly onAddUnit: () => void;
}

const BuildingFields = ({
  building,
  place,
  errors,
  focusIfAdded,
  onEdit,
  onAddUnit,
}: BuildingFieldsProps) => {
  const name = building.building.trim() || `Edificio ${place}`;
  const setUnit = (key: string, change: Partial<UnitDraft>) =>
    onEdit((before) => ({
      ...before,
      units: before.units.map((row) => (row.key === key ? { ...row, ...change } : row)),
    }));
  const removeUnit = (key: string) =>
    onEdit((before) => ({ ...before, units: before.units.filter((row) => row.key !== key) }));
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onAddUnit();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would need a second, invisible legend
    <div role="group" aria-label={name} className="rounded-ficha bg-suelo p-3 md:p-4">
      <div className="flex items-end gap-2">
        <Field label="Edificio" error={errors[building.key]} className="min-w-0 flex-1">
          <TextInput
            ref={focusIfAdded(building.key)}
            value={building.building}
            maxLength={80}
            placeholder="Torre A"
            autoComplete="off"
            onChange={(event) => onEdit((before) => ({ ...before, building: event.target.value }))}
          />
        </Field>
        <IconButton
          label={`Quitar ${name}`}
          className="mb-0.5"
          onClick={() => onEdit((before) => ({ ...before, units: [] }))}
        >
          <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
        </IconButton>
      </div>
      <ul className="mt-3 grid gap-2 border-l-2 border-linea pl-3">
        {building.units.map((row, index) => (
          <li key={row.key}>
            <UnitField
              label={`${name}, piso o unidad ${index + 1}`}
              row={row}
              error={errors[row.key]}
              inputRef={focusIfAdded(row.key)}
              onChange={(change) => setUnit(row.key, change)}
              onKeyDown={addOnEnter}
              onRemove={() => removeUnit(row.key)}
            />
          </li>
        ))}
      </ul>
      <Button variant="outline" size="sm" className="mt-3" onClick={onAddUnit}>
        <Plus size={18} strokeWidth={2.2} aria-hidden="true" />
        Añadir piso o unidad
      </Button>
    </div>
  );
};

interface UnitFieldProps {
  readonly label: string;
  readonly row: UnitDraft;
  readonly error: string | undefined;
  readonly inputRef: (input: HTMLInputElement | null) => void;
  readonly onChange: (change: Partial<UnitDraft>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onRemove: () => void;
}

const UnitField = ({ label, row, error, inputRef, onChange, onKeyDown, onRemove }: UnitFieldProps) => {
  const [isNoting, setNoting] = useState(Boolean(row.instructions));
  const { hasRefrigerator = false, isReachable = true } = row;
  const name = row.unit.trim() || label;
  return (
    <>
      <div className="flex items-start gap-1.5">
        <Field label={label} hideLabel error={error} className="min-w-0 flex-1">
          <TextInput
            ref={inputRef}
            value={row.unit}
            maxLength={80}
            placeholder="Piso 3"
            autoComplete="off"
            onChange={(event) => onChange({ unit: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Mark
          label={`Nevera en ${name}`}
          title="Tiene nevera donde dejar un pedido"
          isOn={hasRefrigerator}
          onClick={() => onChange({ hasRefrigerator: !hasRefrigerator })}
        >
          <Refrigerator size={20} strokeWidth={2.1} aria-hidden="true" />
        </Mark>
        <Mark
          label={`En ${name} se baja a buscarlo`}
          title="Quien reparte no puede subir: se baja a buscarlo"
          isOn={!isReachable}
          onClick={() => onChange({ isReachable: !isReachable })}
        >
          <ArrowDownToLine size={20} strokeWidth={2.1} aria-hidden="true" />
        </Mark>
        <Mark
          label={`Nota para quien reparte en ${name}`}
          title="Nota para quien reparte"
          isOn={isNoting}
          onClick={() => {
            if (isNoting) onChange({ instructions: '' });
            setNoting(!isNoting);
          }}
        >
          <MessageSquareText size={20} strokeWidth={2.1} aria-hidden="true" />
        </Mark>
        <IconButton label={`Quitar ${name}`} className="mt-0.5" onClick={onRemove}>
          <X size={20} strokeWidth={2.1} aria-hidden="true" />
        </IconButton>
      </div>
      {isNoting && (
        <Field label={`Nota de ${name}`} hideLabel className="mt-1.5">
          <TextInput
            value={row.instructions ?? ''}
            maxLength={200}
            placeholder="Toca el timbre de la izquierda"
            autoComplete="off"
            onChange={(event) => onChange({ instructions: event.target.value })}
          />
        </Field>
      )}
    </>
  );
};

interface MarkProps {
  readonly label: string;
  readonly title: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Mark = ({ label, title, isOn, onClick, children }: MarkProps) => (
  <IconButton
    label={label}
    title={title}
    aria-pressed={isOn}
    className={clsx('mt-0.5', isOn ? 'bg-cielo-tinte text-cielo-tinta' : 'text-tinta-suave')}
    onClick={onClick}
  >
    {children}
  </IconButton>
);
