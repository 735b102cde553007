import { fold } from '../../kit/fold.ts';
import type { VoiceFlag } from '../session-flags.ts';
import { UNDO_SECONDS } from '../voice-limits.ts';
import { actOn, no, yes } from './act-on.ts';
import { interrupted, modelCalls, modelSaid } from './of-model.ts';
import {
  callTool,
  change,
  closeQuestion,
  effect,
  flagged,
  inTurn,
  nothing,
  say,
  show,
  without,
} from './session-parts.ts';
import { outcome } from './tool-outcome.ts';
import type { Entry, Step, VoiceEvent, VoiceSession } from './voice-session.ts';

type EventOf<Kind extends VoiceEvent['kind']> = Extract<VoiceEvent, { kind: Kind }>;

/**
 * What an event makes of a session, and what is to be done. Pure: the same events in the same order always end the
 * same way; a repeated, late or unknown one changes nothing.
 */
export const step = (session: VoiceSession, event: VoiceEvent): Step => {
  if (event.kind === 'begin')
    return session.status === 'disconnected'
      ? change({ status: 'connected', way: event.way, cart: event.cart })(session)
      : nothing(session);
  if (session.status !== 'connected') return late(session, event);
  switch (event.kind) {
    case 'end':
      return inTurn(session, closeQuestion('late'), change({ status: 'ended' }), effect({ kind: 'hush' }));
    case 'cart':
      return change({ cart: event.cart, totalCents: event.totalCents })(session);
    case 'way':
      return change({ way: event.way })(session);
    case 'trouble':
      return inTurn(session, event.flag ? flagged(event.flag) : nothing, say(event.text, event.atMs));
    case 'heard':
      return heard(session, event);
    case 'understood':
      return understood(session, event);
    case 'answered':
      return answered(session, event);
    case 'failed':
      return failed(session, event);
    case 'say-yes':
      return yes(session, event.questionId, event.atMs);
    case 'say-no':
      return no(session, event.questionId, event.atMs);
    case 'add':
      return callTool({
        tool: 'add_to_cart',
        arguments: { product_id: event.productId, quantity: event.quantity },
      })(session);
    case 'undo':
      return undo(session, event);
    case 'model-calls':
      return modelCalls(session, event);
    case 'model-said':
      return modelSaid(session, event);
    case 'interrupted':
      return interrupted(session, event);
  }
};

/** What was under way when it ended is still shown: it has happened. */
const late = (session: VoiceSession, event: VoiceEvent): Step =>
  session.status === 'ended' && (event.kind === 'answered' || event.kind === 'undo')
    ? event.kind === 'answered'
      ? answered(session, event)
      : undo(session, event)
    : nothing(session);

const UNDO = /^(?:deshaz|deshazlo|deshacer|deshacelo|deshaga(?:lo)?)(?: (?:eso|esto|lo ultimo))?$/;

const heard = (session: VoiceSession, { text, isMeant, atMs }: EventOf<'heard'>): Step => {
  const phrase = text.trim();
  if (phrase === '') return nothing(session);
  const shown = inTurn(
    session,
    show({ kind: 'customer', text: phrase, atMs, callIds: [] }),
    change({ hasDone: false }),
    effect({ kind: 'hush' }),
  );
  const last = session.entries.findLast((entry) => entry.kind === 'receipt' && !entry.isUndone);
  if (last && UNDO.test(fold(phrase).replace(/[^a-z ]/g, '')))
    return inTurn(shown.session, effect(...shown.effects), (next) =>
      undo(next, { kind: 'undo', callId: last.id, atMs }),
    );
  const phraseId = shown.session.entries.at(-1)?.id ?? '';
  return inTurn(
    shown.session,
    change({ unread: [...session.unread, phraseId] }),
    effect(
      ...shown.effects,
      { kind: 'feel', what: 'heard' },
      { kind: 'understand', phraseId, text: phrase, isMeant },
    ),
  );
};

/** A phrase is understood once; those said in a row each in their turn. */
const understood = (session: VoiceSession, event: EventOf<'understood'>): Step => {
  const { phraseId, isMeant, understanding } = event;
  if (!session.unread.includes(phraseId)) return nothing(session);
  const { intent } = understanding;
  const act = (next: VoiceSession): Step => {
    // A provider's model acts itself; of its customer's words only the answer to a question is ours.
    if (next.way === 'proveedor' && !isMeant)
      return intent === 'confirm' || intent === 'deny' ? actOnAnswer(next, event) : nothing(next);
    return intent === 'other' && !isMeant ? forget(next, phraseId) : actOn(corrected(next, event), event);
  };
  const unread = session.unread.filter((id) => id !== phraseId);
  const rest = understanding.rest;
  return inTurn(
    session,
    change({ unread, acting: phraseOfRest(phraseId) }),
    isRest(phraseId) && session.question ? say(`Contesta primero. ${AGAIN}`, event.atMs) : act,
    change({ acting: null }),
    rest === undefined ? nothing : readRest(phraseId, rest, isMeant),
  );
};

const AGAIN = 'Lo demás que dijiste, dímelo después.';
const REST = '+';
const isRest = (phraseId: string): boolean => phraseId.endsWith(REST);
const phraseOfRest = (phraseId: string): string => phraseId.replace(/\++$/, '');

/** "quita la leche y pon jugo": the second order is understood when the first has been done. */
const readRest =
  (phraseId: string, text: string, isMeant: boolean) =>
  (session: VoiceSession): Step => ({
    session: { ...session, unread: [...session.unread, phraseId + REST] },
    effects: [{ kind: 'understand', phraseId: phraseId + REST, text, isMeant }],
  });

const actOnAnswer = (session: VoiceSession, event: EventOf<'understood'>): Step =>
  session.question ? actOn(session, event) : nothing(session);

/** As long as somebody who hears it read back needs to say that it is wrong. */
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

/** What was said to others isn't kept, not even on the screen. */
const forget = (session: VoiceSession, phraseId: string): Step => ({
  session: { ...session, entries: session.entries.filter(({ id }) => id !== phraseId) },
  effects: [],
});

const answered = (session: VoiceSession, { callId, answer, atMs }: EventOf<'answered'>): Step => {
  const call = session.calls[callId];
  if (!call) return nothing(session);
  return inTurn(
    session,
    change({ calls: without(session.calls, callId), cart: answer.cart, totalCents: answer.totalCents }),
    (next) => outcome(next, callId, call, answer, atMs),
    call.isOfModel ? effect({ kind: 'answer-model', callId, answer }) : nothing,
  );
};

const failed = (session: VoiceSession, { callId, text, atMs }: EventOf<'failed'>): Step => {
  const call = session.calls[callId];
  if (!call) return nothing(session);
  return inTurn(
    session,
    change({ calls: without(session.calls, callId) }),
    say(text, atMs),
    effect({ kind: 'feel', what: 'refused' }),
    call.isOfModel ? effect({ kind: 'answer-model', callId, answer: text }) : nothing,
  );
};

const undo = (session: VoiceSession, { callId, atMs }: EventOf<'undo'>): Step => {
  const receipt = session.entries.find((entry) => entry.id === callId);
  if (receipt?.kind !== 'receipt' || receipt.isUndone) return nothing(session);
  if (atMs > receipt.undoUntilMs)
    return say('Ya pasó el tiempo de deshacerlo. Dime qué quito.', atMs)(session);
  return inTurn(
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
