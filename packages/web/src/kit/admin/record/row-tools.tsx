import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';

interface RowToolsProps {
  /** "Arroz", "el paso 2". */
  readonly name: string;
  readonly position: number;
  readonly count: number;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

/** Buttons that move a row up or down, or remove it. */
export const RowTools = ({ name, position, count, onMove, onRemove }: RowToolsProps) => (
  <div className="flex flex-none">
    <IconButton label={`Subir ${name}`} disabled={position === 0} onClick={() => onMove(-1)}>
      <ArrowUp size={20} aria-hidden="true" />
    </IconButton>
    <IconButton label={`Bajar ${name}`} disabled={position === count - 1} onClick={() => onMove(1)}>
      <ArrowDown size={20} aria-hidden="true" />
    </IconButton>
    <IconButton label={`Quitar ${name}`} onClick={onRemove}>
      <Trash2 size={20} aria-hidden="true" />
    </IconButton>
  </div>
);
