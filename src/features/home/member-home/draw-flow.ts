import type { YearFlow } from '@/domain/rewards/valuation/year-flow.ts';

/** A stretch of a column, in pixels from the top. */
type Stretch = { readonly y: number; readonly height: number };

type Ribbon = {
  readonly key: string;
  readonly kind: 'spending' | 'kept' | 'fees';
  /** Id of the held card. */
  readonly id: string;
  readonly path: string;
};

type FlowLayout = {
  readonly width: number;
  readonly height: number;
  /** Left edges of the columns: spending, cards, and results. */
  readonly x: { readonly spending: number; readonly cards: number; readonly ends: number };
  readonly cardWidth: number;
  readonly groups: readonly (Stretch & { readonly group: string; readonly spendCents: number })[];
  readonly cards: readonly (Stretch & { readonly id: string })[];
  readonly kept: Stretch;
  readonly fees: Stretch;
  readonly ribbons: readonly Ribbon[];
  /** Scale of value relative to spending; null if either is missing. */
  readonly timesWider: number | null;
};

export const BAR_WIDTH = 6;
/** Below it, labels are smaller and cards have no name under them. */
export const ROOMY = 640;
const GAP = { groups: 6, cards: 10, ends: 44 };

type Column<T> = readonly { readonly of: T; readonly height: number; readonly room: number }[];

const sumOf = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

function roomOf<T>(column: Column<T>, gap: number): number {
  return sumOf(column.map(({ room }) => room)) + gap * Math.max(0, column.length - 1);
}

/** Below one another, each in the middle of its room, and the column in the middle of the picture. */
function stack<T>(column: Column<T>, gap: number, height: number): (Stretch & { of: T })[] {
  let top = (height - roomOf(column, gap)) / 2;
  return column.map(({ of, height: own, room }) => {
    const y = top + (room - own) / 2;
    top += room + gap;
    return { of, y, height: own };
  });
}

/** Hands out a stretch piece by piece, from its top, all pieces together in its middle. */
function createPieces({ y, height }: Stretch, used: number): (height: number) => number {
  let top = y + (height - used) / 2;
  return (piece) => {
    const at = top;
    top += piece;
    return at;
  };
}

function drawRibbon(x: [number, number], y: [number, number], height: number): string {
  const round = (value: number) => Number(value.toFixed(1));
  const [left, right, middle] = [x[0], x[1], (x[0] + x[1]) / 2].map(round);
  const [from, to, fromEnd, toEnd] = [y[0], y[1], y[0] + height, y[1] + height].map(round);
  return `M${left} ${from}C${middle} ${from} ${middle} ${to} ${right} ${to}V${toEnd}C${middle} ${toEnd} ${middle} ${fromEnd} ${left} ${fromEnd}Z`;
}

type Group = { readonly group: string; readonly spendCents: number; readonly first: number };

/** Spending groups, ordered by the card most of each goes to, so that few ribbons cross. */
function listGroups(flow: YearFlow): Group[] {
  const places = new Map(flow.cards.map(({ id }, index) => [id, index]));
  const groups = [...new Set(flow.spending.map(({ group }) => group))];
  return groups
    .map((group): Group => {
      const parts = flow.spending.filter((each) => each.group === group);
      const main = parts.toSorted((a, b) => b.spendCents - a.spendCents)[0];
      return {
        group,
        spendCents: sumOf(parts.map(({ spendCents }) => spendCents)),
        first: places.get(main?.id ?? '') ?? 0,
      };
    })
    .toSorted((a, b) => a.first - b.first || b.spendCents - a.spendCents);
}

/**
 * Lays out a year's flow in a given width: spending left of the cards and value right of them, each on its own scale,
 * since a dollar of value is a few cents of spending. Cards without flow are left out.
 */
