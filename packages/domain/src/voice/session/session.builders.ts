import type { Understanding } from '../understanding.ts';
import { advanceSession } from './advance-session.ts';
import { newSession } from './session-parts.ts';
import type { ToolResult, VoiceEffect, VoiceEvent, VoiceSession } from './voice-session.ts';

export const aToolResult = (parts: Partial<ToolResult> = {}): ToolResult => ({
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

type WithoutTime<E> = E extends VoiceEvent ? Omit<E, 'atMs'> : never;

/** A new question replaces the open one. */
export const aConversation = (mode: VoiceSession['way'] = 'texto', cart: VoiceSession['cart'] = []) => {
  let session = newSession('s', mode);
  const clock = { nowMs: 1_000_000 };
  const effects: VoiceEffect[] = [];
  const send = (event: WithoutTime<VoiceEvent>): readonly VoiceEffect[] => {
    const next = advanceSession(session, { ...event, atMs: clock.nowMs } as VoiceEvent);
    session = next.session;
    effects.push(...next.effects);
    return next.effects;
  };
  send({ kind: 'begin', way: mode, cart });
  return {
    clock,
    tell: send,
    effects,
    get session() {
      return session;
    },
    /** Processes events one after another, and collects the effects. */
    say: (text: string, understanding: Partial<Understanding>, isForShop = true): readonly VoiceEffect[] => {
      const heard = send({ kind: 'heard', text, isForShop });
      const wish = heard.find((each) => each.kind === 'understand');
      if (wish?.kind !== 'understand') return heard;
      return send({
        kind: 'understood',
        phraseId: wish.phraseId,
        understanding: anUnderstanding(understanding),
        isForShop,
      });
    },
    /** Answers the call that was made last. */
    answer: (parts: Partial<ToolResult>): readonly VoiceEffect[] => {
      const call = effects.findLast((each) => each.kind === 'call-tool');
      return call?.kind === 'call-tool'
        ? send({ kind: 'answered', callId: call.callId, answer: aToolResult(parts) })
        : [];
    },
    calls: () => effects.filter((each) => each.kind === 'call-tool'),
    said: () =>
      session.entries.flatMap((entry) => ('text' in entry && entry.kind !== 'customer' ? [entry.text] : [])),
  };
};
