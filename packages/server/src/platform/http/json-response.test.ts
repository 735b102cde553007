import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { jsonResponse } from './json-response.ts';

const request = async (characters: number, accepts?: string) => {
  const app = new Hono();
  const text = JSON.stringify({ words: 'ñame '.repeat(characters / 5) });
  app.get('/', (context) => jsonResponse(context, text, 200));
  const response = await app.request('/', {
    headers: accepts === undefined ? {} : { 'accept-encoding': accepts },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  return {
    encoding,
    isWhole: (encoding ? gunzipSync(bytes) : bytes).toString() === text,
    size: bytes.length,
  };
};

describe('jsonResponse', () => {
  it.each([5_000, 200_000])('compresses %i characters for a client that accepts it', async (characters) => {
    const apiResponse = await request(characters, 'br, gzip;q=0.8');
    expect(apiResponse).toMatchObject({ encoding: 'gzip', isWhole: true });
    expect(apiResponse.size).toBeLessThan(characters / 10);
  });

  it.each([undefined, 'identity', 'gzip;q=0', 'gzip; q=0.0, br'])(
    'isn’t for who says %s',
    async (accepts) => {
      expect(await request(5_000, accepts)).toMatchObject({ encoding: null, isWhole: true });
    },
  );

  it('does not compress a short response', async () => {
    expect(await request(500, 'gzip')).toMatchObject({ encoding: null, isWhole: true });
  });
});
