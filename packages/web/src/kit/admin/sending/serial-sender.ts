import { failureText } from '../../api/failure-text.ts';
import { externalStore } from '../../lib/external-store.ts';

interface SendOptions {
  /** Asks the shop afterwards how things stand, whether anything was sent or not. */
  readonly fresh?: boolean;
}

/**
 * Sends what was done on this device in its turn: one at a time, in all tabs, and once more where something was done
 * meanwhile. `failure` says why it doesn't leave; null while it does. `send` never throws.
 * @param lock the name under which tabs wait for each other
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
