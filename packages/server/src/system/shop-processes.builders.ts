import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { placeOrderSchema } from '@nutricion/contract/orders/orders';
import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import type { z } from 'zod';
import { projectRoot } from '../settings.ts';
import { aTemporaryFolder } from '../testing/temporary-database.ts';

export interface ShopProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly isAlive: () => boolean;
  /** As a power cut would: no signal handler, no goodbye. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

let built: Promise<string> | undefined;

/** The server as a shop runs it: reading its source as it is written costs each process some seconds more. */
export const builtServer = (): Promise<string> => {
  built ??= buildServer();
  return built;
};

const buildServer = async (): Promise<string> => {
  const folder = 'packages/server/dist';
  const { buildParts } = (await import(join(projectRoot, 'scripts/build-parts.mjs'))) as {
    buildParts: (options: {
      say: () => void;
      only: (out: string) => boolean;
    }) => Promise<{ output: string } | undefined>;
  };
  const failed = await buildParts({ say: () => {}, only: (out) => out === folder });
  if (failed) throw new Error(failed.output);
  return `${folder}/main.js`;
};

/**
 * A real shop process on the given database, or on an embedded one, answering on a port of its own. Where a database
 * has been migrated for the role of its address, no owner is needed. `release` is the folder of another one, which is built.
 */
export const aShopProcess = async (
  databaseUrl: string | 'embedded',
  ownerUrl = '',
  otherSettings: Readonly<Record<string, string>> = {},
  release?: string,
): Promise<ShopProcess> => {
  const port = await freePort();
  const dataDir = aTemporaryFolder();
  const main = release ? join(release, 'packages/server/dist/main.js') : await builtServer();
  const child = spawn(process.execPath, [main, '--quiet'], {
    cwd: release ?? projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl === 'embedded' ? '' : databaseUrl,
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '',
      PUBLIC_URL: 'http://localhost:3000',
      AUTH_SECRET: 'the-secret-that-both-processes-share-0123',
      SMTP_URL: '',
      LOG_LEVEL: 'error',
      ...otherSettings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (isAlive()) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child).catch(async (error) => {
    await end('SIGKILL');
    throw error;
  });
  return { url, dataDir, isAlive, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
};

export const NURSE = 'enfermera@hospital-san-rafael.example';

/** The access token of the demo nurse. */
export const signInNurse = (url: string): Promise<string> => accessTokenOf(url, NURSE);

/** The answer to signing in with a demo account. */
export const signIn = (url: string, email: string): Promise<Response> =>
  fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'turno-de-noche-7' }),
  });

/** The access token of a demo account. */
export const accessTokenOf = async (url: string, email: string): Promise<string> => {
  const signedIn = await signIn(url, email);
  const session = signedIn.headers.get('set-auth-token') ?? '';
  const apiResponse = await fetch(`${url}/api/auth/token`, {
    headers: { authorization: `Bearer ${session}` },
  });
  return ((await apiResponse.json()) as { token: string }).token;
};

/** An order of one unit of a product, to the customer's home. */
export const anOrderOf = (
  productId: string,
  price: number,
  deliveryWindow: z.infer<typeof placeOrderSchema>['deliveryWindow'] = '07-09',
) =>
  placeOrderSchema.parse({
    items: [{ productId, quantity: 1 }],
    incentiveProductIds: [],
    expectedTotal: price,
    delivery: {
      type: 'home',
      address: { urbanizacion: '', street: 'Calle Luna 12', apartment: '', municipio: 'Ponce', zip: '00730' },
    },
    deliveryDate: deliveryDates(Date.now())[1],
    deliveryWindow,
    contact: { name: 'Persona de turno', phone: '7875550142' },
    substitution: 'none',
    paymentMethod: 'on-delivery',
  });

export const sendOrder = (url: string, token: string, body: unknown, key: string): Promise<Response> =>
  fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...orderHeaders(key) },
    body: JSON.stringify(body),
  });

export const orderHeaders = (key: string) => ({ 'content-type': 'application/json', 'idempotency-key': key });

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the shop ended with code ${child.exitCode}`);
    const response = await fetch(`${url}/api/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the shop did not become ready');
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
};
