const turns = new Map<string, Promise<unknown>>();

/** Runs what concerns one thing one after another, so that the last tap is what is kept. */
export const inTurn = <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work, work);
  turns.set(key, turn);
  const forget = () => {
    if (turns.get(key) === turn) turns.delete(key);
  };
  turn.then(forget, forget);
  return turn;
};
