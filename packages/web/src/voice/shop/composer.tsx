import { clsx } from 'clsx';
import { Mic, SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { TextInput } from '../../kit/ui/text-input.tsx';
import type { InputModes } from './api.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import type { Microphone } from './microphone.ts';
import { canRecognize } from './speech/recognizer.ts';
import type { SpeechInputView } from './speech-input.ts';
import type { VoiceController } from './voice-controller.ts';
import { changeVoiceSettings, voiceSettings } from './voice-storage.ts';

interface ComposerProps {
  readonly controller: VoiceController;
  readonly microphone: Microphone;
  readonly modes: InputModes;
  readonly micView: SpeechInputView;
}

const PROVIDER = 'proveedor:';
/** Longer than anybody says at once. */
const MAX_LETTERS = 1_000;

/** Where it is typed, and the microphone beside it: held, or open until it is touched again. */
export const Composer = ({ controller, microphone, modes, micView }: ComposerProps) => {
  const [text, setText] = useState('');
  const [isAskingConsent, setAskingConsent] = useState(false);
  const settings = useSyncExternalStore(voiceSettings.subscribe, voiceSettings.get);
  const canSpeak = modes.hasProvider || canRecognize();
  const recognizerId = modes.hasProvider
    ? `${PROVIDER}${modes.hearer ?? ''}`
    : modes.isLocal
      ? 'dispositivo'
      : 'navegador';
  const isOpen = micView.state !== 'off';

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    controller.dispatch({ kind: 'heard', text: text.trim(), isForShop: true });
    setText('');
  };
  const begin = (isHeld: boolean) => {
    if (settings.hearer === recognizerId) microphone.start(isHeld);
    else setAskingConsent(true);
  };
  const micHandlers = settings.isHandsFree
    ? { onClick: () => (isOpen ? microphone.stop() : begin(false)) }
    : {
        onPointerDown: () => begin(true),
        onPointerUp: () => microphone.stop(),
        onPointerCancel: () => microphone.stop(),
        onContextMenu: (event: React.MouseEvent) => event.preventDefault(),
        onKeyDown: (event: React.KeyboardEvent) => {
          if ((event.key === ' ' || event.key === 'Enter') && !event.repeat) begin(true);
        },
        onKeyUp: () => microphone.stop(),
      };
  return (
    <>
      <form onSubmit={send} className="flex items-end gap-2">
        <TextInput
          aria-label="Escribe lo que necesitas"
          placeholder="Escribe: dos leches y pan"
          value={text}
          maxLength={MAX_LETTERS}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
          className="flex-1"
        />
        {text.trim() !== '' || !canSpeak ? (
          <RoundButton label="Enviar" type="submit" disabled={text.trim() === ''}>
            <SendHorizontal size={22} aria-hidden="true" />
          </RoundButton>
        ) : micView.state === 'speaking' ? (
          <RoundButton label="Callar" onClick={() => microphone.interrupt()}>
            <Square size={20} aria-hidden="true" />
          </RoundButton>
        ) : (
          <RoundButton
            label={micLabel(settings.isHandsFree, isOpen)}
            isOn={isOpen}
            aria-pressed={isOpen}
            {...micHandlers}
          >
            <Mic size={24} aria-hidden="true" />
          </RoundButton>
        )}
      </form>
      {canSpeak && (
        <p className="mt-2 text-nota text-tinta-suave">
          {settings.isHandsFree
            ? 'Toca el micrófono y habla; tócalo otra vez para apagarlo.'
            : 'Deja apretado el micrófono mientras hablas.'}
        </p>
      )}
      <ConsentDialog
        open={isAskingConsent}
        modes={modes}
        onClose={() => setAskingConsent(false)}
        onAgreed={() => {
          changeVoiceSettings({ hearer: recognizerId });
          setAskingConsent(false);
          // The button was released while loading, so it has to be pressed again.
          if (settings.isHandsFree) microphone.start(false);
        }}
      />
    </>
  );
};

const micLabel = (isHandsFree: boolean, isOpen: boolean): string => {
  if (!isHandsFree) return 'Habla con el micrófono apretado';
  return isOpen ? 'Apagar el micrófono' : 'Encender el micrófono';
};

const RoundButton = ({
  label,
  isOn = false,
  type = 'button',
  ...rest
}: React.ComponentProps<'button'> & { readonly label: string; readonly isOn?: boolean }) => (
  <button
    type={type}
    aria-label={label}
    title={label}
    className={clsx(
      'grid size-14 flex-none touch-none place-items-center rounded-full text-white select-none disabled:opacity-55',
      isOn ? 'bg-guayaba' : 'bg-verde hover:bg-verde-pulsado',
    )}
    {...rest}
  />
);
