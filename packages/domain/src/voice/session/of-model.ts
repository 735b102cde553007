import { claimsDeed, isWrongTotal } from '../claims.ts';
import { isForeign } from '../gate.ts';
import { MOST_UNASKED_PRODUCTS } from '../voice-limits.ts';
import { isVoiceTool } from '../voice-tools.ts';
import { callTool, change, effect, flagged, inTurn, keyOf, nothing, say, show } from './session-parts.ts';
import type { Entry, Step, VoiceEvent, VoiceSession } from './voice-session.ts';

type EventOf<Kind extends VoiceEvent['kind']> = Extract<VoiceEvent, { kind: Kind }>;

/** How long a model may ask again for what a yes has just done. */
const APPROVED_MS = 15_000;

/** A provider's model calls a tool: once by each name that it gives. */
export const modelCalls = (
  session: VoiceSession,
  { callId, tool, arguments: given, atMs }: EventOf<'model-calls'>,
): Step => {
  if (session.ran.includes(callId)) return nothing(session);
  if (!isVoiceTool(tool))
    return effect({ kind: 'answer-model', callId, answer: 'Esa herramienta no existe.' })(session);
  const { approved } = session;
  if (approved && approved.key === keyOf(tool, given) && atMs - approved.atMs <= APPROVED_MS)
    return inTurn(
      session,
      change({ approved: null, ran: [...session.ran, callId] }),
      effect({ kind: 'answer-model', callId, answer: approved.answer }),
    );
  const isMany = (given.product_ids?.length ?? 0) > MOST_UNASKED_PRODUCTS;
  return callTool({ tool, arguments: given, asksFirst: isMany }, callId)(session);
};

/** The words of a provider's model count for nothing; where they claim what no tool did, the screen says so. */
export const modelSaid = (session: VoiceSession, { id, text, atMs }: EventOf<'model-said'>): Step => {
  if (text.trim() === '' || session.entries.some((entry) => entry.id === id)) return nothing(session);
  const isUntrue = claimsDeed(text) && !session.hasDone;
  const isWrong = isWrongTotal(text, session.totalCents);
  const entry: Omit<Extract<Entry, { kind: 'assistant' }>, 'id'> = {
    kind: 'assistant',
    text,
    atMs,
    isInterrupted: false,
    ...(isWrong && { flag: 'total_mismatch', rightTotalCents: session.totalCents }),
    ...(isUntrue && { flag: 'claim_without_tool' }),
  };
  return inTurn(
    session,
    show(entry, id),
    isForeign(text) ? inOtherLanguage(atMs) : nothing,
    isUntrue ? flagged('claim_without_tool') : nothing,
    isWrong ? flagged('total_mismatch') : nothing,
  );
};

const inOtherLanguage =
  (atMs: number) =>
  (session: VoiceSession): Step =>
    inTurn(
      session,
      flagged('provider_failed'),
      say('El asistente contestó en otro idioma. Repítelo, o escribe tu pedido.', atMs),
    );

/** The customer spoke over it. */
export const interrupted = (session: VoiceSession, { id }: EventOf<'interrupted'>): Step => ({
  session: {
    ...session,
    entries: session.entries.map((entry) =>
      entry.kind === 'assistant' && entry.id === id ? { ...entry, isInterrupted: true } : entry,
    ),
  },
  effects: [{ kind: 'hush' }],
});
