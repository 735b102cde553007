import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import type { StartRefusal } from './start-refusal.ts';

export type HttpServer = {
  /**
   * Takes no new connection and lets the requests under way finish, for at most `limitMs`; what
   * then still runs is cut off.
   */
  close(limitMs: number): Promise<void>;
};

/** `bindings` carries the connection: whose address it is. */
type Fetch = (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;

/**
 * Proxies keep a connection to us for a minute after its last request (nginx, AWS), as browsers do for less or
 * little more. Were we the first to close it, a request could be on its way, and its sender would see a reset.
 */
const KEEP_ALIVE_MS = 80_000;
/** A connection that a proxy opened ahead of need may wait as long for its first request. */
const HEADERS_MS = KEEP_ALIVE_MS + 5_000;

/** Serves `fetch` over HTTP/1.1 on every address of this computer. */
export function serve(fetch: Fetch, port: number): Promise<Result<HttpServer, StartRefusal>> {
  let isClosing = false;
  const answer: Fetch = async (request, bindings) => {
    const response = await fetch(request, bindings);
    // Whoever would send the next request on this connection learns that he needs another one.
    if (isClosing) response.headers.set('connection', 'close');
    return response;
  };
  const server = createAdaptorServer({
    fetch: (request, bindings) => answer(request, bindings as HttpBindings),
  }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(refuse({ kind: 'port-taken', port }));
      else if (error.code === 'EACCES') resolve(refuse({ kind: 'port-forbidden', port }));
      else reject(error);
    });
    const close = (limitMs: number) => {
      isClosing = true;
      return closeGracefully(server, limitMs);
    };
    server.listen(port, () => resolve(accept({ close })));
  });
}

async function closeGracefully(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<'closed'>((resolve) => server.close(() => resolve('closed')));
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    // A browser keeps its connection after the answer; it counts as open until it is idle and closed.
    server.closeIdleConnections();
    if ((await Promise.race([closed, sleep(20)])) === 'closed') return;
  }
  server.closeAllConnections();
  await closed;
}
