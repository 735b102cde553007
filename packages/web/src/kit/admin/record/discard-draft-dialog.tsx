import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface DiscardDraftDialogProps {
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/** Before what is saved and not published is dropped. */
export const DiscardDraftDialog = ({ onClose, onDiscard }: DiscardDraftDialogProps) => (
  <Dialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="¿Descartar el borrador?"
    description="Se pierde lo que está guardado sin publicar. Lo que ven los clientes se queda igual."
    actions={
      <>
        <Button onClick={onDiscard}>Descartar</Button>
        <Button variant="outline" onClick={onClose}>
          Volver
        </Button>
      </>
    }
  />
);
