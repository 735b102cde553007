import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectClient, type NodeClient, requestSecret } from './node-client.ts';
import { toText, toWireObject, type WireObject } from './realtime-event.ts';
import { type FakeProvider, startFakeProvider } from './start-fake-provider.ts';

let provider: FakeProvider;
let client: NodeClient;

beforeEach(async () => {
  provider = await startFakeProvider();
  client = await connectClient(provider, await requestSecret(provider));
  await client.event('session.created');
  client.send({ type: 'session.update', session: { type: 'realtime' } });
  await client.event('session.updated');
});
afterEach(async () => {
  await client.close();
  await provider.close();
});

/** Answers a call with its own id, and asks for the next response. */
const toolOutput = (item: unknown, ask = true) => {
  const callId = toText(toWireObject(item).call_id);
  const output = { type: 'function_call_output', call_id: callId, output: JSON.stringify(callId) };
  client.send({ type: 'conversation.item.create', item: output });
  if (ask) client.send({ type: 'response.create' });
};
const typesAfter = (type: string) => {
  const types = client.events.map((event) => event.type);
  return types.slice(types.lastIndexOf(type) + 1);
};
const outputOf = (event: WireObject) => toWireObject(event.response).output;

it('speaks and calls in one response', async () => {
  provider.setScript(async (turn) => {
    await turn.say('Déjame ver…', { soundMs: 20, staysOpen: true });
    await turn.callTool('search_products', {});
  });
  const turn = provider.customerSays('¿hay leche?');
  const done = await client.event('response.done');
  expect(outputOf(done)).toMatchObject([{ type: 'message' }, { type: 'function_call' }]);
  toolOutput((await client.event('response.output_item.done', 2)).item);
  await turn;
  // The response that the client asked for ends though the script had nothing more to say.
  expect(outputOf(await client.event('response.done', 2))).toEqual([]);
});

it('calls the same thing twice under one id, and counts the first output', async () => {
  const outputs: unknown[] = [];
  const call = { name: 'add_product', args: { quantity: 1 }, callId: 'call_twice' };
  provider.setScript(async (turn) => {
    outputs.push(...(await turn.callTools([call, call])));
  });
  const turn = provider.customerSays('una leche');
  const { item } = await client.event('response.output_item.done', 2);
  await client.event('response.done');
  toolOutput(item, false);
  toolOutput(item);
  await turn;
  expect(outputs).toEqual(['call_twice', 'call_twice']);
  expect(provider.log.calls[0]?.toolOutputs).toHaveLength(2);
});

it('refuses an answer to a call that it never made, and a response before its call is done', async () => {
  provider.setScript((turn) => turn.callTool('add_product', {}, { doneAfterMs: 100 }));
  toolOutput({ call_id: 'call_of_nobody' }, false);
  expect((await client.event('error')).error).toMatchObject({ code: 'invalid_tool_call_id' });
  const turn = provider.customerSays('una leche');
  toolOutput((await client.event('response.output_item.done')).item);
  expect((await client.event('error', 2)).error).toMatchObject({
    code: 'conversation_already_has_active_response',
  });
  await client.event('response.done');
  client.send({ type: 'response.create' });
  await turn;
  expect(provider.log.scriptErrors).toEqual([]);
});

it('is done before its sound is, when told to; a client clears what is left', async () => {
  provider.setScript((turn) => turn.say('Hay tres.', { soundMs: 10_000, aheadOfSound: true }));
  const turn = provider.customerSays('¿cuántas hay?');
  await client.event('response.done');
  client.send({ type: 'response.cancel' });
  expect((await client.event('error')).error).toMatchObject({ code: 'response_cancel_not_active' });
  client.send({ type: 'output_audio_buffer.clear' });
  await client.event('output_audio_buffer.cleared');
  await turn;
  expect(typesAfter('output_audio_buffer.cleared')).toEqual([]);
});

it('waits for a commit where the client holds the microphone, and begins no turn by itself', async () => {
  const turnDetection = { audio: { input: { turn_detection: null } } };
  client.send({ type: 'session.update', session: { type: 'realtime', ...turnDetection } });
  await client.event('session.updated', 2);
  provider.setScript((turn) => turn.hear('', { fails: true }));
  client.send({ type: 'input_audio_buffer.clear' });
  await client.event('input_audio_buffer.cleared');
  client.send({ type: 'input_audio_buffer.commit' });
  expect((await client.event('error')).error).toMatchObject({ code: 'input_audio_buffer_commit_empty' });
  await client.talk(75, 300);
  client.send({ type: 'input_audio_buffer.commit' });
  await client.event('input_audio_buffer.committed');
  client.send({ type: 'response.create' });
  await client.event('conversation.item.input_audio_transcription.failed');
  expect(client.events.map(({ type }) => type)).not.toContain('input_audio_buffer.speech_started');
  expect(provider.log.calls[0]?.audio.heardSpeech).toBe(true);
});
