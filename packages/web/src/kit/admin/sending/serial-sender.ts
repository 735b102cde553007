import { failureText } from '../../api/failure-text.ts';
import { externalStore } from '../../lib/external-store.ts';

interface SendOptions {
  /** Refetches the server's state afterwards, even if nothing was sent. */
  readonly fresh?: boolean;
}

/**
 * Sends pending actions one at a time across all tabs, and once more if actions were added
 * meanwhile. `failure` is why they can't be sent; null otherwise. `send` never throws.
 * @param lock name of the Web Lock that tabs share
 */
export const serialSender = (lock: string, sendAll: (fresh: boolean) => Promise<void>) => {
  const failure = externalStore<string | null>(null);
  let isSending = false;
  let isRequestedAgain = false;
  const send = async ({ fresh = false }: SendOptions = {}): Promise<void> => {
    if (isSending && !fresh) {
      isRequestedAgain = true;
      return;
    }
    isSending = true;
    try {
      await withLock(lock, () => sendAll(fresh));
      failure.set(null);
    } catch (error) {
      failure.set(failureText(error));
      isRequestedAgain = false;
    } finally {
      isSending = false;
    }
    if (!isRequestedAgain) return;
    isRequestedAgain = false;
    return send();
  };
  return { send, failure };
};

const withLock = <T>(lock: string, run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(lock, run) : run();
