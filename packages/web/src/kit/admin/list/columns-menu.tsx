import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckChip } from '../../ui/check-chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { UsedSettings } from './list-settings.ts';

interface ColumnsMenuProps {
  readonly columns: readonly { readonly id: string; readonly label: string; readonly isFixed?: boolean }[];
  readonly settings: UsedSettings;
}

/** A menu of the table's visible columns and its density. */
export const ColumnsMenu = ({ columns, settings }: ColumnsMenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const { hidden, isDense, change } = settings;
  return (
    <>
      <IconButton label="Columnas y densidad" className="bg-papel" onClick={() => setOpen(true)}>
        <Columns3 size={20} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Dialog
          open
          onOpenChange={setOpen}
          title="Columnas y densidad"
          description="Se guarda para ti en este navegador."
          actions={<Button onClick={() => setOpen(false)}>Listo</Button>}
        >
          <fieldset>
            <legend className="mb-2 text-ui font-semibold">Columnas</legend>
            <div className="flex flex-wrap gap-2">
              {columns
                .filter(({ isFixed }) => !isFixed)
                .map(({ id, label }) => (
                  <CheckChip
                    key={id}
                    checked={!hidden.includes(id)}
                    onChange={(event) =>
                      change({
                        hidden: event.target.checked ? hidden.filter((each) => each !== id) : [...hidden, id],
                      })
                    }
                  >
                    {label}
                  </CheckChip>
                ))}
            </div>
          </fieldset>
          <p className="mt-5 flex items-center justify-between gap-4 text-ui font-semibold">
            <span aria-hidden="true">Filas más juntas</span>
            <Switch checked={isDense} label="Filas más juntas" onChange={(on) => change({ isDense: on })} />
          </p>
        </Dialog>
      )}
    </>
  );
};
