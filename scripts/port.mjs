import { createServer } from 'node:net';

/**
 * @param {number} port
 * @returns {Promise<'taken' | undefined>} undefined also for a port that only the server can judge
 */
export function portRefusal(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE' ? 'taken' : undefined));
    try {
      probe.listen(port, () => probe.close(() => resolve(undefined)));
    } catch {
      // An invalid port (PORT=abc) is reported by the settings.
      resolve(undefined);
    }
  });
}

/** Whether a shop like ours listens there. */
export async function isShopAt(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(1_000) });
    const body = await answer.json();
    return answer.ok && body.status === 'ok';
  } catch {
    return false;
  }
}

/** A port that nothing listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
