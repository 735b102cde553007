import type { RealtimeCall } from './open-call.ts';

/**
 * Sends tool results to a model and then asks for its response: once, when every call of a response has its result
 * and no response is running, since a provider refuses a second one.
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
    /** Stops the running speech. */
    interrupt: () => {
      if (!isActive) return;
      send({ type: 'response.cancel' });
      send({ type: 'output_audio_buffer.clear' });
    },
  };
};
