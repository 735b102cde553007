import { Bookmark, BookmarkCheck, CalendarPlus, type LucideIcon, Printer, Share2 } from 'lucide-react';
import type { SavedPlanActions } from '../saved/use-saved-plan.ts';

export type PlanDialogName = 'save' | 'share' | 'calendar';

interface PlanActionsProps {
  readonly savedActions: SavedPlanActions;
  readonly onOpenDialog: (name: PlanDialogName) => void;
}

/** What a finished plan is good for. */
export const PlanActions = ({ savedActions, onOpenDialog }: PlanActionsProps) => (
  <div className="grid h-full grid-cols-4 gap-2 xl:grid-cols-2">
    {savedActions.isSaved ? (
      <Tile icon={BookmarkCheck} label="Guardado" onClick={() => onOpenDialog('save')} />
    ) : (
      <Tile icon={Bookmark} label="Guardar" onClick={() => onOpenDialog('save')} />
    )}
    <Tile icon={Share2} label="Compartir" onClick={() => onOpenDialog('share')} />
    <Tile icon={CalendarPlus} label="Calendario" onClick={() => onOpenDialog('calendar')} />
    <Tile icon={Printer} label="Imprimir" onClick={() => window.print()} />
  </div>
);

interface TileProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
}

const Tile = ({ icon: Icon, label, onClick }: TileProps) => (
  <button
    type="button"
    onClick={onClick}
    className="flex min-h-[68px] flex-col items-center justify-center gap-1.5 rounded-[16px] bg-suelo px-1 text-nota leading-none font-semibold text-tinta transition-colors duration-rapido hover:bg-rocio"
  >
    <Icon size={22} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
    {label}
  </button>
);
