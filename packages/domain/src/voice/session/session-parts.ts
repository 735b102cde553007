import type { InputMode, VoiceFlag } from '../session-flags.ts';
import type { VoiceTool } from '../voice-tools.ts';
import type {
  Entry,
  OpenCall,
  SessionStep,
  ToolArguments,
  VoiceEffect,
  VoiceSession,
} from './voice-session.ts';

export const newSession = (id: string, mode: InputMode = 'texto'): VoiceSession => ({
  id,
  status: 'disconnected',
  way: mode,
  entries: [],
  calls: {},
  startedCallIds: [],
  question: null,
  pendingPhraseIds: [],
  actingPhraseId: null,
  approved: null,
  shown: [],
  last: null,
  cart: [],
  totalCents: 0,
  hasChangedCart: false,
  flags: [],
  undone: [],
  count: 0,
});

/** Steps one after another, each on what the one before made. */
export const runSteps = (
  session: VoiceSession,
  ...parts: readonly ((session: VoiceSession) => SessionStep)[]
): SessionStep =>
  parts.reduce<SessionStep>(
    (step, part) => {
      const next = part(step.session);
      return { session: next.session, effects: [...step.effects, ...next.effects] };
    },
    { session, effects: [] },
  );

export const noChange = (session: VoiceSession): SessionStep => ({ session, effects: [] });

export const effect =
  (...effects: readonly VoiceEffect[]) =>
  (session: VoiceSession): SessionStep => ({ session, effects });

export const change =
  (parts: Partial<VoiceSession>) =>
  (session: VoiceSession): SessionStep => ({ session: { ...session, ...parts }, effects: [] });

type WithoutId<E> = E extends Entry ? Omit<E, 'id'> : never;

/** An entry at the end, under a name of its own. */
export const addEntry =
  (entry: WithoutId<Entry>, id?: string) =>
  (session: VoiceSession): SessionStep => {
    const count = session.count + 1;
    const named = { ...entry, id: id ?? `${session.id}-${count}` } as Entry;
    return { session: { ...session, count, entries: [...session.entries, named] }, effects: [] };
  };

export const addFlag =
  (flag: VoiceFlag) =>
  (session: VoiceSession): SessionStep => ({
    session: { ...session, flags: [...session.flags, flag] },
    effects: [],
  });

/** A reply of the shop: on the screen, and aloud if sound is on. */
export const reply =
  (text: string, atMs: number) =>
  (session: VoiceSession): SessionStep =>
    runSteps(
      session,
      addEntry({ kind: 'assistant', text, atMs, isInterrupted: false }),
      // A provider's model speaks for itself.
      session.way === 'proveedor' ? noChange : effect({ kind: 'speak', text }),
    );

/** The customer's phrase that a call follows from, if any. */
const phraseOf = ({ entries, actingPhraseId }: VoiceSession) =>
  entries.findLast(
    (entry) => entry.kind === 'customer' && (actingPhraseId === null || entry.id === actingPhraseId),
  );

interface ToolRequest {
  readonly tool: VoiceTool;
  readonly arguments: ToolArguments;
  readonly confirms?: string | undefined;
  readonly asksFirst?: boolean;
  readonly after?: OpenCall['after'];
  readonly quantity?: number;
}

/** Calls a tool once: under the model's id, which never runs again, or under a new one. */
export const callTool =
  (
    { tool, arguments: given, confirms, asksFirst = false, after = 'nothing', quantity = 1 }: ToolRequest,
    ofModel?: string,
  ) =>
  (session: VoiceSession): SessionStep => {
    const count = session.count + 1;
    const callId = ofModel ?? `${session.id}-c${count}`;
    if (session.startedCallIds.includes(callId)) return noChange(session);
    const phrase = phraseOf(session);
    const openCall: OpenCall = { tool, arguments: given, isOfModel: ofModel !== undefined, after, quantity };
    return {
      session: {
        ...session,
        count,
        calls: { ...session.calls, [callId]: openCall },
        startedCallIds: [...session.startedCallIds, callId],
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

export const withoutCall = (calls: VoiceSession['calls'], callId: string): VoiceSession['calls'] =>
  Object.fromEntries(Object.entries(calls).filter(([id]) => id !== callId));

/** Closes the open question. */
export const closeQuestion =
  (state: 'yes' | 'no' | 'late') =>
  (session: VoiceSession): SessionStep => ({
    session: {
      ...session,
      question: null,
      entries: session.entries.map((entry) =>
        entry.kind === 'question' && entry.state === 'open' ? { ...entry, state } : entry,
      ),
    },
    effects: [],
  });

export const callKey = (tool: VoiceTool, given: ToolArguments): string =>
  JSON.stringify([
    tool,
    given.product_id ?? null,
    given.quantity ?? null,
    given.product_ids ?? null,
    given.quantities ?? null,
  ]);
