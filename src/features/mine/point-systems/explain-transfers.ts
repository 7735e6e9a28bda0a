import type { MyValue } from '@/components/value-mark.tsx';
import type { TransferOption } from '@/domain/transfer/transfer-value.ts';
import { isWithin, parseDateRange } from '@/lib/dates.ts';
import { formatCentsPerPoint } from '@/lib/format.ts';
import { describeRatio } from './public.ts';
import type { PointTransferRow } from './schema.ts';

type Named = { readonly id: number; readonly name: string };

/** Why every transfer loses, and from when on one pays; null if one does not lose. */
export function explainLoss(
  system: string,
  value: MyValue,
  options: readonly TransferOption[],
  nameOf: (slug: string) => string,
): string | null {
  const [best] = options.toSorted((a, b) => b.centsPerPointSent - a.centsPerPointSent);
  if (!best || options.some(({ gainCents }) => Math.round(gainCents) >= 0)) return null;
  const [first] = best.hops;
  if (!first) return null;
  const mine = formatCentsPerPoint(value.centsPerPoint);
  const there = nameOf(best.system);
  const breakEven = (value.centsPerPoint * first.sent) / best.received;
  const why =
    value.origin === 'own' || value.origin === 'own_cash'
      ? `You value a point of ${system} at ${mine} yourself, more than it would be worth at any partner.`
      : `A point of ${system} counts as ${mine}, the median of published values. Those include the freedom to choose among partners; each partner alone is valued lower.`;
  return `${why} Today’s best transfer, to ${there}, makes it worth ${formatCentsPerPoint(best.centsPerPointSent)}. It pays off for an award worth more than ${formatCentsPerPoint(breakEven)} a point of ${there}.`;
}

/** The verdict about points that every transfer makes worth less. */
export function describeKeeping({ centsPerPoint }: MyValue): string {
  return `Keep them, or move them for an award worth more than ${formatCentsPerPoint(centsPerPoint)} a point.`;
}

export type AwardNeeded = {
  readonly system: string;
  readonly ratio: string;
  /** Value of a partner's point from which the transfer beats keeping, in cents. */
  readonly centsPerPoint: number;
};

/** Lists the value an award must have at each partner that one step reaches, the best ratio first. */
export function listAwards(
  { centsPerPoint }: Pick<MyValue, 'centsPerPoint'>,
  options: readonly TransferOption[],
): readonly AwardNeeded[] {
  return options
    .flatMap(({ system, hops: [first, ...more] }): AwardNeeded[] =>
      first && more.length === 0
        ? [
            {
              system,
              ratio: describeRatio(first.route),
              centsPerPoint: (centsPerPoint * first.sent) / first.received,
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.centsPerPoint - b.centsPerPoint);
}

/** Kinds of program by what their points are used for, in the order they are shown. */
const USES = [
  ['airline', 'flights'],
  ['hotel', 'hotel nights'],
] as const;

/** Lists the partner worth most to the member for each use: where the points that arrive have the highest value. */
export function listBestByUse(
  options: readonly TransferOption[],
  kindOf: (slug: string) => string | undefined,
): readonly { readonly use: string; readonly option: TransferOption }[] {
  return USES.flatMap(([kind, use]) => {
    const [option] = options
      .filter(({ system }) => kindOf(system) === kind)
      .toSorted((a, b) => b.valueCents - a.valueCents);
    return option ? [{ use, option }] : [];
  });
}

const listed = new Intl.ListFormat('en-US', { type: 'disjunction' });

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** For each pair of systems with card-specific ratios: the cards and their ratio today. */
export function explainRatios(
  rows: readonly PointTransferRow[],
  system: Named,
  systems: readonly Named[],
  cards: readonly Named[],
  today: string,
): readonly string[] {
  const names = new Map(systems.map(({ id, name }) => [id, name]));
  const cardNames = new Map(cards.map(({ id, name }) => [id, name]));
  const open = rows.filter(
    (row) =>
      (row.from_point_system_id === system.id || row.to_point_system_id === system.id) &&
      row.bonus_percent === null &&
      isWithin(
        parseDateRange(typeof row.valid_during === 'string' ? row.valid_during : null),
        today,
      ),
  );
  const pairs = groupBy(
    open,
    ({ from_point_system_id: from, to_point_system_id: to }) => `${from} ${to}`,
  );
  return [...pairs.values()].flatMap((pair) => {
    const [any] = pair;
    const byRatio = groupBy(
      pair.filter((row) => row.credit_card_id !== null),
      (row) =>
        describeRatio({ pointsOut: row.points_out, pointsIn: row.points_in, bonusPercent: 0 }),
    );
    if (!any || byRatio.size === 0) return [];
    const special = [...byRatio].map(([ratio, some]) => {
      const who = some.flatMap((row) => cardNames.get(row.credit_card_id ?? 0) ?? []);
      return `${ratio} with ${listed.format(who)}`;
    });
    const usual = pair.find((row) => row.credit_card_id === null);
    const others = usual
      ? `${describeRatio({
          pointsOut: usual.points_out,
          pointsIn: usual.points_in,
          bonusPercent: 0,
        })} with every other card`
      : 'not at all with other cards';
    const from = names.get(any.from_point_system_id) ?? '';
    const to = names.get(any.to_point_system_id) ?? '';
    return [`${from} to ${to}: ${[...special, others].join('; ')}.`];
  });
}
