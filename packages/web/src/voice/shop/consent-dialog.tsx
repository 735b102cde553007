import { TRANSCRIPT_DAYS } from '@nutricion/domain/voice/voice-limits';
import { useState } from 'react';
import { call } from '../../kit/api/api.ts';
import { Button } from '../../kit/ui/button.tsx';
import { CheckCard } from '../../kit/ui/check-card.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import type { VoiceWays } from './voice-ways.ts';

interface ConsentDialogProps {
  readonly open: boolean;
  readonly ways: VoiceWays;
  readonly onClose: () => void;
  readonly onAgreed: () => void;
}

const whoHears = ({ hasProvider, hearer, isLocal }: VoiceWays): string => {
  if (hasProvider) return `Tu voz va a ${hearer ?? 'nuestro proveedor de voz'}, que la oye y te contesta.`;
  if (isLocal) return 'Tu propio dispositivo entiende tu voz: no sale de él.';
  return 'Tu navegador le envía tu voz a su fabricante (Google, Apple o Microsoft), que la convierte en texto.';
};

/** Asked once, before the first word: who hears, and whether what is said is kept. */
export const ConsentDialog = ({ open, ways, onClose, onAgreed }: ConsentDialogProps) => {
  const [keeps, setKeeps] = useState(ways.consent ?? false);
  const agree = () => {
    // What can't be written down now is asked for again another time: nothing is kept without it.
    void call('PUT /api/voice/consent', { body: { keeps_transcript: keeps } }).catch(() => {});
    onAgreed();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Antes de que hables"
      description={
        <>
          <p className="text-tinta">{whoHears(ways)}</p>
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
        checked={keeps}
        onChange={({ target }) => setKeeps(target.checked)}
        title={`Guardar lo que digo, como texto, por ${TRANSCRIPT_DAYS} días`}
        detail="Nos ayuda a entender mejor. Puedes quitarlo cuando quieras."
      />
    </Dialog>
  );
};
