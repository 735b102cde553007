/** What was worked out before, up to a weight in all; what was asked for least lately goes first. */
export class Kept<T> {
  readonly #values = new Map<string, { readonly value: T; readonly weight: number }>();
  #weight = 0;

  /** @param most what all of it may weigh, now that it is asked */
  get(key: string, most: number, work: () => { readonly value: T; readonly weight: number }): T {
    const known = this.#values.get(key);
    if (known) this.#values.delete(key);
    const kept = known ?? work();
    this.#values.set(key, kept);
    if (!known) this.#weight += kept.weight;
    if (this.#weight > most) this.#drop(key, most);
    return kept.value;
  }

  #drop(last: string, most: number): void {
    for (const [oldest, { weight }] of this.#values) {
      if (this.#weight <= most || oldest === last) return;
      this.#values.delete(oldest);
      this.#weight -= weight;
    }
  }

  clear(): void {
    this.#values.clear();
    this.#weight = 0;
  }
}
