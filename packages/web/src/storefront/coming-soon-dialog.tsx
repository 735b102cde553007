import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ComingSoonText } from './coming-soon.ts';
import type { ToolDialogProps } from './tools.ts';

interface ComingSoonDialogProps extends ToolDialogProps {
  readonly text: ComingSoonText;
}

/** Says honestly that something isn't there yet. */
export const ComingSoonDialog = ({ text, opener, onClose }: ComingSoonDialogProps) => {
  const { title, detail } = text;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      returnFocusTo={opener}
      description={
        <>
          <p>{detail}</p>
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
};
