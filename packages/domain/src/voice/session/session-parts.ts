import type { VoiceFlag, VoiceWay } from '../session-flags.ts';
import type { VoiceTool } from '../voice-tools.ts';
import type { Entry, OpenCall, Step, ToolArguments, VoiceEffect, VoiceSession } from './voice-session.ts';

export const newSession = (id: string, way: VoiceWay = 'texto'): VoiceSession => ({
  id,
  status: 'disconnected',
  way,
  entries: [],
  calls: {},
  ran: [],
  question: null,
  unread: [],
  acting: null,
  approved: null,
  shown: [],
  last: null,
  cart: [],
  totalCents: 0,
  hasDone: false,
  flags: [],
  undone: [],
  count: 0,
});

/** Steps one after another, each on what the one before made. */
export const inTurn = (session: VoiceSession, ...parts: readonly ((session: VoiceSession) => Step)[]): Step =>
  parts.reduce<Step>(
    (step, part) => {
      const next = part(step.session);
      return { session: next.session, effects: [...step.effects, ...next.effects] };
    },
    { session, effects: [] },
  );

export const nothing = (session: VoiceSession): Step => ({ session, effects: [] });

export const effect =
  (...effects: readonly VoiceEffect[]) =>
  (session: VoiceSession): Step => ({ session, effects });

export const change =
  (parts: Partial<VoiceSession>) =>
  (session: VoiceSession): Step => ({ session: { ...session, ...parts }, effects: [] });

type Unnamed<E> = E extends Entry ? Omit<E, 'id'> : never;

/** An entry at the end, under a name of its own. */
export const show =
  (entry: Unnamed<Entry>, id?: string) =>
  (session: VoiceSession): Step => {
    const count = session.count + 1;
    const named = { ...entry, id: id ?? `${session.id}-${count}` } as Entry;
    return { session: { ...session, count, entries: [...session.entries, named] }, effects: [] };
  };

export const flagged =
  (flag: VoiceFlag) =>
  (session: VoiceSession): Step => ({
    session: { ...session, flags: [...session.flags, flag] },
    effects: [],
  });

/** What the shop itself says: on the screen, and aloud where sound is on. */
export const say =
  (text: string, atMs: number) =>
  (session: VoiceSession): Step =>
    inTurn(
      session,
      show({ kind: 'assistant', text, atMs, isInterrupted: false }),
      // A provider's model speaks for itself.
      session.way === 'proveedor' ? nothing : effect({ kind: 'speak', text }),
    );

/** The customer's phrase that a call comes of, where there is one. */
const phraseOf = ({ entries, acting }: VoiceSession) =>
  entries.findLast((entry) => entry.kind === 'customer' && (acting === null || entry.id === acting));

interface Wish {
  readonly tool: VoiceTool;
  readonly arguments: ToolArguments;
  readonly confirms?: string | undefined;
  readonly asksFirst?: boolean;
  readonly after?: OpenCall['after'];
  readonly quantity?: number;
}

/** Calls a tool once: under the name that a model gave, which never runs again, or under one of our own. */
export const callTool =
  (
    { tool, arguments: given, confirms, asksFirst = false, after = 'nothing', quantity = 1 }: Wish,
    ofModel?: string,
  ) =>
  (session: VoiceSession): Step => {
    const count = session.count + 1;
    const callId = ofModel ?? `${session.id}-c${count}`;
    if (session.ran.includes(callId)) return nothing(session);
    const phrase = phraseOf(session);
    const open: OpenCall = { tool, arguments: given, isOfModel: ofModel !== undefined, after, quantity };
    return {
      session: {
        ...session,
        count,
        calls: { ...session.calls, [callId]: open },
        ran: [...session.ran, callId],
        entries: session.entries.map((entry) =>
          entry === phrase && entry.kind === 'customer'
            ? { ...entry, callIds: [...entry.callIds, callId] }
            : entry,
        ),
      },
      effects: [
        {
          kind: 'call-tool',
          callId,
          tool,
          arguments: given,
          phrase: phrase?.kind === 'customer' ? phrase.text : undefined,
          confirms,
          asksFirst,
        },
      ],
    };
  };

export const without = (calls: VoiceSession['calls'], callId: string): VoiceSession['calls'] =>
  Object.fromEntries(Object.entries(calls).filter(([id]) => id !== callId));

/** The open question is answered, one way or the other. */
export const closeQuestion =
  (state: 'yes' | 'no' | 'late') =>
  (session: VoiceSession): Step => ({
    session: {
      ...session,
      question: null,
      entries: session.entries.map((entry) =>
        entry.kind === 'question' && entry.state === 'open' ? { ...entry, state } : entry,
      ),
    },
    effects: [],
  });

export const keyOf = (tool: VoiceTool, given: ToolArguments): string =>
  JSON.stringify([
    tool,
    given.product_id ?? null,
    given.quantity ?? null,
    given.product_ids ?? null,
    given.quantities ?? null,
  ]);
