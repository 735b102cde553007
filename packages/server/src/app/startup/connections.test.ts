import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { closeUnread } from '../../platform/http/close-unread-body.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { readJsonBody } from '../../platform/http/read-body.ts';
import { freePort } from '../../system/shop-processes.builders.ts';
import { serve, usualLimits } from './serve.ts';

const HUGE = 5 * 1024 * 1024;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server with a call that reads its body, one that refuses without reading it, and one with a long response. */
const aServer = async (limits: Partial<typeof usualLimits> = {}) => {
  const app = new Hono();
  const statuses: number[] = [];
  let begun = 0;
  let closed = 0;
  app.use('*', async (context, next) => {
    begun += 1;
    const { outgoing } = context.env as HttpBindings;
    outgoing.once('close', () => {
      closed += 1;
    });
    await next();
    statuses.push(context.res.status);
  });
  app.use('*', closeUnread);
  app.post('/api/read', async (context) => {
    const body = await readJsonBody(context);
    return body.ok ? context.json(body.value) : problemResponse(body.refusal);
  });
  app.post('/api/refuse', () => problemResponse({ kind: 'signed-out' }));
  app.get('/api/long', (context) => context.body('a'.repeat(8 * HUGE)));
  const port = await freePort();
  const served = await serve(app.fetch, port, { limits: { ...usualLimits, ...limits } });
  if (!served.ok) throw new Error('no server');
  closers.push(() => served.value.close(100));
  return { port, statuses, begun: () => begun, closed: () => closed };
};

/** A client that sends bytes as they are and collects what it receives. */
const aClient = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const received = { text: '', error: null as string | null };
  socket.on('data', (chunk) => {
    received.text += chunk.toString();
  });
  socket.on('error', (error) => {
    received.error = error.message;
  });
  return { socket, told: received, ended: once(socket, 'close') };
};

const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  );

/** Writes in pieces with pauses, so that some are on their way while the response is. */
const writeInBursts = async (socket: Socket, pieces: number, piece: string): Promise<void> => {
  for (let sent = 0; sent < pieces && socket.writable; sent += 1) {
    socket.write(piece);
    await sleep(1);
  }
};

describe('a body that is refused unread', () => {
  it.each([
    ['too large by its header', '/api/read', `Content-Length: ${HUGE}`, 'a'.repeat(HUGE / 64), 413],
    [
      'too large and chunked',
      '/api/read',
      'Transfer-Encoding: chunked',
      `14000\r\n${'a'.repeat(0x14_000)}\r\n`,
      413,
    ],
    ['not permitted', '/api/refuse', `Content-Length: ${HUGE}`, 'a'.repeat(HUGE / 64), 401],
  ])(
    'because it is %s gets a response, and the connection ends without a reset',
    async (_, path, header, piece, status) => {
      const { socket, told: received, ended } = await aClient((await aServer()).port);
      socket.write(head(path, header));
      await writeInBursts(socket, 64, piece);
      await ended;
      expect(received.error).toBeNull();
      expect(received.text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(received.text).toMatch(/\r\nconnection: close\r\n/i);
      expect(received.text).toContain('application/problem+json');
    },
  );

  it('gets a response that a client can read after it went on sending for long', async () => {
    const { port, statuses } = await aServer();
    const { socket, told: received, ended } = await aClient(port);
    socket.pause();
    socket.write(head('/api/refuse', `Content-Length: ${HUGE}`));
    await expect.poll(() => statuses).toEqual([401]);
    // A server that doesn't linger would close within this time.
    await sleep(100);
    await writeInBursts(socket, 32, 'a'.repeat(HUGE / 64));
    await sleep(100);
    socket.resume();
    await ended;
    expect(received.error).toBeNull();
    expect(received.text).toMatch(/^HTTP\/1.1 401 /);
    expect(received.text).toContain('application/problem+json');
  });

  it('is not received without end', async () => {
    const { port } = await aServer();
    const { socket, ended } = await aClient(port);
    socket.write(head('/api/refuse', `Content-Length: ${100 * HUGE}`));
    // Far more than the server drains of a refused body.
    await writeInBursts(socket, 20 * 64, 'a'.repeat(HUGE / 64));
    await ended;
    expect(socket.bytesWritten).toBeLessThan(20 * HUGE);
  });

  it('leaves the connection open if it was received completely', async () => {
    const { socket, told: received } = await aClient((await aServer()).port);
    for (const expected of [1, 2]) {
      socket.write(`${head('/api/refuse', 'Content-Length: 2')}{}`);
      await expect.poll(() => received.text.split('HTTP/1.1 401').length - 1).toBe(expected);
    }
    expect(received.text).not.toMatch(/connection: close/i);
    socket.destroy();
  });
});

describe('a slow client loses its connection', () => {
  it.each([
    ['with a body sent byte by byte', head('/api/read', 'Content-Length: 1000')],
    ['with headers sent byte by byte', 'POST /api/read HTTP/1.1\r\n'],
    ['without sending anything', ''],
  ])('%s', async (_, beginning) => {
    const { port } = await aServer({ headersMs: 300, requestMs: 400 });
    const { socket, told: received, ended } = await aClient(port);
    if (beginning) socket.write(beginning);
    const drips = setInterval(() => beginning && socket.writable && socket.write('a'), 20);
    await ended;
    clearInterval(drips);
    expect(received.text).toMatch(/^HTTP\/1.1 408 /);
    expect(received.text).toContain('application/problem+json');
    expect(received.text).toContain('Busca mejor señal');
  });

  it('without receiving the response', async () => {
    const { port, closed } = await aServer({ responseTimeoutMs: 300 });
    const { socket, ended } = await aClient(port);
    socket.pause();
    socket.write('GET /api/long HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(closed).toBe(1);
    socket.resume();
    await ended;
    expect(socket.bytesRead).toBeLessThan(8 * HUGE);
  });
});

it('a client that disconnects within its body is recorded as status 499', async () => {
  const { port, statuses, begun } = await aServer();
  const { socket } = await aClient(port);
  socket.write(`${head('/api/read', 'Content-Length: 1000')}{"a":`);
  await expect.poll(begun).toBe(1);
  socket.destroy();
  await expect.poll(() => statuses).toEqual([499]);
});

describe('an invalid request gets a problem in Spanish', () => {
  it.each([
    ['without HTTP', 'HOLA\r\n\r\n', 400],
    ['with a huge header', `GET / HTTP/1.1\r\nHost: localhost\r\nx-nada: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['with an invalid host', 'GET /api/long HTTP/1.1\r\nHost: ^^\r\nConnection: close\r\n\r\n', 400],
    ['with two lengths', `${head('/api/read', 'Content-Length: 2', 'Content-Length: 3')}{}`, 400],
  ])('%s', async (_, text, status) => {
    const { socket, told: received, ended } = await aClient((await aServer()).port);
    socket.write(text);
    await ended;
    expect(received.text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(received.text).toContain('application/problem+json');
    expect(received.text).toMatch(/e intenta de nuevo/);
  });
});
