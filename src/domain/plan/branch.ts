import type { OpenCard } from './relaxation.ts';
import type { Region } from './regions.ts';
import { endOf } from './tenure.ts';

const CLEAR = 0.05;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function withCard({ cards }: Region, changed: OpenCard, next: OpenCard | null) {
  return cards.flatMap((open) => (open === changed ? (next ?? []) : open));
}

/** The choices in two halves, by when they begin and end, so that each was picked about as often. */
function halves(open: OpenCard, shares: readonly number[]) {
  const ordered = open.choices
    .map((choice, index) => ({ choice, share: (shares[index] ?? 0) + 1e-6 }))
    .sort(
      ({ choice: { tenure: a } }, { choice: { tenure: b } }) =>
        a.opened - b.opened ||
        endOf(a) - endOf(b) ||
        (a.then?.card ?? 0) - (b.then?.card ?? 0) ||
        a.until - b.until ||
        a.way - b.way,
    );
  const half = sum(ordered.map(({ share }) => share)) / 2;
  let cut = 0;
  let before = 0;
  for (const { share } of ordered.slice(0, -1)) {
    if (cut > 0 && before + share > half) break;
    before += share;
    cut += 1;
  }
  const choices = ordered.map(({ choice }) => choice);
  return [choices.slice(0, cut), choices.slice(cut)];
}

/**
 * Divides a region: first by whether the points of a system are unlocked, then by whether a card that is picked in some
 * of the rounds is in, then by the months of a card that is in. `sharesOf`: the share of the rounds in which each of its
 * choices was picked. No part: there is one schedule in it.
 */
export function divide(
  region: Region,
  sharesOf: (open: OpenCard) => readonly number[],
): readonly Region[] {
  for (const [system, state] of region.access) {
    if (state !== 'open') continue;
    return (['unlocked', 'locked'] as const).map((decided) => ({
      ...region,
      access: new Map([...region.access, [system, decided]]),
    }));
  }
  const ranked = region.cards.map((open) => {
    const shares = sharesOf(open);
    const total = sum(shares);
    const isOpen = !open.isCertain;
    const spread = open.isCertain && open.choices.length > 1 ? 1 - Math.max(...shares, 0) : -1;
    return { open, shares, doubt: isOpen ? Math.min(total, 1 - total) : -1, total, spread };
  });
  const [doubtful] = [...ranked].sort((a, b) => b.doubt - a.doubt);
  const [spread] = [...ranked].sort((a, b) => b.spread - a.spread);
  const [likely] = ranked.filter(({ open }) => !open.isCertain).sort((a, b) => b.total - a.total);
  const inOrOut = (open: OpenCard) => [
    { ...region, cards: withCard(region, open, { ...open, isCertain: true }) },
    { ...region, cards: withCard(region, open, null) },
  ];
  if (doubtful && doubtful.doubt > CLEAR) return inOrOut(doubtful.open);
  if (likely && likely.total > 0.5) return inOrOut(likely.open);
  if (spread && spread.spread >= 0) {
    return halves(spread.open, spread.shares).map((choices) => ({
      ...region,
      cards: withCard(region, spread.open, { ...spread.open, choices }),
    }));
  }
  return likely ? inOrOut(likely.open) : [];
}
