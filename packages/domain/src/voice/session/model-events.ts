import { claimsAction, isWrongTotal } from '../claims.ts';
import { isForeign } from '../ignore-reason.ts';
import { MAX_UNCONFIRMED_PRODUCTS } from '../voice-limits.ts';
import { isVoiceTool } from '../voice-tools.ts';
import {
  addEntry,
  addFlag,
  callKey,
  callTool,
  change,
  effect,
  noChange,
  reply,
  runSteps,
} from './session-parts.ts';
import type { Entry, SessionStep, VoiceEvent, VoiceSession } from './voice-session.ts';

type EventOf<Kind extends VoiceEvent['kind']> = Extract<VoiceEvent, { kind: Kind }>;

/** How long a model may repeat a call that a yes has just run. */
const APPROVAL_VALID_MS = 15_000;

/** A tool call of a provider's model: run once by each id that it gives. */
export const onModelCall = (
  session: VoiceSession,
  { callId, tool, arguments: given, atMs }: EventOf<'model-calls'>,
): SessionStep => {
  if (session.startedCallIds.includes(callId)) return noChange(session);
  if (!isVoiceTool(tool))
    return effect({ kind: 'answer-model', callId, answer: 'Esa herramienta no existe.' })(session);
  const { approved } = session;
  if (approved && approved.key === callKey(tool, given) && atMs - approved.atMs <= APPROVAL_VALID_MS)
    return runSteps(
      session,
      change({ approved: null, startedCallIds: [...session.startedCallIds, callId] }),
      effect({ kind: 'answer-model', callId, answer: approved.answer }),
    );
  const isMany = (given.product_ids?.length ?? 0) > MAX_UNCONFIRMED_PRODUCTS;
  return callTool({ tool, arguments: given, asksFirst: isMany }, callId)(session);
};

/** Text of a provider's model has no effect; if it claims an action that no tool did, the screen says so. */
export const onModelText = (
  session: VoiceSession,
  { id, text, atMs }: EventOf<'model-said'>,
): SessionStep => {
  if (text.trim() === '' || session.entries.some((entry) => entry.id === id)) return noChange(session);
  const isUntrue = claimsAction(text) && !session.hasChangedCart;
  const isWrong = isWrongTotal(text, session.totalCents);
  const entry: Omit<Extract<Entry, { kind: 'assistant' }>, 'id'> = {
    kind: 'assistant',
    text,
    atMs,
    isInterrupted: false,
    ...(isWrong && { flag: 'total_mismatch', rightTotalCents: session.totalCents }),
    ...(isUntrue && { flag: 'claim_without_tool' }),
  };
  return runSteps(
    session,
    addEntry(entry, id),
    isForeign(text) ? inOtherLanguage(atMs) : noChange,
    isUntrue ? addFlag('claim_without_tool') : noChange,
    isWrong ? addFlag('total_mismatch') : noChange,
  );
};

const inOtherLanguage =
  (atMs: number) =>
  (session: VoiceSession): SessionStep =>
    runSteps(
      session,
      addFlag('provider_failed'),
      reply('El asistente contestó en otro idioma. Repítelo, o escribe tu pedido.', atMs),
    );

/** The customer spoke over it. */
export const onInterrupted = (session: VoiceSession, { id }: EventOf<'interrupted'>): SessionStep => ({
  session: {
    ...session,
    entries: session.entries.map((entry) =>
      entry.kind === 'assistant' && entry.id === id ? { ...entry, isInterrupted: true } : entry,
    ),
  },
  effects: [{ kind: 'hush' }],
});
