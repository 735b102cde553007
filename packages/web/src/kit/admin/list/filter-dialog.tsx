import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ListFilter, ListValues } from './list-types.ts';

interface FilterDialogProps {
  readonly filters: readonly ListFilter[];
  readonly values: ListValues;
  readonly onApply: (changes: Readonly<Record<string, string | undefined>>) => void;
  readonly onClose: () => void;
}

/** All filters of a list in a dialog; they take effect when applied. */
export const FilterDialog = ({ filters, values, onApply, onClose }: FilterDialogProps) => {
  const form = useId();
  const [draft, setDraft] = useState<Readonly<Record<string, string | undefined>>>({});
  const textIn = (name: string) => (name in draft ? draft[name] : values[name]) ?? '';
  const set = (name: string, value: string) =>
    setDraft((before) => ({ ...before, [name]: value || undefined }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filtros"
      actions={
        <>
          <Button type="submit" form={form}>
            Aplicar
          </Button>
          <Button
            variant="outline"
            onClick={() => setDraft(Object.fromEntries(filters.map(({ name }) => [name, undefined])))}
          >
            Quitar todos
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(draft);
          onClose();
        }}
      >
        {filters.map(({ name, label, choices, textOf }) => (
          <Field key={name} label={label}>
            {choices === 'day' ? (
              <TextInput
                type="date"
                value={textIn(name)}
                onChange={(event) => set(name, event.target.value)}
              />
            ) : (
              <Select value={textIn(name)} onChange={(event) => set(name, event.target.value)}>
                <option value="">Todos</option>
                {textIn(name) && !choices.some(({ value }) => value === textIn(name)) && (
                  <option value={textIn(name)}>{textOf?.(textIn(name)) ?? textIn(name)}</option>
                )}
                {choices.map(({ value, label: text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  );
};
