import { fold } from '@nutricion/language';
import type { VoiceFlag } from '../session-flags.ts';
import { UNDO_SECONDS } from '../voice-limits.ts';
import { actOn, confirmQuestion, denyQuestion } from './act-on-understanding.ts';
import { onInterrupted, onModelCall, onModelText } from './model-events.ts';
import {
  addEntry,
  addFlag,
  callTool,
  change,
  closeQuestion,
  effect,
  noChange,
  reply,
  runSteps,
  withoutCall,
} from './session-parts.ts';
import { toolOutcome } from './tool-outcome.ts';
import type { Entry, SessionStep, VoiceEvent, VoiceSession } from './voice-session.ts';

type EventOf<Kind extends VoiceEvent['kind']> = Extract<VoiceEvent, { kind: Kind }>;

/**
 * The session after an event, and its effects. Pure: the same events in the same order always end the same way; a
 * repeated, late or unknown one changes nothing.
 */
export const advanceSession = (session: VoiceSession, event: VoiceEvent): SessionStep => {
  if (event.kind === 'begin')
    return session.status === 'disconnected'
      ? change({ status: 'connected', way: event.way, cart: event.cart })(session)
      : noChange(session);
  if (session.status !== 'connected') return afterEnd(session, event);
  switch (event.kind) {
    case 'end':
      return runSteps(session, closeQuestion('late'), change({ status: 'ended' }), effect({ kind: 'hush' }));
    case 'cart':
      return change({ cart: event.cart, totalCents: event.totalCents })(session);
    case 'way':
      return change({ way: event.way })(session);
    case 'trouble':
      return runSteps(session, event.flag ? addFlag(event.flag) : noChange, reply(event.text, event.atMs));
    case 'heard':
      return onHeard(session, event);
    case 'understood':
      return onUnderstood(session, event);
    case 'answered':
      return onToolResult(session, event);
    case 'failed':
      return onToolFailure(session, event);
    case 'say-yes':
      return confirmQuestion(session, event.questionId, event.atMs);
    case 'say-no':
      return denyQuestion(session, event.questionId, event.atMs);
    case 'add':
      return callTool({
        tool: 'add_to_cart',
        arguments: { product_id: event.productId, quantity: event.quantity },
      })(session);
    case 'undo':
      return onUndo(session, event);
    case 'model-calls':
      return onModelCall(session, event);
    case 'model-said':
      return onModelText(session, event);
    case 'interrupted':
      return onInterrupted(session, event);
  }
};

/** A call that was running when the session ended is still shown, because it has happened. */
const afterEnd = (session: VoiceSession, event: VoiceEvent): SessionStep =>
  session.status === 'ended' && (event.kind === 'answered' || event.kind === 'undo')
    ? event.kind === 'answered'
      ? onToolResult(session, event)
      : onUndo(session, event)
    : noChange(session);

const UNDO = /^(?:deshaz|deshazlo|deshacer|deshacelo|deshaga(?:lo)?)(?: (?:eso|esto|lo ultimo))?$/;

const onHeard = (session: VoiceSession, { text, isForShop, atMs }: EventOf<'heard'>): SessionStep => {
  const phrase = text.trim();
  if (phrase === '') return noChange(session);
  const shown = runSteps(
    session,
    addEntry({ kind: 'customer', text: phrase, atMs, callIds: [] }),
    change({ hasChangedCart: false }),
    effect({ kind: 'hush' }),
  );
  const last = session.entries.findLast((entry) => entry.kind === 'receipt' && !entry.isUndone);
  if (last && UNDO.test(fold(phrase).replace(/[^a-z ]/g, '')))
    return runSteps(shown.session, effect(...shown.effects), (next) =>
      onUndo(next, { kind: 'undo', callId: last.id, atMs }),
    );
  const phraseId = shown.session.entries.at(-1)?.id ?? '';
  return runSteps(
    shown.session,
    change({ pendingPhraseIds: [...session.pendingPhraseIds, phraseId] }),
    effect(
      ...shown.effects,
      { kind: 'feel', what: 'heard' },
      { kind: 'understand', phraseId, text: phrase, isForShop },
    ),
  );
};

