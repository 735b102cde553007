import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { currentSession, type SessionUser } from '../../kit/session/session-store.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { Composer } from './composer.tsx';
import { Entries } from './entries.tsx';
import { Greeting } from './greeting.tsx';
import { readInputModes } from './input-modes.ts';
import { type Microphone, openMicrophone } from './microphone.ts';
import { ModeRow } from './mode-row.tsx';
import { speechInputOff } from './speech-input.ts';
import { stateText } from './state-text.ts';
import { openVoiceController } from './voice-controller.ts';

interface VoiceDialogProps {
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** The voice assistant: typed or spoken, the same tools and the same screen. */
export const VoiceDialog = (props: VoiceDialogProps) => {
  const user = currentSession()?.user;
  return user ? <Assistant user={user} {...props} /> : <SignedOut {...props} />;
};

/** Specification, section 8. */
const SignedOut = ({ opener, onClose }: VoiceDialogProps) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} title="Asistente de voz" returnFocusTo={opener}>
    <p>Debes iniciar sesión para usar el asistente de voz</p>
  </Dialog>
);

const Assistant = ({ user, opener, onClose }: VoiceDialogProps & { readonly user: SessionUser }) => {
  const navigate = useNavigate();
  const modes = useQuery({ queryKey: ['voice-ways', user.id], queryFn: readInputModes });
  const [controller] = useState(() =>
    openVoiceController({
      userId: user.id,
      openCheckout: () => {
        onClose();
        navigate('/checkout');
      },
      onClose,
    }),
  );
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const view = useSyncExternalStore(controller.view.subscribe, controller.view.get);
  const { data } = modes;
  useEffect(() => {
    if (!data) return;
    const opened = openMicrophone({ controller, hasProvider: data.hasProvider, isLocal: data.isLocal, user });
    setMicrophone(opened);
    return () => opened.close();
  }, [controller, data, user]);
  useEffect(() => () => controller.close(), [controller]);
  const micView = useSyncExternalStore(
    microphone?.view.subscribe ?? never,
    microphone?.view.get ?? (() => speechInputOff),
  );
  const isBusy = Object.keys(view.session.calls).length > 0;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Asistente de voz"
      description={<span role="status">{stateText(micView.state, isBusy)}</span>}
      returnFocusTo={opener}
      className="h-full"
      footer={
        data && microphone ? (
          <Composer controller={controller} microphone={microphone} modes={data} micView={micView} />
        ) : (
          <Spinner label="Un momento" className="mx-auto" />
        )
      }
    >
      <ModeRow onQuiet={(isQuiet) => microphone?.setQuiet(isQuiet)} />
      {view.session.entries.length === 0 ? (
        <Greeting onExample={(text) => controller.dispatch({ kind: 'heard', text, isForShop: true })} />
      ) : (
        <Entries
          view={view}
          controller={controller}
          partial={micView.partial}
          assistantPartial={micView.assistantPartial}
          isBusy={isBusy}
        />
      )}
    </Sheet>
  );
};

const never = () => () => {};
