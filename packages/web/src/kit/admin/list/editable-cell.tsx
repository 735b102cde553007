import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { toastError } from '../../lib/toast.ts';
import { Switch } from '../../ui/switch.tsx';
import type { CellEdit } from './list-types.ts';
import { TextCell } from './text-cell.tsx';

interface EditableCellProps<Row> {
  readonly edit: CellEdit<Row>;
  readonly row: Row;
  readonly isNumber: boolean;
  readonly onSaved: (row: Row) => void;
  /** What the cell shows while it isn't edited. */
  readonly children: ReactNode;
}

/** A cell that is edited in place. */
export const EditableCell = <Row,>({ edit, row, isNumber, onSaved, children }: EditableCellProps<Row>) =>
  edit.kind === 'switch' ? (
    <SwitchCell edit={edit} row={row} onSaved={onSaved} />
  ) : (
    <TextCell edit={edit} row={row} onSaved={onSaved} className={clsx(isNumber && 'text-right')}>
      {children}
    </TextCell>
  );

interface SwitchCellProps<Row> extends Pick<EditableCellProps<Row>, 'row' | 'onSaved'> {
  readonly edit: Extract<CellEdit<Row>, { readonly kind: 'switch' }>;
}

const SwitchCell = <Row,>({ edit, row, onSaved }: SwitchCellProps<Row>) => {
  const [pending, setPending] = useState<boolean | null>(null);
  const toggle = async (isOn: boolean) => {
    setPending(isOn);
    try {
      onSaved(await edit.save(row, isOn, onSaved));
    } catch (error) {
      toastError('No se pudo cambiar', failureText(error));
    }
    setPending(null);
  };
  return (
    <Switch
      checked={pending ?? edit.isOn(row)}
      label={edit.labelOf(row)}
      disabled={pending !== null}
      onChange={(isOn) => void toggle(isOn)}
    />
  );
};
