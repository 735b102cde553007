import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectClient, type NodeClient, requestSecret } from './node-client.ts';
import { type RealtimeEvent, toText, toWireObject } from './realtime-event.ts';
import { type FakeProvider, startFakeProvider } from './start-fake-provider.ts';

const SPEECH_BYTES = 75;
const SILENCE_BYTES = 32;

let provider: FakeProvider;
let client: NodeClient | undefined;

beforeEach(async () => {
  provider = await startFakeProvider({ voiceActivity: { silenceMs: 100 } });
});
afterEach(async () => {
  await client?.close();
  client = undefined;
  await provider.close();
});

const connect = async (session: Record<string, unknown> = {}): Promise<NodeClient> => {
  client = await connectClient(provider, await requestSecret(provider));
  await client.event('session.created');
  client.send({ type: 'session.update', session: { type: 'realtime', ...session } });
  await client.event('session.updated');
  return client;
};
const say = (text: string): RealtimeEvent => ({
  type: 'conversation.item.create',
  item: { type: 'message', role: 'user', content: [{ type: 'input_text', text }] },
});
const answerTo = (call: RealtimeEvent, output: unknown): RealtimeEvent => ({
  type: 'conversation.item.create',
  item: {
    type: 'function_call_output',
    call_id: toText(toWireObject(call.item).call_id),
    output: JSON.stringify(output),
  },
});
const hangUp = (callId: string, bearer = provider.apiKey) =>
  fetch(`${provider.url}/v1/realtime/calls/${callId}/hangup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
  });

describe('a call', () => {
  it('goes from speech over a tool to what the assistant says', async () => {
    const outputs: unknown[] = [];
    provider.setScript(async (turn) => {
      turn.hear('ponme dos leches');
      outputs.push(await turn.callTool('add_product', { quantity: 2 }));
      await turn.say('Añadí dos leches.');
    });
    const { event, send, talk, heardBytes, events } = await connect({ instructions: 'Habla español.' });
    await talk(SPEECH_BYTES, 200);
    await talk(SILENCE_BYTES, 300);

    const heard = await event('conversation.item.input_audio_transcription.completed');
    expect(heard.transcript).toBe('ponme dos leches');
    const call = await event('response.output_item.done');
    expect(call.item).toMatchObject({
      type: 'function_call',
      status: 'completed',
      arguments: '{"quantity":2}',
    });
    await event('response.done');
    send(answerTo(call, { ok: true }));
    send({ type: 'response.create' });
    expect(await event('response.output_audio_transcript.done')).toMatchObject({
      transcript: 'Añadí dos leches.',
    });
    await event('output_audio_buffer.stopped');

    expect(outputs).toEqual([{ ok: true }]);
    expect(events.filter(({ type }) => type === 'response.done')).toMatchObject([
      { response: { status: 'completed' } },
      { response: { status: 'completed', usage: { output_tokens: expect.any(Number) } } },
    ]);
    expect(Math.max(...heardBytes)).toBeGreaterThan(20);
    expect(provider.log.calls).toMatchObject([
      { openedBy: 'secret', sessions: [{ instructions: 'Habla español.' }], audio: { heardSpeech: true } },
    ]);
    expect(provider.log.scriptErrors).toEqual([]);
  });

  it('answers what was typed, in writing where the session wants no sound', async () => {
    provider.setScript((turn) => turn.say(`Oí: ${turn.transcript}`));
    const { event, send, events } = await connect({ output_modalities: ['text'] });
    send(say('dos leches'));
    send({ type: 'response.create' });
    expect(await event('response.output_text.done')).toMatchObject({ text: 'Oí: dos leches' });
    await event('response.done');
    expect(events.map(({ type }) => type)).not.toContain('output_audio_buffer.started');
  });

  it('refuses a second response while one is active, and goes on', async () => {
    provider.setScript((turn) => turn.say('Un momento.'));
    const { event, send } = await connect();
    send({ type: 'response.create' });
    send({ type: 'response.create', event_id: 'mine' });
    expect((await event('error')).error).toMatchObject({
      code: 'conversation_already_has_active_response',
      event_id: 'mine',
    });
    await event('output_audio_buffer.stopped');
  });

  it('falls silent when the customer cuts in', async () => {
    const statuses: string[] = [];
    provider.setScript(async (turn) => {
      if (turn.transcript) return;
      statuses.push((await turn.say('Hay tres leches…', { soundMs: 10_000 })).status);
      statuses.push((await turn.say('¿Sí?', { interruptedAfterMs: 30 })).status);
      turn.hear('no, espera');
    });
    const { event, send } = await connect();
    send({ type: 'response.create' });
    await event('output_audio_buffer.started');
    await provider.customerSays('no, espera');
    await event('output_audio_buffer.cleared');
    await event('conversation.item.truncated');
    expect((await event('response.done')).response).toMatchObject({
      status: 'cancelled',
      status_details: { reason: 'turn_detected' },
    });
    await event('conversation.item.input_audio_transcription.completed', 2);
    expect(statuses).toEqual(['cancelled', 'cancelled']);
  });

  it('ends at once when our server hangs up', async () => {
    const { callId, closed } = await connect();
    expect((await hangUp(callId, 'ek_of_a_browser')).status).toBe(401);
    expect((await hangUp('rtc_unknown')).status).toBe(404);
    expect((await hangUp(callId)).status).toBe(200);
    await closed();
    expect(provider.log).toMatchObject({ hangups: [callId], calls: [{ endedBy: 'server' }] });
  });
});
