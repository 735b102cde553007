import { quantityUnits } from '@nutricion/language';
import { Trash2 } from 'lucide-react';
import { Field } from '../../kit/ui/field.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import type { ItemDraft } from './case-draft.ts';
import { unitLabels } from './voice-labels.ts';

interface CaseItemProps {
  readonly item: ItemDraft;
  readonly position: number;
  readonly issue: string | undefined;
  readonly onChange: (item: ItemDraft) => void;
  readonly onRemove: () => void;
}

/** One product that a phrase speaks of. */
export const CaseItem = ({ item, position, issue, onChange, onRemove }: CaseItemProps) => (
  <li
    aria-label={`Producto ${position + 1}`}
    className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-x-2.5 gap-y-3 rounded-ficha bg-suelo p-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_8.5rem_auto]"
  >
    <Field label="Nombre" className="col-span-3 sm:col-span-1">
      <TextInput
        value={item.name}
        maxLength={200}
        autoComplete="off"
        placeholder="lo último que se nombró"
        onChange={(event) => onChange({ ...item, name: event.target.value })}
      />
    </Field>
    <Field label="Cantidad" error={issue}>
      <TextInput
        value={item.quantity}
        maxLength={8}
        inputMode="decimal"
        autoComplete="off"
        className="tabular-nums"
        onChange={(event) => onChange({ ...item, quantity: event.target.value })}
      />
    </Field>
    <Field label="Medida">
      <Select
        value={item.unit ?? ''}
        onChange={(event) =>
          onChange({ ...item, unit: quantityUnits.find((unit) => unit === event.target.value) ?? null })
        }
      >
        <option value="">sin medida</option>
        {quantityUnits.map((unit) => (
          <option key={unit} value={unit}>
            {unitLabels[unit]}
          </option>
        ))}
      </Select>
    </Field>
    <IconButton
      label={`Quitar ${item.name || `el producto ${position + 1}`}`}
      className="mt-[1.85rem]"
      onClick={onRemove}
    >
      <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
    </IconButton>
  </li>
);
