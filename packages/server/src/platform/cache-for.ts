/** More people than shop within a minute, and more hospitals than there are. */
const MAX_CACHED = 2_000;

/** Remembers answers for a while; one question at a time for each key, and a failure is no answer. */
export const cacheFor = <Value>(
  cachedMs: number,
  now: () => number,
  fetchValue: (key: string) => Promise<Value>,
) => {
  const cached = new Map<string, { readonly value: Promise<Value>; readonly untilMs: number }>();
  return (key: string): Promise<Value> => {
    const hit = cached.get(key);
    if (hit && hit.untilMs > now()) return hit.value;
    if (cached.size >= MAX_CACHED) cached.clear();
    const value = fetchValue(key);
    cached.set(key, { value, untilMs: now() + cachedMs });
    value.catch(() => cached.delete(key));
    return value;
  };
};
