import { externalStore } from '../../kit/lib/external-store.ts';
import { browserSpeechInput } from './speech/browser-speech-input.ts';
import {
  type SpeechInput,
  type SpeechInputOptions,
  type SpeechInputView,
  speechInputOff,
} from './speech-input.ts';
import type { VoiceController } from './voice-controller.ts';
import { voiceErrorText } from './voice-error-text.ts';

export interface Microphone extends SpeechInput {
  readonly view: Pick<ReturnType<typeof externalStore<SpeechInputView>>, 'get' | 'subscribe'>;
}

interface MicrophoneOptions {
  readonly controller: VoiceController;
  readonly hasProvider: boolean;
  readonly user: { readonly id: string; readonly name: string };
  readonly isLocal: boolean;
}

/** The microphone of a session; a provider's code is only loaded if there is one. */
export const openMicrophone = ({
  controller: conductor,
  hasProvider,
  user,
  isLocal,
}: MicrophoneOptions): Microphone => {
  const view = externalStore(speechInputOff);
  const show = (parts: Partial<SpeechInputView>) => view.set({ ...view.get(), ...parts });
  const onError: SpeechInputOptions['onError'] = (voiceError, text) => {
    show(speechInputOff);
    if (voiceError === 'no-speech') return;
    conductor.dispatch({
      kind: 'trouble',
      text: text ?? voiceErrorText(voiceError),
      ...(providerErrors.has(voiceError) && { flag: 'provider_failed' as const }),
    });
    if (hasProvider) conductor.dispatch({ kind: 'way', way: 'texto' });
  };
  const options: SpeechInputOptions = { controller: conductor, shown: view.get, show, onError };
  let input: Promise<SpeechInput> | null = null;
  const open = () => {
    input ??= hasProvider
      ? import('./realtime/provider-speech-input.ts').then(({ providerSpeechInput }) =>
          providerSpeechInput(options, user),
        )
      : Promise.resolve(browserSpeechInput(options, isLocal));
    return input;
  };
  const withInput = (act: (input: SpeechInput) => void) => void input?.then(act);
  return {
    view,
    start: (isHeld) =>
      void open().then(
        (it) => it.start(isHeld),
        () => onError('no-start'),
      ),
    stop: () => withInput((it) => it.stop()),
    interrupt: () => withInput((it) => it.interrupt()),
    setQuiet: (isQuiet) => withInput((it) => it.setQuiet(isQuiet)),
    close: () => withInput((it) => it.close()),
  };
};

const providerErrors: ReadonlySet<string> = new Set(['no-start', 'gone', 'slow', 'no-udp']);
