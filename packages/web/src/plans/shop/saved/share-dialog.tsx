import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { showPlanError } from '../plan/plan-failure.ts';
import { sharedPlanUrl } from '../plan-address.ts';
import { NameForm } from './name-form.tsx';
import type { SavedPlanActions } from './use-saved-plan.ts';

interface ShareDialogProps {
  readonly plan: MealPlanJson;
  readonly savedActions: SavedPlanActions;
  readonly onClose: () => void;
}

/** A link for colleagues. A shared plan is saved first, so that the link has something to show. */
export const ShareDialog = ({ plan, savedActions, onClose }: ShareDialogProps) => {
  const { saved, isSaved } = savedActions;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Compartir el plan"
      description="Quien tenga cuenta en la tienda y el enlace ve el menú y la lista. Tus alergias no se comparten."
    >
      {saved?.shareToken && isSaved ? (
        <SharedLink token={saved.shareToken} savedActions={savedActions} />
      ) : saved && isSaved ? (
        <MakeLink savedActions={savedActions} />
      ) : (
        <NameForm
          plan={plan}
          savedActions={savedActions}
          submitLabel="Guardar y crear enlace"
          onSaved={() => savedActions.share()}
        />
      )}
    </Dialog>
  );
};

const MakeLink = ({ savedActions }: { readonly savedActions: SavedPlanActions }) => {
  const [isBusy, run] = useBusy();
  return (
    <Button wide loading={isBusy} onClick={() => run(savedActions.share)}>
      <Share2 size={20} strokeWidth={2.2} aria-hidden="true" />
      Crear enlace
    </Button>
  );
};

const SharedLink = ({
  token,
  savedActions,
}: {
  readonly token: string;
  readonly savedActions: SavedPlanActions;
}) => {
  const [isBusy, run] = useBusy();
  const url = sharedPlanUrl(token);
  const title = savedActions.saved?.name ?? '';
  return (
    <div className="grid gap-4">
      <Field label="Enlace">
        <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button wide onClick={() => void copy(url)}>
          <Copy size={20} strokeWidth={2.2} aria-hidden="true" />
          Copiar enlace
        </Button>
        {'share' in navigator && (
          <Button wide variant="quiet" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
            <Share2 size={20} strokeWidth={2.2} aria-hidden="true" />
            Enviar
          </Button>
        )}
      </div>
      <Button variant="outline" wide loading={isBusy} onClick={() => run(savedActions.unshare)}>
        Dejar de compartir
      </Button>
    </div>
  );
};

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    toastSuccess('Enlace copiado');
  } catch {
    toastError('No pudimos copiarlo', 'Toca el enlace y cópialo tú.');
  }
};

const useBusy = () => {
  const [isBusy, setBusy] = useState(false);
  const run = (act: () => Promise<void>) => {
    setBusy(true);
    act()
      .catch(showPlanError)
      .finally(() => setBusy(false));
  };
  return [isBusy, run] as const;
};
