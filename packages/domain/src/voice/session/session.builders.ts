import type { Understanding } from '../understanding.ts';
import { newSession } from './session-parts.ts';
import { step } from './step.ts';
import type { ToolAnswer, VoiceEffect, VoiceEvent, VoiceSession } from './voice-session.ts';

export const anAnswer = (parts: Partial<ToolAnswer> = {}): ToolAnswer => ({
  status: 'done',
  said: 'Hecho.',
  products: [],
  changes: [],
  cart: [],
  totalCents: 0,
  questionId: null,
  lastOrder: [],
  ...parts,
});

export const anUnderstanding = (parts: Partial<Understanding> = {}): Understanding => ({
  intent: 'other',
  items: [],
  certain: true,
  because: [],
  ...parts,
});

type Unwhen<E> = E extends VoiceEvent ? Omit<E, 'atMs'> : never;

/** A session that events are told one after another, and what it wanted done. */
export const aConversation = (way: VoiceSession['way'] = 'texto') => {
  let session = newSession('s', way);
  const clock = { nowMs: 1_000_000 };
  const effects: VoiceEffect[] = [];
  const tell = (event: Unwhen<VoiceEvent>): readonly VoiceEffect[] => {
    const next = step(session, { ...event, atMs: clock.nowMs } as VoiceEvent);
    session = next.session;
    effects.push(...next.effects);
    return next.effects;
  };
  tell({ kind: 'begin', way, cart: [] });
  return {
    clock,
    tell,
    effects,
    get session() {
      return session;
    },
    /** Says something that is understood so. */
    say: (text: string, understanding: Partial<Understanding>, isMeant = true): readonly VoiceEffect[] => {
      const heard = tell({ kind: 'heard', text, isMeant });
      const wish = heard.find((each) => each.kind === 'understand');
      if (wish?.kind !== 'understand') return heard;
      return tell({
        kind: 'understood',
        phraseId: wish.phraseId,
        understanding: anUnderstanding(understanding),
        isMeant,
      });
    },
    /** Answers the call that was made last. */
    answer: (parts: Partial<ToolAnswer>): readonly VoiceEffect[] => {
      const call = effects.findLast((each) => each.kind === 'call-tool');
      return call?.kind === 'call-tool'
        ? tell({ kind: 'answered', callId: call.callId, answer: anAnswer(parts) })
        : [];
    },
    calls: () => effects.filter((each) => each.kind === 'call-tool'),
    said: () =>
      session.entries.flatMap((entry) => ('text' in entry && entry.kind !== 'customer' ? [entry.text] : [])),
  };
};
