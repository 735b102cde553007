/** More people than shop within a minute, and more hospitals than there are. */
const MOST_KEPT = 2_000;

/** Remembers answers for a while; one question at a time for each key, and a failure is no answer. */
export const keeping = <Answer>(keptMs: number, now: () => number, ask: (key: string) => Promise<Answer>) => {
  const kept = new Map<string, { readonly answer: Promise<Answer>; readonly untilMs: number }>();
  return (key: string): Promise<Answer> => {
    const known = kept.get(key);
    if (known && known.untilMs > now()) return known.answer;
    if (kept.size >= MOST_KEPT) kept.clear();
    const answer = ask(key);
    kept.set(key, { answer, untilMs: now() + keptMs });
    answer.catch(() => kept.delete(key));
    return answer;
  };
};
