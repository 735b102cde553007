import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { useId, useState } from 'react';
import { RecordDiff } from '../../kit/admin/record/record-diff.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { draftOfContent } from './recipe-draft.ts';
import { recipeDiff } from './recipe-fields.ts';

interface PublishDialogProps {
  readonly recipe: AdminRecipeJson;
  readonly onClose: () => void;
  /** Undefined: now. */
  readonly onPublish: (on: string | undefined) => void;
}

/** What customers would see otherwise, and from when on. */
export const PublishDialog = ({ recipe, onClose, onPublish }: PublishDialogProps) => {
  const form = useId();
  const [today] = useState(() => puertoRicoDate(Date.now()));
  const [day, setDay] = useState(recipe.publish_on ?? today);
  const isNow = day <= today;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={recipe.published ? 'Publicar los cambios' : 'Publicar la receta'}
      className="sm:w-[min(640px,calc(100vw-32px))]!"
      actions={
        <>
          <Button type="submit" form={form}>
            {isNow ? 'Publicar ahora' : 'Programar'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      {recipe.published && (
        <div className="mb-5 max-h-[40dvh] overflow-y-auto">
          <RecordDiff
            before={draftOfContent(recipe.published)}
            after={draftOfContent(recipe.content)}
            diff={recipeDiff}
            same="Nada cambia: lo guardado es lo que ven los clientes."
          />
        </div>
      )}
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onPublish(isNow ? undefined : day);
        }}
      >
        <Field
          label="Desde qué día"
          hint={
            isNow
              ? 'Hoy: los clientes la ven enseguida.'
              : 'Ese día a las 12:00 a. m. se publica sola, tal como esté guardada.'
          }
        >
          <TextInput
            type="date"
            min={today}
            value={day}
            className="max-w-60"
            onChange={({ target }) => {
              target.value ||= today;
              setDay(target.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
};
