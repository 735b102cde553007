import { UNDO_SECONDS } from '../voice-limits.ts';
import { changesCart } from '../voice-tools.ts';
import {
  addEntry,
  addFlag,
  callKey,
  callTool,
  change,
  closeQuestion,
  effect,
  noChange,
  reply,
  runSteps,
} from './session-parts.ts';
import type { Entry, OpenCall, SessionStep, ToolResult, VoiceSession } from './voice-session.ts';

/** What a tool's answer makes of a session. */
export const toolOutcome = (
  session: VoiceSession,
  callId: string,
  call: OpenCall,
  result: ToolResult,
  atMs: number,
): SessionStep => {
  switch (result.status) {
    case 'asks':
      return onConfirmationNeeded(session, call, result, atMs);
    case 'refused':
      return runSteps(
        session,
        call.tool === 'search_products' ? noChange : addFlag('tool_refused'),
        reply(result.said, atMs),
        effect({ kind: 'feel', what: 'refused' }),
      );
    case 'done':
      return changesCart(call.tool)
        ? onDone(session, callId, call, result, atMs)
        : onResults(session, callId, call, result, atMs);
  }
};

const onConfirmationNeeded = (
  session: VoiceSession,
  call: OpenCall,
  result: ToolResult,
  atMs: number,
): SessionStep => {
  if (result.questionId === null) return reply(result.said, atMs)(session);
  const question = { id: result.questionId, tool: call.tool, arguments: call.arguments, askedAtMs: atMs };
  return runSteps(
    session,
    // Says something with this understanding.
    closeQuestion('late'),
    change({ question, last: result.products.length === 1 ? (result.products[0] ?? null) : session.last }),
    addEntry({ kind: 'question', text: result.said, state: 'open' }, result.questionId),
    effect({ kind: 'feel', what: 'asked' }),
    session.way === 'proveedor' ? noChange : effect({ kind: 'speak', text: result.said }),
  );
};

const onDone = (
  session: VoiceSession,
  callId: string,
  call: OpenCall,
  result: ToolResult,
  atMs: number,
): SessionStep => {
  const [only, ...others] = result.products;
  const receipt: Omit<Extract<Entry, { kind: 'receipt' }>, 'id'> = {
    kind: 'receipt',
    text: result.said,
    changes: result.changes,
    undoUntilMs: atMs + UNDO_SECONDS * 1_000,
    isUndone: false,
  };
  return runSteps(
    session,
    closeQuestion('late'),
    change({
      hasChangedCart: true,
      approved: { key: callKey(call.tool, call.arguments), answer: result, atMs },
      last: only && others.length === 0 ? only : session.last,
    }),
    addEntry(receipt, callId),
    effect(
      { kind: 'apply', tool: call.tool, callId, changes: result.changes },
      { kind: 'feel', what: 'done' },
      ...(session.way === 'proveedor' ? [] : [{ kind: 'speak' as const, text: result.said }]),
    ),
  );
};

const onResults = (
  session: VoiceSession,
  callId: string,
  call: OpenCall,
  result: ToolResult,
  atMs: number,
): SessionStep => {
  const { products, lastOrder } = result;
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
  return runSteps(
    session,
    reply(result.said, atMs),
    isShown ? change({ shown: products, last: products[0] ?? null }) : noChange,
    isShown ? addEntry({ kind: 'products', products, quantity: call.quantity }) : noChange,
    call.tool === 'get_recipes' || call.tool === 'get_order_history' || call.tool === 'get_cart'
      ? addEntry({ kind: 'answer' }, callId)
      : noChange,
  );
};
