/**
 * The `limit` best of many: by rank, then by tie, both the higher the better, then those that `isBefore`
 * puts first. A binary heap with the worst on top: what is worse is refused with one comparison.
 */
export class TopList {
  readonly #limit: number;
  readonly #isBefore: (one: number, other: number) => boolean;
  readonly #ranks: number[] = [];
  readonly #ties: number[] = [];
  readonly #items: number[] = [];
  /** What ranks below this is not taken. */
  leastRank = 0;
  /** Nor, at that rank, what ties below this. */
  leastTie = Number.NEGATIVE_INFINITY;

  constructor(limit: number, isBefore: (one: number, other: number) => boolean) {
    this.#limit = limit;
    this.#isBefore = isBefore;
  }

  offer(rank: number, tie: number, item: number): void {
    const length = this.#items.length;
    if (length < this.#limit) {
      this.#ranks.push(rank);
      this.#ties.push(tie);
      this.#items.push(item);
      this.#rise(length);
    } else {
      if (!this.#goesBeforeWorst(rank, tie, item)) return;
      this.#ranks[0] = rank;
      this.#ties[0] = tie;
      this.#items[0] = item;
      this.#sink();
    }
    if (this.#items.length < this.#limit) return;
    this.leastRank = this.#ranks[0] ?? 0;
    this.leastTie = this.#ties[0] ?? 0;
  }

  get count(): number {
    return this.#items.length;
  }

  get worstRank(): number {
    return this.#ranks[0] ?? 0;
  }

  /** Takes the worst out. */
  takeWorst(): number {
    const worst = this.#items[0] as number;
    this.#swap(0, this.count - 1);
    this.#ranks.pop();
    this.#ties.pop();
    this.#items.pop();
    this.#sink();
    return worst;
  }

  #goesBeforeWorst(rank: number, tie: number, item: number): boolean {
    const worst = this.#ranks[0] ?? 0;
    if (rank !== worst) return rank > worst;
    const worstTie = this.#ties[0] ?? 0;
    return tie !== worstTie ? tie > worstTie : this.#isBefore(item, this.#items[0] ?? 0);
  }

  #isBetter(one: number, other: number): boolean {
    const rank = (this.#ranks[one] ?? 0) - (this.#ranks[other] ?? 0);
    if (rank !== 0) return rank > 0;
    const tie = (this.#ties[one] ?? 0) - (this.#ties[other] ?? 0);
    return tie !== 0 ? tie > 0 : this.#isBefore(this.#items[one] ?? 0, this.#items[other] ?? 0);
  }

  #rise(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (this.#isBetter(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    const length = this.#items.length;
    for (let at = 0; ; ) {
      let worst = at;
      for (let child = 2 * at + 1; child <= 2 * at + 2; child += 1)
        if (child < length && this.#isBetter(worst, child)) worst = child;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #swap(one: number, other: number): void {
    swap(this.#ranks, one, other);
    swap(this.#ties, one, other);
    swap(this.#items, one, other);
  }
}

const swap = (list: number[], one: number, other: number): void => {
  const kept = list[one] ?? 0;
  list[one] = list[other] ?? 0;
  list[other] = kept;
};
