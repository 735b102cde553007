import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Call } from './open-call.ts';
import { emptyLog, type ProviderLog } from './provider-log.ts';
import type { FakeProviderOptions, Faults } from './provider-options.ts';
import { providerRoutes } from './provider-routes.ts';
import type { AssistantScript } from './turn.ts';

export interface FakeProvider {
  /** `http://127.0.0.1:PORT`, to which `/v1/realtime/…` is added. */
  readonly url: string;
  readonly apiKey: string;
  readonly log: ProviderLog;
  /** From the next turn on. */
  setScript(script: AssistantScript): void;
  /** From the next request on; replaces all faults. */
  setFaults(faults: Faults): void;
  /** Resolves when the latest call that isn't over, or the next one, has had its session configured. */
  configured(): Promise<void>;
  /**
   * As if the customer had said it in the latest call: speech begins (and interrupts), ends, is transcribed, and
   * the assistant takes its turn. Resolves when the turn is over.
   */
  customerSays(transcript: string): Promise<void>;
  close(): Promise<void>;
}

/** A stand-in for a Realtime provider that speaks its HTTP and its WebRTC on 127.0.0.1. */
export async function startFakeProvider(options: FakeProviderOptions = {}): Promise<FakeProvider> {
  const log = emptyLog();
  const calls = new Map<string, Call>();
  const configured = new Set<string>();
  let wakers: (() => void)[] = [];
  let { script = () => {}, faults = {} } = options;
  const apiKey = options.apiKey ?? 'sk-fake-provider';

  const app = providerRoutes({
    apiKey,
    log,
    calls,
    options,
    faults: () => faults,
    script: () => script,
    onConfigured: (callId) => {
      configured.add(callId);
      for (const wake of wakers) wake();
      wakers = [];
    },
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: options.port ?? 0 }) as Server;
  await once(server, 'listening');

  const latestConfigured = async (): Promise<Call> => {
    for (;;) {
      const [id, call] = [...calls].at(-1) ?? [];
      if (id && call && configured.has(id) && !call.isOver()) return call;
      await new Promise<void>((resolve) => wakers.push(resolve));
    }
  };

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    log,
    setScript: (next) => {
      script = next;
    },
    setFaults: (next) => {
      faults = next;
    },
    configured: async () => {
      await latestConfigured();
    },
    customerSays: async (transcript) => (await latestConfigured()).customerSays(transcript),
    close: async () => {
      await Promise.all([...calls.values()].map((call) => call.end('provider')));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
