import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { problemResponse } from './problem.ts';
import { readJsonBody, readTextBody } from './read-body.ts';

const app = new Hono();
for (const isOptional of [false, true])
  app.post(isOptional ? '/optional' : '/', async (context) => {
    const body = await readJsonBody(context, { isOptional });
    return body.ok ? context.json({ read: body.value }) : problemResponse(body.refusal);
  });

const post = async (
  body: string | Uint8Array<ArrayBuffer> | null,
  type: string | null,
  path = '/',
  headers = {},
) => {
  const response = await app.request(path, {
    method: 'POST',
    body,
    headers: { ...(type !== null && { 'content-type': type }), ...headers },
  });
  return { status: response.status, text: await response.text() };
};

describe('readJsonBody', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;charset=UTF-8'])(
    'sent as %s it is',
    async (type) =>
      expect(await post('{"a":"ñ"}', type)).toEqual({ status: 200, text: '{"read":{"a":"ñ"}}' }),
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('refuses JSON declared as «%s»', async (type) => {
    const { status, text } = await post('{"a":1}', type);
    expect(status).toBe(415);
    expect(text).toContain('Envía el cuerpo como application/json');
  });

  it('refuses a compressed body', async () => {
    expect((await post('{}', 'application/json', '/', { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it.each([
    ['half of it', '{"a":'],
    ['nothing', ''],
    ['a letter that is no UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ])('refuses %s as malformed JSON', async (_, body) =>
    expect((await post(body, 'application/json')).status).toBe(400),
  );
});

describe('an optional body', () => {
  it('is an empty object if there is none, whatever its declared type', async () => {
    for (const type of [null, 'text/plain', 'application/json'])
      expect(await post(null, type, '/optional')).toEqual({ status: 200, text: '{"read":{}}' });
  });

  it('is refused if it isn’t JSON', async () =>
    expect((await post('a=1', 'text/plain', '/optional')).status).toBe(415));
});

describe('readTextBody', () => {
  const asText = new Hono();
  asText.post('/', async (context) => {
    const body = await readTextBody(context);
    return body.ok ? context.text(body.value) : problemResponse(body.refusal);
  });

  it('returns the body unchanged', async () => {
    const response = await asText.request('/', { method: 'POST', body: '{"ñ" : 1}\n' });
    expect(await response.text()).toBe('{"ñ" : 1}\n');
  });

  it('refuses a body that is too large, also without a declared length', async () => {
    const chunk = new Uint8Array(64 * 1024);
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
    const response = await asText.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
  });
});
