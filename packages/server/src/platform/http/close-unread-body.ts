import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Context, Next } from 'hono';

/** How much of a refused body is still read, and for how long, so that its sender reads the response. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024;
const LINGER_MS = 2_000;

/**
 * Closes the connection after a response that was sent before the body was read, and announces it in the response.
 */
export const closeUnread = async (context: Context, next: Next): Promise<void> => {
  await next();
  const incoming: IncomingMessage | undefined = context.env?.incoming;
  if (!incoming || incoming.complete) return;
  // The rest of a body that arrived together with the headers may not have been parsed yet.
  await setImmediate();
  if (incoming.complete || incoming.destroyed) return;
  context.header('connection', 'close');
  lingerAfterRefusal(incoming, incoming.socket);
};

/**
 * Ends our half of the connection first, and closes it when the client has ended its half or after `LINGER_MS`. Data
 * that arrive after a close are answered with a TCP reset, which can overtake the response (RFC 9112, section 9.6).
 * Node calls `destroySoon` once such a response is written.
 */
const lingerAfterRefusal = (incoming: IncomingMessage, socket: Socket): void => {
  let drainedBytes = 0;
  socket.destroySoon = () => {
    if (socket.writableEnded) return;
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
    incoming.on('data', (chunk: Buffer) => {
      drainedBytes += chunk.length;
      if (drainedBytes > MAX_DRAINED_BYTES) socket.destroy();
    });
  };
};
