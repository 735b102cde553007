import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import type { StartRefusal } from './start-refusal.ts';

export type HttpServer = {
  /**
   * Takes no new connection and lets the requests under way finish, for at most `limitMs`; what
   * then still runs is cut off.
   */
  close(limitMs: number): Promise<void>;
};

/** Serves `fetch` over HTTP/1.1 on every address of this computer. */
export function serve(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
): Promise<Result<HttpServer, StartRefusal>> {
  const server = createAdaptorServer({ fetch }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(refuse({ kind: 'port-taken', port }));
      else if (error.code === 'EACCES') resolve(refuse({ kind: 'port-forbidden', port }));
      else reject(error);
    });
    server.listen(port, () => resolve(accept({ close: (limitMs) => closeGracefully(server, limitMs) })));
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
