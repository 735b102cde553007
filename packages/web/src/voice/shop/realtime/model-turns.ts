import type { RealtimeCall } from './open-call.ts';

/**
 * Gives a model the answers of its tools, and then its turn: once, when every call of a response is answered and none
 * is under way, since a provider refuses a second.
 */
export const modelTurns = (send: RealtimeCall['send']) => {
  const waiting = new Set<string>();
  let isActive = false;
  let needsResponse = false;
  const requestResponse = () => {
    if (isActive || waiting.size > 0 || !needsResponse) return;
    needsResponse = false;
    send({ type: 'response.create' });
  };
  return {
    responseStarted: () => {
      isActive = true;
    },
    responseEnded: (calls: readonly { readonly callId: string }[]) => {
      isActive = false;
      for (const { callId } of calls) waiting.add(callId);
      requestResponse();
    },
    sendToolOutput: (callId: string, output: object | string) => {
      if (!waiting.delete(callId)) return;
      needsResponse = true;
      send({
        type: 'conversation.item.create',
        item: { type: 'function_call_output', call_id: callId, output: JSON.stringify(output) },
      });
      requestResponse();
    },
    /** Stops what is being said. */
    interrupt: () => {
      if (!isActive) return;
      send({ type: 'response.cancel' });
      send({ type: 'output_audio_buffer.clear' });
    },
  };
};
