import type { AdminRecipeJson, AdminRecipeRowJson } from '@nutricion/contract/recipes/admin-recipes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../kit/api/failure-text.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { mergeRecipe } from './api.ts';
import { RecipePicker } from './public/recipe-picker.tsx';

interface MergeDialogProps {
  readonly recipe: AdminRecipeJson;
  readonly onClose: () => void;
}

/** Chooses the recipe that stays: this one is archived, and links to it lead to the other. */
export const MergeDialog = ({ recipe, onClose }: MergeDialogProps) => {
  const navigate = useNavigate();
  const [into, setInto] = useState<AdminRecipeRowJson | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const merge = async (survivor: AdminRecipeRowJson): Promise<void> => {
    setSending(true);
    try {
      const saved = await mergeRecipe(recipe, survivor.id);
      toastSuccess('Unidas', `Queda «${saved.content.title}»`);
      void navigate(`/admin/recipes/${saved.id}`);
    } catch (error) {
      setFailure(failureText(error));
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Unir a otra receta"
      description={`«${recipe.content.title}» va al archivo. Sus fotos, los planes guardados y los enlaces de antes llevan a la que escojas.`}
      actions={
        <>
          <Button disabled={into === null} loading={isSending} onClick={() => into && void merge(into)}>
            {into ? `Unir a «${into.title}»` : 'Unir'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <RecipePicker
        label="¿Cuál se queda?"
        without={[recipe.id]}
        chosenId={into?.id ?? ''}
        onPick={setInto}
      />
      <FormAlert message={failure} />
    </Dialog>
  );
};
