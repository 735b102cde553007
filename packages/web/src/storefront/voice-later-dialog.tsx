import { Mic } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ToolDialogProps } from './tools.ts';

/** What will come, said plainly: nothing here pretends to work. */
export const VoiceLaterDialog = ({ opener, onClose }: ToolDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="El asistente de voz, todavía no"
    returnFocusTo={opener}
    description={
      <>
        <span
          aria-hidden="true"
          className="mb-4 grid h-[132px] place-items-center rounded-ficha bg-rocio text-verde"
        >
          <span className="grid size-[84px] place-items-center rounded-full bg-papel">
            <Mic size={40} strokeWidth={1.9} />
          </span>
        </span>
        <p className="text-tinta">Podrás pedir hablando, cuando tengas las manos ocupadas.</p>
        <p className="mt-3">
          Todavía lo estamos preparando. Mientras tanto, la tienda entera está abierta para ti.
        </p>
      </>
    }
    actions={
      <Button wide onClick={onClose}>
        Está bien
      </Button>
    }
  />
);
