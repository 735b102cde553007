import { type Hearer, type HearerOptions, offView } from '../hearer.ts';
import { type Ear, openEar } from './recognizer.ts';
import { hush, isSpeaking } from './speaker.ts';

/** Hears by this browser's own recognition: while its button is held, or until it is turned off. */
export const browserEar = ({ conductor, show, onTrouble }: HearerOptions, isLocal: boolean): Hearer => {
  let ear: Ear | null = null;
  let isWanted = false;
  /** Hands-free: until it is turned off. */
  let isOpen = false;
  /** An ear that was closed may still tell of what it heard. */
  let turn = 0;

  // Its own voice isn't the customer's: an open microphone rests while it speaks.
  const unfollow = isSpeaking.subscribe(() => {
    if (!isOpen) return;
    if (isSpeaking.get()) {
      ear?.abort();
      show({ state: 'speaking', partial: '' });
    } else listen(false);
  });

  const listen = (isHeld: boolean): void => {
    turn += 1;
    const mine = turn;
    show({ state: 'listening' });
    ear = openEar({
      isLocal,
      isContinuous: !isHeld,
      onPartial: (partial) => {
        if (mine === turn) show({ partial, state: partial === '' ? 'listening' : 'hearing' });
      },
      onFinal: (text) => {
        if (mine !== turn || (isOpen && isSpeaking.get())) return;
        show({ partial: '' });
        conductor.tell({ kind: 'heard', text, isMeant: isHeld });
      },
      onTrouble: (trouble) => {
        if (trouble === 'no-speech') return;
        isWanted = false;
        isOpen = false;
        onTrouble(trouble);
      },
      // A browser ends by itself after a while: whoever is hands-free is heard on.
      onEnd: () => {
        if (mine !== turn) return;
        if (isOpen && isSpeaking.get()) return;
        if (isOpen) return listen(false);
        isWanted = false;
        show(offView);
      },
    });
    if (ear) return;
    isWanted = false;
    isOpen = false;
    onTrouble('failed');
  };

  return {
    start: (isHeld) => {
      if (isWanted) return;
      isWanted = true;
      // Whoever begins to speak interrupts what is being said.
      hush();
      conductor.tell({ kind: 'way', way: 'navegador' });
      isOpen = !isHeld;
      listen(isHeld);
    },
    stop: () => {
      isWanted = false;
      isOpen = false;
      ear?.stop();
    },
    interrupt: hush,
    setQuiet: () => {},
    close: () => {
      unfollow();
      hush();
      isWanted = false;
      isOpen = false;
      ear?.abort();
      show(offView);
    },
  };
};
