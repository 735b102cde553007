import { afterEach, describe, expect, it } from 'vitest';
import { connectClient, postOffer, requestSecret } from './node-client.ts';
import { type FakeProvider, startFakeProvider } from './start-fake-provider.ts';

let provider: FakeProvider;

afterEach(() => provider.close());

describe('a client secret', () => {
  it('is refused when unknown or expired, and so is a body that is no offer', async () => {
    let nowMs = 1_000;
    provider = await startFakeProvider({ nowMs: () => nowMs });
    const secret = await requestSecret(provider, { expires_after: { anchor: 'created_at', seconds: 60 } });
    expect((await postOffer(provider, 'ek_made_up', 'v=0')).status).toBe(401);
    expect((await postOffer(provider, secret, '{}', 'application/json')).status).toBe(415);
    nowMs += 60_000;
    expect((await postOffer(provider, secret, 'v=0')).status).toBe(401);
    expect(await requestSecret({ ...provider, apiKey: 'sk-wrong' })).toBe('');
  });

  it('is not needed by a server that relays the offer with its session', async () => {
    provider = await startFakeProvider();
    const client = await connectClient(provider, provider.apiKey, (sdp) => {
      const form = new FormData();
      form.set('sdp', sdp);
      form.set('session', JSON.stringify({ type: 'realtime', instructions: 'Del servidor.' }));
      return form;
    });
    const { session } = await client.event('session.created');
    expect(session).toMatchObject({ instructions: 'Del servidor.' });
    expect(provider.log.calls[0]?.openedBy).toBe('key');
    await client.close();
  });
});
