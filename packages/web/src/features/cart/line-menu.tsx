import type { CartLine } from '@nutricion/domain/cart/cart';
import { clsx } from 'clsx';
import { Bookmark, Ellipsis, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { focusBesideRow } from './focus-beside-row.ts';
import { removeLineWithUndo } from './remove-line.ts';
import { saveLine } from './saved-store.ts';

interface LineMenuProps {
  readonly line: CartLine;
  readonly className?: string;
}

/** What can be done with a line beside changing how many. */
export const LineMenu = ({ line, className }: LineMenuProps) => {
  const save = () => {
    focusBesideRow();
    saveLine(line);
  };
  return (
    <div className={clsx('relative', className)}>
      <Menu
        trigger={
          <IconButton label={`Opciones de ${line.product.title}`} className="text-tinta-suave">
            <Ellipsis size={20} strokeWidth={2.1} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={save}>
          <Bookmark size={20} strokeWidth={2.1} aria-hidden="true" />
          Guardar para luego
        </MenuItem>
        <MenuItem danger onSelect={() => removeLineWithUndo(line)}>
          <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
          Quitar del carrito
        </MenuItem>
      </Menu>
    </div>
  );
};