/** Each phrase is understood once, and phrases in a row in their order. */
const onUnderstood = (session: VoiceSession, event: EventOf<'understood'>): SessionStep => {
  const { phraseId, isForShop, understanding } = event;
  if (!session.pendingPhraseIds.includes(phraseId)) return noChange(session);
  const { intent } = understanding;
  const act = (next: VoiceSession): SessionStep => {
    // A provider's model acts itself; of its customer's words only the answer to a question is ours.
    if (next.way === 'proveedor' && !isForShop)
      return intent === 'confirm' || intent === 'deny' ? actOnReply(next, event) : noChange(next);
    return intent === 'other' && !isForShop
      ? dropPhrase(next, phraseId)
      : actOn(corrected(next, event), event);
  };
  const pendingPhraseIds = session.pendingPhraseIds.filter((id) => id !== phraseId);
  const rest = understanding.rest;
  return runSteps(
    session,
    change({ pendingPhraseIds, actingPhraseId: phraseOfRest(phraseId) }),
    isRest(phraseId) && session.question ? reply(`Contesta primero. ${LATER_TEXT}`, event.atMs) : act,
    change({ actingPhraseId: null }),
    rest === undefined ? noChange : readRest(phraseId, rest, isForShop),
  );
};

const LATER_TEXT = 'Lo demás que dijiste, dímelo después.';
const REST = '+';
const isRest = (phraseId: string): boolean => phraseId.endsWith(REST);
const phraseOfRest = (phraseId: string): string => phraseId.replace(/\++$/, '');

/** "quita la leche y pon jugo": the second order is understood when the first has been done. */
const readRest =
  (phraseId: string, text: string, isForShop: boolean) =>
  (session: VoiceSession): SessionStep => ({
    session: { ...session, pendingPhraseIds: [...session.pendingPhraseIds, phraseId + REST] },
    effects: [{ kind: 'understand', phraseId: phraseId + REST, text, isForShop }],
  });

const actOnReply = (session: VoiceSession, event: EventOf<'understood'>): SessionStep =>
  session.question ? actOn(session, event) : noChange(session);

/** How long somebody has to correct what is read back. */
const CORRECTED_MS = 10_000;
const CORRECTS = new Set(['deny', 'remove', 'set_quantity']);

/** What is taken back in words right after it was done was understood wrongly. */
const corrected = (session: VoiceSession, { understanding, atMs }: EventOf<'understood'>): VoiceSession => {
  const done = session.entries.findLast((entry) => entry.kind === 'receipt');
  const isSoon = done?.kind === 'receipt' && atMs - done.undoUntilMs + UNDO_SECONDS * 1_000 <= CORRECTED_MS;
  if (!isSoon || session.question || !CORRECTS.has(understanding.intent)) return session;
  return {
    ...session,
    flags: [...session.flags, 'corrected'],
    entries: markPhraseOf(session.entries, done.id, 'corrected'),
  };
};

const markPhraseOf = (entries: readonly Entry[], callId: string, flag: VoiceFlag): readonly Entry[] =>
  entries.map((entry) =>
    entry.kind === 'customer' && entry.callIds.includes(callId) ? { ...entry, flag } : entry,
  );

/** A phrase that was meant for others is removed, from the screen too. */
const dropPhrase = (session: VoiceSession, phraseId: string): SessionStep => ({
  session: { ...session, entries: session.entries.filter(({ id }) => id !== phraseId) },
  effects: [],
});

const onToolResult = (
  session: VoiceSession,
  { callId, answer: result, atMs }: EventOf<'answered'>,
): SessionStep => {
  const call = session.calls[callId];
  if (!call) return noChange(session);
  return runSteps(
    session,
    change({ calls: withoutCall(session.calls, callId), cart: result.cart, totalCents: result.totalCents }),
    (next) => toolOutcome(next, callId, call, result, atMs),
    call.isOfModel ? effect({ kind: 'answer-model', callId, answer: result }) : noChange,
  );
};

const onToolFailure = (session: VoiceSession, { callId, text, atMs }: EventOf<'failed'>): SessionStep => {
  const call = session.calls[callId];
  if (!call) return noChange(session);
  return runSteps(
    session,
    change({ calls: withoutCall(session.calls, callId) }),
    reply(text, atMs),
    effect({ kind: 'feel', what: 'refused' }),
    call.isOfModel ? effect({ kind: 'answer-model', callId, answer: text }) : noChange,
  );
};

const onUndo = (session: VoiceSession, { callId, atMs }: EventOf<'undo'>): SessionStep => {
  const receipt = session.entries.find((entry) => entry.id === callId);
  if (receipt?.kind !== 'receipt' || receipt.isUndone) return noChange(session);
  if (atMs > receipt.undoUntilMs)
    return reply('Ya pasó el tiempo de deshacerlo. Dime qué quito.', atMs)(session);
  return runSteps(
    session,
    change({
      undone: [...session.undone, callId],
      flags: [...session.flags, 'undone'],
      entries: markPhraseOf(session.entries, callId, 'undone').map((entry) =>
        entry === receipt ? { ...receipt, isUndone: true } : entry,
      ),
    }),
    effect({ kind: 'take-back', callId, changes: receipt.changes }),
  );
};
