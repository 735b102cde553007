import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface SaveViewDialogProps {
  /** Names already in use. */
  readonly names: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Saves the current filters as a view with a name. */
export const SaveViewDialog = ({ names, onSave, onClose }: SaveViewDialogProps) => {
  const form = useId();
  const [name, setName] = useState('');
  const [issue, setIssue] = useState<string>();
  const save = () => {
    const trimmedName = name.trim();
    if (trimmedName === '') return setIssue('Ponle un nombre.');
    if (names.includes(trimmedName)) return setIssue('Ya hay una vista con ese nombre. Escoge otro.');
    onSave(trimmedName);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Guardar esta vista"
      description="Con los filtros y la búsqueda de ahora. Solo tú la ves, en este navegador."
      actions={
        <Button type="submit" form={form}>
          Guardar
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Nombre" error={issue}>
          <TextInput value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
};
