/** Remembers values up to a total weight; the least recently used go first. */
export class LruCache<T> {
  readonly #values = new Map<string, { readonly value: T; readonly weight: number }>();
  readonly #maxWeight: number;
  #weight = 0;

  constructor(maxWeight: number) {
    this.#maxWeight = maxWeight;
  }

  /** The value of a key, worked out now if it isn't cached. The newest value stays, however heavy. */
  get(key: string, work: () => { readonly value: T; readonly weight: number }): T {
    const known = this.#values.get(key);
    if (known) this.#values.delete(key);
    const cached = known ?? work();
    this.#values.set(key, cached);
    if (!known) this.#weight += cached.weight;
    for (const [oldest, { weight }] of this.#values) {
      if (this.#weight <= this.#maxWeight || oldest === key) break;
      this.#values.delete(oldest);
      this.#weight -= weight;
    }
    return cached.value;
  }

  clear(): void {
    this.#values.clear();
    this.#weight = 0;
  }
}
