import { CircleAlert } from 'lucide-react';
import { Button } from '../ui/button.tsx';

interface RefusedNoteProps {
  readonly message: string;
  /** Where somebody else saved first: both ways on. */
  readonly onKeepMine?: () => void;
  readonly onDiscard?: () => void;
}

/** Why a form of the administration wasn't saved, at its head. */
export const RefusedNote = ({ message, onKeepMine, onDiscard }: RefusedNoteProps) => (
  <div role="alert" className="rounded-control bg-guayaba-tinte px-4 py-3 text-ui text-guayaba-tinta">
    <p className="flex gap-2.5">
      <CircleAlert size={20} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none" />
      <span>{message}</span>
    </p>
    {onKeepMine && (
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onKeepMine}>
          Guardar lo mío
        </Button>
        <Button variant="outline" size="sm" onClick={onDiscard}>
          Ver lo que hay
        </Button>
      </div>
    )}
  </div>
);
