/** Random numbers that are the same on every run for the same seed (mulberry32). */
export type SeededRandom = {
  /** Number from 0 up to, not including, 1. */
  readonly next: () => number;
  /** Whole number, both ends included. */
  readonly whole: (least: number, most: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly sample: <T>(items: readonly T[], count: number) => T[];
  readonly chance: (probability: number) => boolean;
};

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  return {
    next,
    whole,
    pick,
    sample: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () => {
        const [item] = left.splice(whole(0, left.length - 1), 1);
        if (item === undefined) throw new RangeError('nothing to sample from');
        return item;
      });
    },
    chance: (probability) => next() < probability,
  };
}
