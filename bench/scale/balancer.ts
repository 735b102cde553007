import { setTimeout as sleep } from 'node:timers/promises';
import { type ShopProcess, startShop } from '../api/shop-process.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

export interface Balancer {
  /** Sends a request to the processes by turns; one that broke is sent once more, if `isRepeatable`. */
  readonly send: (path: string, request: RequestInit, isRepeatable: boolean) => Promise<Reply>;
  /** Kills a process, and starts it again as a supervisor would; resolves when it serves again. */
  readonly killAndRestart: (index: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const CHECK_MS = 500;
const RESTART_MS = 1_000;
const LIMIT_MS = 30_000;

/**
 * Processes of the shop on one database, behind what `deploy/` has HAProxy do: by turns, out after a broken connection
 * until `/api/serving` says 200, a second try on another process for reads and for what carries an Idempotency-Key.
 */
export const startBalanced = async (
  script: string,
  databaseUrl: string,
  smtpUrl: string,
  count: number,
): Promise<Balancer> => {
  const settings = { PUBLIC_URL: 'http://127.0.0.1:1', TRUST_PROXY: '1' };
  const start = (port?: string) =>
    startShop(script, databaseUrl, smtpUrl, { ...settings, ...(port && { PORT: port }) });
  const backends: { shop: ShopProcess; isUp: boolean }[] = [];
  for (let index = 0; index < count; index += 1) backends.push({ shop: await start(), isUp: true });
  let turn = 0;
  const next = (except?: object) => {
    const up = backends.filter((backend) => backend.isUp && backend !== except);
    turn += 1;
    return up[turn % up.length] ?? null;
  };
  const untilServing = async (backend: (typeof backends)[number]): Promise<void> => {
    while (!(await fetch(`${backend.shop.url}/api/serving`).catch(() => null))?.ok) await sleep(CHECK_MS);
    backend.isUp = true;
  };
  return {
    send: async (path, request, isRepeatable) => {
      const first = next();
      if (!first) return nobody;
      const replied = await reply(first.shop.url + path, request);
      if (replied) return replied;
      first.isUp = false;
      const second = isRepeatable ? next(first) : null;
      return (second && (await reply(second.shop.url + path, request))) ?? nobody;
    },
    killAndRestart: async (index) => {
      const backend = backends[index];
      if (!backend) throw new Error(`there is no process ${index}`);
      const { port } = new URL(backend.shop.url);
      await backend.shop.kill();
      await sleep(RESTART_MS);
      backend.shop = await start(port);
      await untilServing(backend);
    },
    stop: async () => {
      for (const { shop } of backends) await shop.stop();
    },
  };
};

const nobody: Reply = { status: 503, headers: new Headers({ 'retry-after': '1' }), json: null };

const reply = async (url: string, request: RequestInit): Promise<Reply | null> => {
  try {
    const { status, headers, ...response } = await fetch(url, {
      ...request,
      signal: AbortSignal.timeout(LIMIT_MS),
    }).then(async (answered) => ({
      status: answered.status,
      headers: answered.headers,
      json: (await answered.json().catch(() => null)) as unknown,
    }));
    return { status, headers, ...response };
  } catch {
    return null;
  }
};
