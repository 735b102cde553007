/** A cache of the `size` most recently used entries, each until it expires. Times in epoch milliseconds. */
export class BoundedCache<Value> {
  readonly #size: number;
  /** A Map iterates in order of insertion: a used entry is inserted again at the end. */
  readonly #entries = new Map<string, { readonly value: Value; readonly untilMs: number }>();

  constructor(size: number) {
    this.#size = size;
  }

  get(key: string, nowMs: number): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.untilMs <= nowMs) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, untilMs: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, untilMs });
    if (this.#entries.size <= this.#size) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  /** Drops every entry whose value satisfies `isGone`. */
  drop(isGone: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (isGone(value)) this.#entries.delete(key);
  }
}
