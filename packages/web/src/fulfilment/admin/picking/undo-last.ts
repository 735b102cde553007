import { findLine, type PickSheet } from '@nutricion/domain/fulfilment/pick-sheet';
import { announce } from '../../../kit/lib/announce.tsx';
import { haptic } from '../../../kit/lib/haptics.ts';
import { toastNote } from '../../../kit/lib/toast.ts';
import { recordActions } from './use-batch.ts';

/** Undoes the last action that counts, with a toast that names it. */
export const undoLast = (sheet: PickSheet): void => {
  const last = sheet.actions.at(-1);
  if (!last || last.kind === 'undo') return;
  recordActions({ kind: 'undo', undoes: last.id });
  haptic('remove');
  const title = 'line' in last ? findLine(sheet, last.line)?.title : undefined;
  const what =
    last.kind === 'check'
      ? `Revisa otra vez la bolsa ${last.bag}`
      : last.kind === 'pick'
        ? `Saca ${last.units} de la bolsa ${findLine(sheet, last.line)?.bag}`
        : 'Vuelve a buscarlo';
  toastNote('Deshecho', title ? `${what}: ${title}` : what);
  announce(title ? `Deshecho. ${what}: ${title}` : `Deshecho. ${what}`);
};
