import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { understandingQuery } from './api.ts';
import { MAX_LETTERS } from './case-draft.ts';
import { CaseForm } from './case-form.tsx';

interface CaseDialogProps {
  /** The phrase; empty: typed in the form. */
  readonly phrase: string;
  readonly onClose: () => void;
}

/** How a phrase must be understood, beginning with how it is today. */
export const CaseDialog = ({ phrase, onClose }: CaseDialogProps) => {
  const exampleText = phrase.slice(0, MAX_LETTERS).trim();
  const reading = useQuery({ ...understandingQuery(exampleText), enabled: exampleText !== '' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Guardar como caso"
      description="Así la debe entender el asistente. Mientras no la entienda así, sale en Casos como falla."
      className="sm:w-[min(600px,calc(100vw-32px))]"
    >
      {exampleText === '' || reading.isFetched ? (
        <CaseForm phrase={exampleText} reading={reading.data} onSaved={onClose} />
      ) : (
        <div role="status" aria-label="Leyendo la frase" className="breathes grid gap-4">
          <Skeleton className="h-20 w-full rounded-control" />
          <Skeleton className="h-12 w-full rounded-control" />
          <Skeleton className="h-28 w-full rounded-ficha" />
        </div>
      )}
    </Dialog>
  );
};
