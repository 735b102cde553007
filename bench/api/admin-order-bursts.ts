import { type Burst, jsonOf } from './bursts.ts';
import { load } from './load.ts';

const CONNECTIONS = [1, 8] as const;

const queuePages: readonly [what: string, query: string][] = [
  ['queue page', ''],
  ['queue page, ended', 'status=entregado,cancelado'],
  ['queue page, found by name', 'q=persona 4999'],
  ['queue page, found by NP', 'q=NP-149999'],
];

/** The administration's calls on a shop with years of orders: pages of its queue, and transitions. */
export const adminOrderBurstsOn = (
  url: string,
  token: string,
  inPreparation: readonly string[],
): readonly Burst[] => {
  const headers = jsonOf(token);
  const pages = queuePages.flatMap(([what, query]) =>
    CONNECTIONS.map((connections): Burst => {
      const requests = [{ path: `/api/admin/orders?${new URLSearchParams(query)}` }];
      return {
        what,
        connections,
        bytes: null,
        run: (seconds) => load({ url, connections, seconds, headers, requests }),
      };
    }),
  );
  return [...pages, stepsOf(url, headers, inPreparation)];
};

/**
 * Moves each order from «En preparación» to «Esperando al cliente» and back, so that there is always a next
 * transition.
 */
const stepsOf = (url: string, headers: Record<string, string>, inPreparation: readonly string[]): Burst => {
  const steps = inPreparation.map((id) => ({ id, version: 1 }));
  let nextStep = 0;
  return {
    what: 'transition',
    connections: 1,
    bytes: null,
    run: (seconds) =>
      load({
        url,
        connections: 1,
        seconds,
        headers,
        requests: [
          {
            method: 'POST',
            setupRequest: (request) => {
              nextStep = (nextStep + 1) % steps.length;
              const step = steps[nextStep];
              const version = step ? step.version++ : 0;
              const to = version % 2 === 1 ? 'esperando_cliente' : 'en_preparacion';
              return {
                ...request,
                path: `/api/admin/orders/${step?.id}/transition`,
                body: JSON.stringify({ to, version, reason: 'Medida' }),
              };
            },
          },
        ],
      }),
  };
};
