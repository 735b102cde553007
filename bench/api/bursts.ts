import { deliveryDates } from '../../packages/domain/src/fulfilment/delivery.ts';
import { type Load, load } from './load.ts';
import { newKey, type Prepared, randomOrder } from './prepare.ts';
import { signIn } from './sign-in.ts';

const CONNECTIONS = [1, 32] as const;

export interface Burst {
  readonly what: string;
  readonly connections: number;
  /** Bytes of an answer, for a bare route of the same size; null for orders, which are held against commits. */
  readonly bytes: number | null;
  readonly run: (seconds: number) => Promise<Load>;
}

/** Calls to measure, each at one connection and at 32. */
export const burstsOn = async (url: string, prepared: Prepared): Promise<Burst[]> => {
  const headers = jsonOf(await signIn(url));
  const bursts: Burst[] = [];
  const reads: readonly [string, readonly string[]][] = [
    ['product page', prepared.productIds.slice(0, 50).map((id) => `/api/products/${id}`)],
    ['category, 24', ['/api/products?category=frutas&limit=24', '/api/products?category=snacks&limit=24']],
    ['search', ['arroz', 'leche', 'pan', 'habichuelas', 'guineo', 'jugo de china'].map(searchPath)],
  ];
  for (const [what, paths] of reads) {
    const bytes = await meanSize(url, paths, headers);
    const requests = paths.map((path) => ({ path }));
    for (const connections of CONNECTIONS)
      bursts.push({
        what,
        connections,
        bytes,
        run: (seconds) => load({ url, connections, seconds, headers, requests }),
      });
  }
  const requests = [
    orderRequests(await signInAll(url, prepared.customers), prepared, deliveryDates(Date.now())),
  ];
  for (const connections of CONNECTIONS)
    bursts.push({
      what: 'order, 3 lines',
      connections,
      bytes: null,
      run: (seconds) => load({ url, connections, seconds, headers, requests }),
    });
  return bursts;
};

/** The limit of a read: an answer of as many bytes that costs nothing to make. */
export const bareBurst = async (url: string, { connections, bytes }: Burst, seconds: number): Promise<Load> =>
  load({
    url,
    connections,
    seconds,
    headers: jsonOf(await signIn(url)),
    requests: [{ path: `/bench/bare/${bytes}` }],
  });

/** Access tokens, in the order of the addresses. */
export const signInAll = async (url: string, emails: readonly string[]): Promise<string[]> => {
  const tokens: string[] = [];
  for (const email of emails) tokens.push(await signIn(url, email));
  return tokens;
};

/** Orders of customers in turn, so that no two connections order for one user at once. */
export const orderRequests = (
  tokens: readonly string[],
  prepared: Prepared,
  days: readonly string[],
  windows?: readonly string[],
) => {
  let next = 0;
  return {
    method: 'POST' as const,
    path: '/api/orders',
    setupRequest: <R extends object>(request: R): R => {
      next = (next + 1) % tokens.length;
      return {
        ...request,
        headers: { ...jsonOf(tokens[next] ?? ''), 'idempotency-key': newKey() },
        body: randomOrder(prepared, days, windows),
      };
    },
  };
};

export const jsonOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

const searchPath = (query: string): string => `/api/products/search?q=${encodeURIComponent(query)}`;

const meanSize = async (
  url: string,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<number> => {
  let bytes = 0;
  for (const path of paths) bytes += (await (await fetch(url + path, { headers })).arrayBuffer()).byteLength;
  return Math.round(bytes / paths.length);
};
