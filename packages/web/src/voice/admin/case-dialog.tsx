import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { MOST_LETTERS } from './case-draft.ts';
import { CaseForm } from './case-form.tsx';
import { readingQuery } from './voice-queries.ts';

interface CaseDialogProps {
  /** What was said; empty: it is written here. */
  readonly phrase: string;
  readonly onClose: () => void;
}

/** How a phrase must be understood, beginning with how it is today. */
export const CaseDialog = ({ phrase, onClose }: CaseDialogProps) => {
  const said = phrase.slice(0, MOST_LETTERS).trim();
  const reading = useQuery({ ...readingQuery(said), enabled: said !== '' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Guardar como caso"
      description="Así la debe entender el asistente. Mientras no la entienda así, sale en Casos como falla."
      className="sm:w-[min(600px,calc(100vw-32px))]"
    >
      {said === '' || reading.isFetched ? (
        <CaseForm phrase={said} reading={reading.data} onKept={onClose} />
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