export function layoutFlow(flow: YearFlow, width: number): FlowLayout {
  const isRoomy = width >= ROOMY;
  const cardWidth = isRoomy ? 104 : 60;
  const leastCard = isRoomy ? 96 : 48;
  const leastGroup = isRoomy ? 24 : 34;
  const x = {
    spending: Math.round(width * (isRoomy ? 0.24 : 0.3)),
    cards: Math.round(width * (isRoomy ? 0.48 : 0.46)),
    ends: Math.round(width * (isRoomy ? 0.79 : 0.74)),
  };
  const moving = flow.cards.filter(
    ({ spendCents, valueCents, feesCents }) => spendCents > 0 || valueCents > 0 || feesCents > 0,
  );
  const groups = listGroups(flow);
  const base = Math.max(360, moving.length * (leastCard + GAP.cards), groups.length * 40);
  const spendScale = flow.spendCents > 0 ? (base * 0.72) / flow.spendCents : 0;
  const ends = Math.max(flow.valueCents, flow.feesCents);
  const valueScale = ends > 0 ? (base * 0.6) / ends : 0;

  const groupColumn = groups.map((of) => {
    const height = Math.max(1, of.spendCents * spendScale);
    return { of, height, room: Math.max(height, leastGroup) };
  });
  const cardColumn = moving.map((of) => {
    const through = Math.max(of.spendCents * spendScale, of.valueCents * valueScale);
    const height = Math.max(leastCard, through + 8);
    return { of, height, room: height };
  });
  const shown = (['kept', 'fees'] as const).filter((of) => of === 'kept' || flow.feesCents > 0);
  const endColumn = shown.map((of) => {
    const cents = of === 'kept' ? Math.max(0, flow.netCents) : flow.feesCents;
    const height = cents * valueScale;
    return { of, height, room: Math.max(height, isRoomy ? 76 : 56) };
  });
  const height = Math.ceil(
    Math.max(
      roomOf(groupColumn, GAP.groups),
      roomOf(cardColumn, GAP.cards),
      roomOf(endColumn, GAP.ends),
    ),
  );
  const placedGroups = stack(groupColumn, GAP.groups, height);
  const placedCards = stack(cardColumn, GAP.cards, height);
  const placedEnds = stack(endColumn, GAP.ends, height);
  const endOf = (kind: 'kept' | 'fees'): Stretch =>
    placedEnds.find(({ of }) => of === kind) ?? { y: 0, height: 0 };

  const intoCard = new Map(
    placedCards.map((card) => [card.of.id, createPieces(card, card.of.spendCents * spendScale)]),
  );
  const spending = placedGroups.flatMap((group) => {
    const pieces = createPieces(group, group.height);
    return placedCards.flatMap(({ of: { id } }): Ribbon[] => {
      const part = flow.spending.find((each) => each.group === group.of.group && each.id === id);
      const arrive = intoCard.get(id);
      if (!part || !arrive) return [];
      const piece = part.spendCents * spendScale;
      const path = drawRibbon(
        [x.spending + BAR_WIDTH, x.cards],
        [pieces(piece), arrive(piece)],
        piece,
      );
      return [{ key: `${group.of.group} ${id}`, kind: 'spending', id, path }];
    });
  });
  const kept = endOf('kept');
  const fees = endOf('fees');
  const intoKept = createPieces(kept, kept.height);
  const intoFees = createPieces(fees, fees.height);
  const value = placedCards.flatMap((card): Ribbon[] => {
    const { id, keptCents, towardFeesCents } = card.of;
    const leave = createPieces(card, (keptCents + towardFeesCents) * valueScale);
    const draw = (kind: 'kept' | 'fees', cents: number, arrive: (height: number) => number) => {
      const piece = cents * valueScale;
      if (piece === 0) return [];
      const path = drawRibbon([x.cards + cardWidth, x.ends], [leave(piece), arrive(piece)], piece);
      return [{ key: `${kind} ${id}`, kind, id, path }];
    };
    return [...draw('kept', keptCents, intoKept), ...draw('fees', towardFeesCents, intoFees)];
  });

  return {
    width,
    height,
    x,
    cardWidth,
    groups: placedGroups.map(({ of: { group, spendCents }, y, height: own }) => ({
      ...{ group, spendCents },
      ...{ y, height: own },
    })),
    cards: placedCards.map(({ of: { id }, y, height: own }) => ({ id, y, height: own })),
    kept,
    fees,
    ribbons: [...spending, ...value],
    timesWider: spendScale > 0 && valueScale > 0 ? valueScale / spendScale : null,
  };
}
