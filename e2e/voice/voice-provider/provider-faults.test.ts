import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectClient, type NodeClient, postOffer, requestSecret } from './node-client.ts';
import { type FakeProvider, startFakeProvider } from './start-fake-provider.ts';

let provider: FakeProvider;
let client: NodeClient | undefined;

beforeEach(async () => {
  provider = await startFakeProvider({ names: 'beta', patienceMs: 200 });
});
afterEach(async () => {
  await client?.close();
  client = undefined;
  await provider.close();
});

const connect = async (): Promise<NodeClient> => {
  client = await connectClient(provider, await requestSecret(provider));
  await client.event('session.created');
  client.send({ type: 'session.update', session: {} });
  return client;
};
const requestSecretWithin = (limitMs: number) =>
  fetch(`${provider.url}/v1/realtime/client_secrets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${provider.apiKey}` },
    signal: AbortSignal.timeout(limitMs),
  });

it('speaks the older names when told to', async () => {
  provider.setScript((turn) => turn.say('Hola.'));
  const { event, send, events } = await connect();
  await event('session.updated');
  send({ type: 'response.create' });
  expect(await event('response.audio_transcript.done')).toMatchObject({ transcript: 'Hola.' });
  await event('output_audio_buffer.stopped');
  const types = events.map(({ type }) => type);
  expect(types).toContain('conversation.item.created');
  expect(
    types.filter((type) => /output_audio_transcript|conversation\.item\.(added|done)/.test(type)),
  ).toEqual([]);
});

it('refuses, or never answers, a request for a secret', async () => {
  provider.setFaults({ secrets: { status: 503 } });
  expect((await requestSecretWithin(1_000)).status).toBe(503);
  provider.setFaults({ secrets: { neverResponds: true } });
  await expect(requestSecretWithin(100)).rejects.toThrow(/timeout/);
});

it('answers with what is no SDP', async () => {
  let offer = '';
  const secret = await requestSecret(provider);
  client = await connectClient(provider, secret, (sdp) => {
    offer = sdp;
    return sdp;
  });
  provider.setFaults({ calls: { wrongAnswer: true } });
  const answer = await postOffer(provider, secret, offer);
  expect(answer.status).toBe(201);
  expect(await answer.text()).not.toContain('m=audio');
});

it('never opens the channel', async () => {
  provider.setFaults({ channel: { neverOpens: true } });
  client = await connectClient(provider, await requestSecret(provider));
  await expect(client.event('session.created', 1, 700)).rejects.toThrow(/No session.created/);
});

it('dies in the middle of a call', async () => {
  provider.setFaults({ channel: { diesAfterMs: 100 } });
  const { closed } = await connect();
  await closed();
  expect(provider.log.calls[0]?.endedBy).toBe('fault');
});

it('speaks and understands another language', async () => {
  provider.setFaults({ otherLanguage: { heard: 'ありがとう', said: 'Sure, added!' } });
  provider.setScript((turn) => turn.say('Añadido.'));
  const { event } = await connect();
  await provider.customerSays('ponme dos leches');
  const heard = await event('conversation.item.input_audio_transcription.completed');
  expect(heard.transcript).toBe('ありがとう');
  expect(await event('response.audio_transcript.done')).toMatchObject({ transcript: 'Sure, added!' });
});

it('writes down a tool that nobody answered, and a response that was asked for too early', async () => {
  provider.setScript((turn) => turn.callTool('add_product', {}));
  const { event, send } = await connect();
  await event('session.updated');
  await provider.customerSays('dos leches');
  expect(String(provider.log.scriptErrors[0])).toMatch(/no output for call_\w+ after 200 ms/);
  const turn = provider.customerSays('dos leches');
  await event('response.done', 2);
  send({ type: 'response.create' });
  await turn;
  expect(String(provider.log.scriptErrors[1])).toMatch(/came early/);
});

it('calls nothing in a response that ends incomplete', async () => {
  const outputs: unknown[] = [];
  provider.setScript(async (turn) => {
    outputs.push(await turn.callTool('add_product', {}, { endsAs: 'incomplete' }));
  });
  const { event } = await connect();
  await provider.customerSays('dos leches');
  expect((await event('response.done')).response).toMatchObject({ status: 'incomplete' });
  expect({ outputs, scriptErrors: provider.log.scriptErrors }).toEqual({
    outputs: [undefined],
    scriptErrors: [],
  });
});
