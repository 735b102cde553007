import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { NameForm } from './name-form.tsx';
import type { Keeping } from './use-saved.ts';

interface SaveDialogProps {
  readonly plan: MealPlanJson;
  readonly keeping: Keeping;
  readonly onClose: () => void;
}

/** Keeps the plan under a name, to be opened again from the profile. */
export const SaveDialog = ({ plan, keeping, onClose }: SaveDialogProps) => (
  <Dialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={keeping.saved ? 'Guardar cambios' : 'Guardar este plan'}
    description="Lo encuentras en tu perfil, en Planes de comida. Al abrirlo ves los precios de ese día."
  >
    <NameForm
      plan={plan}
      keeping={keeping}
      submitLabel="Guardar"
      onSaved={(name) => {
        toastSuccess(`Guardado: ${name}`);
        onClose();
      }}
    />
  </Dialog>
);
