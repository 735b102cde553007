import { TRANSCRIPT_RETENTION_DAYS } from '@nutricion/domain/voice/voice-limits';
import { useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { CheckCard } from '../../kit/ui/check-card.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { type InputModes, saveConsent } from './api.ts';

interface ConsentDialogProps {
  readonly open: boolean;
  readonly modes: InputModes;
  readonly onClose: () => void;
  readonly onAgreed: () => void;
}

const listenerText = ({ hasProvider, hearer: recognizerId, isLocal }: InputModes): string => {
  if (hasProvider)
    return `Tu voz va a ${recognizerId ?? 'nuestro proveedor de voz'}, que la oye y te contesta.`;
  if (isLocal) return 'Tu propio dispositivo entiende tu voz: no sale de él.';
  return 'Tu navegador le envía tu voz a su fabricante (Google, Apple o Microsoft), que la convierte en texto.';
};

/** Shown once before the first word: who listens, and whether transcripts are stored. */
export const ConsentDialog = ({ open, modes, onClose, onAgreed }: ConsentDialogProps) => {
  const [keepsTranscript, setKeepsTranscript] = useState(modes.consent ?? false);
  const agree = () => {
    saveConsent(keepsTranscript);
    onAgreed();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Antes de que hables"
      description={
        <>
          <p className="text-tinta">{listenerText(modes)}</p>
          <p className="mt-3">
            La tienda no guarda audio. No menciones pacientes. Escribir funciona siempre, sin micrófono.
          </p>
        </>
      }
      actions={
        <>
          <Button wide onClick={agree}>
            Está bien, quiero hablar
          </Button>
          <Button wide variant="outline" onClick={onClose}>
            Prefiero escribir
          </Button>
        </>
      }
    >
      <CheckCard
        checked={keepsTranscript}
        onChange={({ target }) => setKeepsTranscript(target.checked)}
        title={`Guardar lo que digo, como texto, por ${TRANSCRIPT_RETENTION_DAYS} días`}
        detail="Nos ayuda a entender mejor. Puedes quitarlo cuando quieras."
      />
    </Dialog>
  );
};
