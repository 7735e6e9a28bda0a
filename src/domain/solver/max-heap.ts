/** A queue that gives the item of the highest rank first. */
export class MaxHeap<T> {
  readonly #items: { readonly rank: number; readonly item: T }[] = [];

  get size(): number {
    return this.#items.length;
  }

  /** Rank of the first item; −Infinity when there is none. */
  get top(): number {
    return this.#items[0]?.rank ?? -Infinity;
  }

  push(rank: number, item: T): void {
    const items = this.#items;
    items.push({ rank, item });
    for (let at = items.length - 1; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!this.#swapIfHigher(at, parent)) return;
      at = parent;
    }
  }

  pop(): T | null {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (!first || !last) return null;
    if (items.length === 0) return first.item;
    items[0] = last;
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      const isRight = (items[left + 1]?.rank ?? -Infinity) > (items[left]?.rank ?? -Infinity);
      const child = isRight ? left + 1 : left;
      if (child >= items.length || !this.#swapIfHigher(child, at)) return first.item;
      at = child;
    }
  }

  #swapIfHigher(child: number, parent: number): boolean {
    const items = this.#items;
    const [low, high] = [items[parent], items[child]];
    if (!low || !high || high.rank <= low.rank) return false;
    items[parent] = high;
    items[child] = low;
    return true;
  }
}
