import type { PaymentDependencies } from './payment-dependencies.ts';

class Killed extends Error {}

/** A process that dies as it writes for the n-th time: what its provider did before that, the shop forgot. */
export const dyingAfter = (payments: PaymentDependencies, writes: number): PaymentDependencies => {
  let left = writes;
  const dying = (transaction: () => unknown) => {
    left -= 1;
    if (left < 0) throw new Killed();
    return transaction();
  };
  const db = new Proxy(payments.db, {
    get: (target, name) => {
      if (name === 'transaction') return () => dying(() => target.transaction());
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...payments, db };
};

export const killed = async (act: Promise<unknown>): Promise<void> => {
  await act.catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
};
