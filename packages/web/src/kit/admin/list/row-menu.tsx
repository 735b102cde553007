import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { ListDeclaration } from './list-types.ts';

interface RowMenuProps<Row> {
  readonly declaration: ListDeclaration<Row>;
  readonly row: Row;
}

/** A menu of actions on one row. */
export const RowMenu = <Row,>({ declaration: { rowActions, nameOf }, row }: RowMenuProps<Row>) => (
  <Menu
    trigger={
      <IconButton label={`Más sobre ${nameOf(row)}`}>
        <Ellipsis size={20} strokeWidth={2.4} aria-hidden="true" />
      </IconButton>
    }
  >
    {rowActions
      .filter(({ isFor }) => isFor?.(row) ?? true)
      .map(({ label, icon: Icon, act }) => (
        <MenuItem key={label} onSelect={() => act(row)}>
          <Icon size={20} strokeWidth={2.1} aria-hidden="true" className="text-verde" />
          {label}
        </MenuItem>
      ))}
  </Menu>
);
