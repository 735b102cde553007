/**
 * Runs a person's works one after the other, and everybody's beside each other. The database would make them
 * wait too, but each with a connection in its hand: a burst of one person's would then take the whole pool.
 */
export const oneAtATime = () => {
  const lastOf = new Map<string, Promise<unknown>>();
  return async <T>(personId: string, work: () => Promise<T>): Promise<T> => {
    const before = lastOf.get(personId) ?? Promise.resolve();
    const mine = before.then(work);
    const settled = mine.catch(() => {});
    lastOf.set(personId, settled);
    try {
      return await mine;
    } finally {
      if (lastOf.get(personId) === settled) lastOf.delete(personId);
    }
  };
};
