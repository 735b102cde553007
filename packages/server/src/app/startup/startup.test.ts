import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { connect, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseSettings, type Settings } from '../../settings.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { openBanner } from './banner.ts';
import { openAnyDatabase } from './open-any-database.ts';
import { ensureAuthSecret } from './open-shop.ts';
import { serve } from './serve.ts';
import { type StartRefusal, sentenceFor } from './start-refusal.ts';

const folder = mkdtempSync(join(tmpdir(), 'nutricion-plus-startup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the secret of the sessions', () => {
  it('is made once outside of production, and readable by its owner alone', () => {
    const secret = ensureAuthSecret({ authSecret: undefined, dataDir: folder });
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(ensureAuthSecret({ authSecret: undefined, dataDir: folder })).toBe(secret);
    expect(statSync(join(folder, 'auth-secret')).mode & 0o077).toBe(0);
  });

  it('is that of the settings where they have one', () => {
    expect(ensureAuthSecret({ authSecret: 'given', dataDir: '/nonexistent' })).toBe('given');
  });
});

describe('opening a database by its address', () => {
  it('connects and migrates', async () => {
    const given = await createTestDatabase();
    const opened = await openAnyDatabase(settingsWith({ DATABASE_URL: given.url }), {
      whenOpenAlready: 'refuse',
    });
    if (!opened.ok) throw new Error(sentenceFor(opened.refusal));
    await opened.value.pool.query('select 1 from products');
    await opened.value.close();
    await given.drop();
  });

  // Somebody else's server may accept any password.
  const isOurServer = !process.env.DATABASE_URL;
  it.skipIf(!isOurServer).each([
    ['nobody listens', (url: URL, port: number) => Object.assign(url, { port: String(port) }), 'no responde'],
    ['the password is wrong', (url: URL) => Object.assign(url, { password: 'otra' }), 'clave incorrect'],
    ['there is no such database', (url: URL) => Object.assign(url, { pathname: '/no_hay_tal' }), 'no existe'],
  ])('refuses in one sentence, without the address, when %s', async (_, change, reason) => {
    const given = await createTestDatabase();
    const url = change(new URL(given.url), await freePort()).href;
    const opened = await openAnyDatabase(settingsWith({ DATABASE_URL: url }), { whenOpenAlready: 'refuse' });
    await given.drop();
    const sentence = opened.ok ? '' : sentenceFor(opened.refusal);
    expect(sentence).toContain('DATABASE_URL');
    expect(sentence).toContain(reason);
    expect(sentence).not.toContain(url);
  });
});

describe('serving', () => {
  it('refuses a port that is taken', async () => {
    const port = await freePort();
    const other = createServer().listen(port);
    expect(await serve(() => new Response(), port)).toEqual({
      ok: false,
      refusal: { kind: 'port-taken', port },
    });
    other.close();
  });

  it('is reached by another address of this computer only if it listens on all of them', async () => {
    const port = await freePort();
    const alone = await started(async () => new Response(), port, settingsWith({}).host);
    expect(await canConnect('127.0.0.1', port)).toBe(true);
    expect(await fetch(`http://localhost:${port}/`)).toMatchObject({ status: 200 });
    expect(await canConnect(otherAddress(), port)).toBe(false);
    await alone.close(1_000);

    const everywhere = await started(
      async () => new Response(),
      port,
      settingsWith({ HOST: '0.0.0.0' }).host,
    );
    expect(await canConnect(otherAddress(), port)).toBe(true);
    await everywhere.close(1_000);
  });

  it("refuses an address that isn't this computer's", async () => {
    const host = '192.0.2.1';
    expect(await serve(() => new Response(), await freePort(), { host })).toEqual({
      ok: false,
      refusal: { kind: 'host-elsewhere', host },
    });
  });

  it('lets a running request finish, and accepts no other', async () => {
    const port = await freePort();
    const arrived = aSignal();
    const isClosing = aSignal();
    const server = await started(async () => {
      arrived.give();
      await isClosing.given;
      return new Response('hecho');
    }, port);
    const apiResponse = fetch(`http://127.0.0.1:${port}/`);
    await arrived.given;
    const closing = server.close(60_000);
    isClosing.give();
    const response = await apiResponse;
    expect(response.headers.get('connection')).toBe('close');
    expect(await response.text()).toBe('hecho');
    await closing;
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('keeps an idle connection for longer than proxies in front of it do', async () => {
    const port = await freePort();
    const server = await started(() => new Response('hecho'), port);
    const response = await fetch(`http://127.0.0.1:${port}/`);
    // The seconds after which the server announces to close the connection.
    const seconds = Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(75);
    await response.text();
    await server.close(1_000);
  });

  it('cuts off what takes longer than the limit', async () => {
    const port = await freePort();
    const arrived = aSignal();
    const server = await started(() => {
      arrived.give();
      return new Promise<Response>(() => {});
    }, port);
    const cutOff = new Promise((resolve) => get(`http://127.0.0.1:${port}/`).once('error', resolve));
    await arrived.given;
    // Without the limit neither the request nor `close` would end.
    await server.close(200);
    expect(await cutOff).toBeInstanceOf(Error);
  });
});

describe('the text of a start', () => {
  it('has the address and, in development, the demo accounts', () => {
    const text = openBanner({ mode: 'development', publicUrl: 'http://localhost:3000', smtpUrl: undefined });
    expect(text).toContain('http://localhost:3000\n');
    expect(text).toContain('enfermera@hospital-san-rafael.example');
    expect(text).toContain('turno-de-noche-7');
    expect(text).toContain('http://localhost:3000/dev/correo');
  });

  it('names no account in production', () => {
    const text = openBanner({ mode: 'production', publicUrl: 'https://tienda.example', smtpUrl: 'smtp://x' });
    expect(text).toContain('https://tienda.example');
    expect(text).not.toMatch(/turno-de-noche|hospital-san-rafael|dev\/correo/);
  });

  it('is one sentence without a secret for each refusal', () => {
    const refusals: StartRefusal[] = [
      { kind: 'port-taken', port: 3000 },
      { kind: 'port-forbidden', port: 80 },
      { kind: 'host-elsewhere', host: '192.0.2.1' },
      { kind: 'demo-accounts-open', emails: ['admin@hospital-san-rafael.example'] },
      { kind: 'database-unreachable', cause: 'ECONNREFUSED' },
      { kind: 'bad-settings', problems: ['PORT falta', 'SMTP_URL falta'] },
      {
        kind: 'already-open',
        folder: '/d',
        runningUrl: 'postgres://u:secreto@h/d',
        runningOwnerUrl: 'postgres://o:secreto@h/d',
      },
      { kind: 'folder-not-writable', folder: '/d' },
      { kind: 'folder-of-another-user', folder: '/d' },
      { kind: 'folder-of-other-version', folder: '/d', found: '15', expected: '18' },
      { kind: 'folder-unreachable', folder: '/d', user: 'postgres' },
      { kind: 'password-lost', passwordFile: '/d/p' },
      { kind: 'no-unprivileged-user' },
      { kind: 'no-binaries', platform: 'plan9-mips' },
      { kind: 'disk-full', folder: '/d' },
      { kind: 'did-not-start', logFile: '/d/l' },
    ];
    for (const sentence of refusals.map(sentenceFor)) {
      expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ][^\n]+\.$/);
      expect(sentence).not.toContain('secreto');
    }
  });
});

function settingsWith(env: Record<string, string>): Settings {
  const parsed = parseSettings({ NODE_ENV: 'test', ...env });
  if (!parsed.ok) throw new Error(parsed.refusal.problems.join('; '));
  return parsed.value;
}

/** A promise and the function that resolves it. */
function aSignal() {
  let release = () => {};
  const given = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { given, give: () => release() };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** An address in the local network, else a second loopback address, which every Linux has. */
const otherAddress = (): string =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address ?? '127.0.0.2';

async function canConnect(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

async function started(handler: () => Response | Promise<Response>, port: number, host?: string) {
  const served = await serve(handler, port, { host });
  if (!served.ok) throw new Error(sentenceFor(served.refusal));
  return served.value;
}
