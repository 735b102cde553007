import type { CartLine } from '@nutricion/domain/cart/cart';
import { Bookmark, Ellipsis, Trash2 } from 'lucide-react';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../kit/ui/menu.tsx';
import { focusNextRow } from './focus-next-row.ts';
import { removeLineWithUndo } from './remove-line.ts';
import { saveLine } from './saved-store.ts';

/** Opens when it is loaded, since the user's tap loaded it. */
export const LineMenuPanel = ({ line }: { readonly line: CartLine }) => {
  const save = () => {
    focusNextRow();
    saveLine(line);
  };
  return (
    <Menu
      defaultOpen
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
  );
};
