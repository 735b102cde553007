import { externalStore } from '../../kit/lib/external-store.ts';
import type { Conductor } from './conductor.ts';
import { type Hearer, type HearerOptions, type HearerView, offView } from './hearer.ts';
import { browserEar } from './speech/browser-ear.ts';
import { troubleText } from './trouble-text.ts';

export interface Microphone extends Hearer {
  readonly view: Pick<ReturnType<typeof externalStore<HearerView>>, 'get' | 'subscribe'>;
}

interface MicrophoneOptions {
  readonly conductor: Conductor;
  readonly hasProvider: boolean;
  readonly user: { readonly id: string; readonly name: string };
  readonly isLocal: boolean;
}

/** The microphone of a session; a provider's code comes when there is one. */
export const openMicrophone = ({ conductor, hasProvider, user, isLocal }: MicrophoneOptions): Microphone => {
  const view = externalStore(offView);
  const show = (parts: Partial<HearerView>) => view.set({ ...view.get(), ...parts });
  const onTrouble: HearerOptions['onTrouble'] = (trouble, text) => {
    show(offView);
    if (trouble === 'no-speech') return;
    conductor.tell({
      kind: 'trouble',
      text: text ?? troubleText(trouble),
      ...(isOfProvider.has(trouble) && { flag: 'provider_failed' as const }),
    });
    if (hasProvider) conductor.tell({ kind: 'way', way: 'texto' });
  };
  const options: HearerOptions = { conductor, shown: view.get, show, onTrouble };
  let hearer: Promise<Hearer> | null = null;
  const open = () => {
    hearer ??= hasProvider
      ? import('./realtime/provider-ear.ts').then(({ providerEar }) => providerEar(options, user))
      : Promise.resolve(browserEar(options, isLocal));
    return hearer;
  };
  const withHearer = (act: (hearer: Hearer) => void) => void hearer?.then(act);
  return {
    view,
    start: (isHeld) =>
      void open().then(
        (it) => it.start(isHeld),
        () => onTrouble('no-start'),
      ),
    stop: () => withHearer((it) => it.stop()),
    interrupt: () => withHearer((it) => it.interrupt()),
    setQuiet: (isQuiet) => withHearer((it) => it.setQuiet(isQuiet)),
    close: () => withHearer((it) => it.close()),
  };
};

const isOfProvider: ReadonlySet<string> = new Set(['no-start', 'gone', 'slow', 'no-udp']);
