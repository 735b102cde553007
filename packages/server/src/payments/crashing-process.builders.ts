import type { PaymentDependencies } from './payment-dependencies.ts';

class CrashedProcess extends Error {}

/** A process that dies as it writes for the n-th time: what its provider did before that, the shop forgot. */
export const crashAfter = (payments: PaymentDependencies, writes: number): PaymentDependencies => {
  let left = writes;
  const crashing = (transaction: () => unknown) => {
    left -= 1;
    if (left < 0) throw new CrashedProcess();
    return transaction();
  };
  const db = new Proxy(payments.db, {
    get: (target, name) => {
      if (name === 'transaction') return () => crashing(() => target.transaction());
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...payments, db };
};

export const diesOf = async (act: Promise<unknown>): Promise<void> => {
  await act.catch((error: unknown) => {
    if (!(error instanceof CrashedProcess)) throw error;
  });
};
