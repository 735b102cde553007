import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { mayReadMetrics } from './metrics-access.ts';

const request = async (from: string, headers: Record<string, string> = {}, token?: string) => {
  const app = new Hono();
  app.get('/metrics', (context) => context.text(mayReadMetrics(context, token) ? 'yes' : 'no'));
  const incoming = { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } };
  return (await app.request('/metrics', { headers }, { incoming })).text();
};

describe('mayReadMetrics', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is true from %s without a token', async (from) =>
    expect(await request(from)).toBe('yes'),
  );

  it.each(['10.0.0.7', '203.0.113.9', '::ffff:10.0.0.7', ''])(
    'is false from «%s» without a token',
    async (from) => expect(await request(from)).toBe('no'),
  );

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-forwarded-proto', 'via'])(
    'is false from a proxy on this computer, by its header %s',
    async (name) => expect(await request('127.0.0.1', { [name]: '127.0.0.1' })).toBe('no'),
  );

  it('is true for the token from anywhere, and then for nothing else', async () => {
    const token = 'a-token-of-the-settings-for-prometheus';
    expect(await request('203.0.113.9', { authorization: `Bearer ${token}`, via: '1.1 proxy' }, token)).toBe(
      'yes',
    );
    for (const authorization of ['', token, `Bearer ${token}x`, 'Bearer '])
      expect(await request('127.0.0.1', { authorization }, token)).toBe('no');
  });
});
