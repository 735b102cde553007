import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { sayPlanFailure } from '../plan/plan-failure.ts';
import { sharedPlanUrl } from '../plan-address.ts';
import { NameForm } from './name-form.tsx';
import type { Keeping } from './use-saved.ts';

interface ShareDialogProps {
  readonly plan: MealPlanJson;
  readonly keeping: Keeping;
  readonly onClose: () => void;
}

/** A link for colleagues. What is shared is kept first: a link needs something to show. */
export const ShareDialog = ({ plan, keeping, onClose }: ShareDialogProps) => {
  const { saved, isKept } = keeping;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Compartir el plan"
      description="Quien tenga cuenta en la tienda y el enlace ve el menú y la lista. Tus alergias no se comparten."
    >
      {saved?.shareToken && isKept ? (
        <SharedLink token={saved.shareToken} keeping={keeping} />
      ) : saved && isKept ? (
        <MakeLink keeping={keeping} />
      ) : (
        <NameForm
          plan={plan}
          keeping={keeping}
          submitLabel="Guardar y crear enlace"
          onSaved={() => keeping.share()}
        />
      )}
    </Dialog>
  );
};

const MakeLink = ({ keeping }: { readonly keeping: Keeping }) => {
  const [isBusy, run] = useBusy();
  return (
    <Button wide loading={isBusy} onClick={() => run(keeping.share)}>
      <Share2 size={20} strokeWidth={2.2} aria-hidden="true" />
      Crear enlace
    </Button>
  );
};

const SharedLink = ({ token, keeping }: { readonly token: string; readonly keeping: Keeping }) => {
  const [isBusy, run] = useBusy();
  const url = sharedPlanUrl(token);
  const title = keeping.saved?.name ?? '';
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
      <Button variant="outline" wide loading={isBusy} onClick={() => run(keeping.unshare)}>
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
      .catch(sayPlanFailure)
      .finally(() => setBusy(false));
  };
  return [isBusy, run] as const;
};
