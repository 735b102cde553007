/**
 * The `limit` highest of many keys, of equal keys those that `isBefore` puts first. A binary heap with the
 * lowest on top: what is below it is refused with one comparison.
 */
export class TopList {
  readonly #limit: number;
  readonly #isBefore: (one: number, other: number) => boolean;
  readonly #keys: number[] = [];
  readonly #items: number[] = [];
  /** Below this key nothing is taken. */
  least = Number.NEGATIVE_INFINITY;

  constructor(limit: number, isBefore: (one: number, other: number) => boolean) {
    this.#limit = limit;
    this.#isBefore = isBefore;
  }

  offer(key: number, item: number): void {
    const length = this.#keys.length;
    if (length < this.#limit) {
      this.#keys.push(key);
      this.#items.push(item);
      this.#rise(length);
    } else {
      if (key < this.least) return;
      if (!this.#goesBefore(key, item, 0)) return;
      this.#keys[0] = key;
      this.#items[0] = item;
      this.#sink();
    }
    if (this.#keys.length === this.#limit) this.least = this.#keys[0] ?? this.least;
  }

  /** Best first. */
  sorted(): readonly { readonly key: number; readonly item: number }[] {
    return this.#keys
      .map((key, at) => ({ key, item: this.#items[at] ?? 0 }))
      .sort((one, other) => other.key - one.key || (this.#isBefore(one.item, other.item) ? -1 : 1));
  }

  #goesBefore(key: number, item: number, at: number): boolean {
    const other = this.#keys[at] ?? 0;
    return key > other || (key === other && this.#isBefore(item, this.#items[at] ?? 0));
  }

  #rise(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (this.#goesBefore(this.#keys[at] ?? 0, this.#items[at] ?? 0, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    const length = this.#keys.length;
    for (let at = 0; ; ) {
      let lowest = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < length && this.#goesBefore(this.#keys[lowest] ?? 0, this.#items[lowest] ?? 0, child))
          lowest = child;
      if (lowest === at) return;
      this.#swap(at, lowest);
      at = lowest;
    }
  }

  #swap(one: number, other: number): void {
    [this.#keys[one], this.#keys[other]] = [this.#keys[other] ?? 0, this.#keys[one] ?? 0];
    [this.#items[one], this.#items[other]] = [this.#items[other] ?? 0, this.#items[one] ?? 0];
  }
}
