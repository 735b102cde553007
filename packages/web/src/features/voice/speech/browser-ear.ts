import { type Hearer, type HearerOptions, offView } from '../hearer.ts';
import { type Ear, openEar } from './recognizer.ts';
import { hush } from './speaker.ts';

/** Hears by this browser's own recognition: while its button is held, or until it is turned off. */
export const browserEar = ({ conductor, show, onTrouble }: HearerOptions, isLocal: boolean): Hearer => {
  let ear: Ear | null = null;
  let isWanted = false;

  const listen = (isHeld: boolean): void => {
    ear = openEar({
      isLocal,
      isContinuous: !isHeld,
      onPartial: (partial) => show({ partial, state: partial === '' ? 'listening' : 'hearing' }),
      onFinal: (text) => {
        show({ partial: '' });
        conductor.tell({ kind: 'heard', text, isMeant: isHeld });
      },
      onTrouble: (trouble) => {
        if (trouble === 'no-speech') return;
        isWanted = false;
        onTrouble(trouble);
      },
      // A browser ends by itself after a while: whoever is hands-free is heard on.
      onEnd: () => {
        if (isWanted && !isHeld) return listen(false);
        isWanted = false;
        show(offView);
      },
    });
    if (ear) return;
    isWanted = false;
    onTrouble('failed');
  };

  return {
    start: (isHeld) => {
      if (isWanted) return;
      isWanted = true;
      // Whoever begins to speak interrupts what is being said.
      hush();
      conductor.tell({ kind: 'way', way: 'navegador' });
      show({ state: 'listening' });
      listen(isHeld);
    },
    stop: () => {
      isWanted = false;
      ear?.stop();
    },
    interrupt: hush,
    close: () => {
      isWanted = false;
      ear?.abort();
      show(offView);
    },
  };
};
