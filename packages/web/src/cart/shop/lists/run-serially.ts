const pendingByKey = new Map<string, Promise<unknown>>();

/** Runs calls with the same key one after another, so that the last tap is stored last. */
export const runSerially = <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const next = (pendingByKey.get(key) ?? Promise.resolve()).then(work, work);
  pendingByKey.set(key, next);
  const removePending = () => {
    if (pendingByKey.get(key) === next) pendingByKey.delete(key);
  };
  next.then(removePending, removePending);
  return next;
};
