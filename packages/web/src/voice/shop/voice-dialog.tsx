import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { currentSession, type SessionUser } from '../../kit/session/session-store.ts';
import { CheckChip } from '../../kit/ui/check-chip.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { inputModesQuery } from './api.ts';
import { Composer } from './composer.tsx';
import { Entries } from './entries.tsx';
import { Greeting } from './greeting.tsx';
import { type Microphone, openMicrophone } from './microphone.ts';
import { stopSpeaking } from './speech/speaker.ts';
import { type SpeechInputState, speechInputOff } from './speech-input.ts';
import { openVoiceController } from './voice-controller.ts';
import { changeVoiceSettings, voiceSettings } from './voice-storage.ts';

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
  const modes = useQuery(inputModesQuery(user.id));
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

/** How to be spoken with: in silence on a ward, and with the hands free. */
const ModeRow = ({ onQuiet }: { readonly onQuiet: (isQuiet: boolean) => void }) => {
  const { isQuiet, isHandsFree } = useSyncExternalStore(voiceSettings.subscribe, voiceSettings.get);
  return (
    <fieldset className="flex flex-wrap gap-2 pb-4">
      <legend className="sr-only">Cómo quieres que te hable</legend>
      <CheckChip
        checked={isQuiet}
        onChange={() => {
          onQuiet(!isQuiet);
          if (!isQuiet) stopSpeaking();
          changeVoiceSettings({ isQuiet: !isQuiet, ...(!isQuiet && { isHandsFree: false }) });
        }}
      >
        En silencio
      </CheckChip>
      <CheckChip
        checked={isHandsFree}
        onChange={() => {
          if (!isHandsFree) onQuiet(false);
          changeVoiceSettings({ isHandsFree: !isHandsFree, ...(!isHandsFree && { isQuiet: false }) });
        }}
      >
        Manos libres
      </CheckChip>
    </fieldset>
  );
};

const stateTexts: Record<SpeechInputState, string> = {
  off: 'Escribe o habla',
  starting: 'Abriendo el micrófono…',
  listening: 'Te escucho',
  hearing: 'Te estoy oyendo…',
  thinking: 'Pensando…',
  speaking: 'Hablando',
};

/** What the assistant is doing, under its name. */
const stateText = (state: SpeechInputState, isBusy: boolean): string =>
  isBusy && state === 'off' ? 'Un momento…' : stateTexts[state];
