import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { NameForm } from './name-form.tsx';
import type { SavedPlanActions } from './use-saved-plan.ts';

interface SaveDialogProps {
  readonly plan: MealPlanJson;
  readonly savedActions: SavedPlanActions;
  readonly onClose: () => void;
}

/** Saves the plan under a name, to be opened from the profile. */
export const SaveDialog = ({ plan, savedActions, onClose }: SaveDialogProps) => (
  <Dialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={savedActions.saved ? 'Guardar cambios' : 'Guardar este plan'}
    description="Lo encuentras en tu perfil, en Planes de comida. Al abrirlo ves los precios de ese día."
  >
    <NameForm
      plan={plan}
      savedActions={savedActions}
      submitLabel="Guardar"
      onSaved={(name) => {
        toastSuccess(`Guardado: ${name}`);
        onClose();
      }}
    />
  </Dialog>
);
