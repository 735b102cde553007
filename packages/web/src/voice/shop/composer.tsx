import { clsx } from 'clsx';
import { Mic, SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { TextInput } from '../../kit/ui/text-input.tsx';
import type { Conductor } from './conductor.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import type { HearerView } from './hearer.ts';
import type { Microphone } from './microphone.ts';
import { canRecognize } from './speech/recognizer.ts';
import { setVoice, voiceSettings } from './voice-memory.ts';
import type { VoiceWays } from './voice-ways.ts';

interface ComposerProps {
  readonly conductor: Conductor;
  readonly microphone: Microphone;
  readonly ways: VoiceWays;
  readonly heard: HearerView;
}

const PROVIDER = 'proveedor:';
/** Longer than anybody says in one go. */
const MOST_LETTERS = 1_000;

/** Where it is typed, and the microphone beside it: held, or open until it is touched again. */
export const Composer = ({ conductor, microphone, ways, heard }: ComposerProps) => {
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const settings = useSyncExternalStore(voiceSettings.subscribe, voiceSettings.get);
  const canSpeak = ways.hasProvider || canRecognize();
  const hearer = ways.hasProvider
    ? `${PROVIDER}${ways.hearer ?? ''}`
    : ways.isLocal
      ? 'dispositivo'
      : 'navegador';
  const isOpen = heard.state !== 'off';

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    conductor.tell({ kind: 'heard', text: text.trim(), isMeant: true });
    setText('');
  };
  const begin = (isHeld: boolean) => {
    if (settings.hearer === hearer) microphone.start(isHeld);
    else setAsking(true);
  };
  const held = settings.isHandsFree
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
          maxLength={MOST_LETTERS}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
          className="flex-1"
        />
        {text.trim() !== '' || !canSpeak ? (
          <RoundButton label="Enviar" type="submit" disabled={text.trim() === ''}>
            <SendHorizontal size={22} aria-hidden="true" />
          </RoundButton>
        ) : heard.state === 'speaking' ? (
          <RoundButton label="Callar" onClick={() => microphone.interrupt()}>
            <Square size={20} aria-hidden="true" />
          </RoundButton>
        ) : (
          <RoundButton
            label={micLabel(settings.isHandsFree, isOpen)}
            isOn={isOpen}
            aria-pressed={isOpen}
            {...held}
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
        open={isAsking}
        ways={ways}
        onClose={() => setAsking(false)}
        onAgreed={() => {
          setVoice({ hearer });
          setAsking(false);
          // The finger has left the button meanwhile: it is held or touched anew.
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
