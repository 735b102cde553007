import type { RealtimeCall } from './open-call.ts';

/**
 * Gives a model the answers of its tools, and then its turn: once, when every call of a response is answered and none
 * is under way, since a provider refuses a second.
 */
export const modelTurns = (send: RealtimeCall['send']) => {
  const waiting = new Set<string>();
  let isActive = false;
  let owesTurn = false;
  const giveTurn = () => {
    if (isActive || waiting.size > 0 || !owesTurn) return;
    owesTurn = false;
    send({ type: 'response.create' });
  };
  return {
    began: () => {
      isActive = true;
    },
    over: (calls: readonly { readonly callId: string }[]) => {
      isActive = false;
      for (const { callId } of calls) waiting.add(callId);
      giveTurn();
    },
    answer: (callId: string, output: object | string) => {
      if (!waiting.delete(callId)) return;
      owesTurn = true;
      send({
        type: 'conversation.item.create',
        item: { type: 'function_call_output', call_id: callId, output: JSON.stringify(output) },
      });
      giveTurn();
    },
    /** Stops what is being said. */
    interrupt: () => {
      if (!isActive) return;
      send({ type: 'response.cancel' });
      send({ type: 'output_audio_buffer.clear' });
    },
  };
};
