import { UNDO_SECONDS } from '../voice-limits.ts';
import { changesCart } from '../voice-tools.ts';
import {
  callTool,
  change,
  closeQuestion,
  effect,
  flagged,
  inTurn,
  keyOf,
  nothing,
  say,
  show,
} from './session-parts.ts';
import type { Entry, OpenCall, Step, ToolAnswer, VoiceSession } from './voice-session.ts';

/** What a tool's answer makes of a session. */
export const outcome = (
  session: VoiceSession,
  callId: string,
  call: OpenCall,
  answer: ToolAnswer,
  atMs: number,
): Step => {
  switch (answer.status) {
    case 'asks':
      return asked(session, call, answer, atMs);
    case 'refused':
      return inTurn(
        session,
        call.tool === 'search_products' ? nothing : flagged('tool_refused'),
        say(answer.said, atMs),
        effect({ kind: 'feel', what: 'refused' }),
      );
    case 'done':
      return changesCart(call.tool)
        ? done(session, callId, call, answer, atMs)
        : found(session, callId, call, answer, atMs);
  }
};

const asked = (session: VoiceSession, call: OpenCall, answer: ToolAnswer, atMs: number): Step => {
  if (answer.questionId === null) return say(answer.said, atMs)(session);
  const question = { id: answer.questionId, tool: call.tool, arguments: call.arguments, askedAtMs: atMs };
  return inTurn(
    session,
    // Whoever is asked something new isn't asked the old thing any more.
    closeQuestion('late'),
    change({ question, last: answer.products.length === 1 ? (answer.products[0] ?? null) : session.last }),
    show({ kind: 'question', text: answer.said, state: 'open' }, answer.questionId),
    effect({ kind: 'feel', what: 'asked' }),
    session.way === 'proveedor' ? nothing : effect({ kind: 'speak', text: answer.said }),
  );
};

const done = (
  session: VoiceSession,
  callId: string,
  call: OpenCall,
  answer: ToolAnswer,
  atMs: number,
): Step => {
  const [only, ...others] = answer.products;
  const receipt: Omit<Extract<Entry, { kind: 'receipt' }>, 'id'> = {
    kind: 'receipt',
    text: answer.said,
    changes: answer.changes,
    undoUntilMs: atMs + UNDO_SECONDS * 1_000,
    isUndone: false,
  };
  return inTurn(
    session,
    closeQuestion('late'),
    change({
      hasDone: true,
      approved: { key: keyOf(call.tool, call.arguments), answer, atMs },
      last: only && others.length === 0 ? only : session.last,
    }),
    show(receipt, callId),
    effect(
      { kind: 'apply', tool: call.tool, callId, changes: answer.changes },
      { kind: 'feel', what: 'done' },
      ...(session.way === 'proveedor' ? [] : [{ kind: 'speak' as const, text: answer.said }]),
    ),
  );
};

const found = (
  session: VoiceSession,
  callId: string,
  call: OpenCall,
  answer: ToolAnswer,
  atMs: number,
): Step => {
  const { products, lastOrder } = answer;
  if (call.after === 'reorder' && lastOrder.length > 0)
    return callTool({
      tool: 'add_multiple_to_cart',
      arguments: {
        product_ids: lastOrder.map(({ id }) => id),
        quantities: lastOrder.map(({ quantity }) => quantity),
      },
      asksFirst: true,
    })(session);
  const isShown = call.tool === 'search_products' && products.length > 0;
  return inTurn(
    session,
    say(answer.said, atMs),
    isShown ? change({ shown: products, last: products[0] ?? null }) : nothing,
    isShown ? show({ kind: 'products', products, quantity: call.quantity }) : nothing,
    call.tool === 'get_recipes' || call.tool === 'get_order_history' || call.tool === 'get_cart'
      ? show({ kind: 'answer' }, callId)
      : nothing,
  );
};
