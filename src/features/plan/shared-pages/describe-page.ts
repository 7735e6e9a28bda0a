import { calendarDate } from '@/domain/calendar.ts';
import { formatCents, formatCount, formatWholeDollars } from '@/lib/format.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { shownParts } from '@/lib/shown-sums.ts';
import type { SharedPlan, SharedWallet, Snapshot } from './schema.ts';

type Names = (card: string) => string;

/** The first day of the plan. */
export const firstDayOf = ({ from }: SharedPlan) => calendarDate(`${from}-01`);

/** The cards of a wallet with their parts in whole dollars, which add up to the sum as it is shown. */
export function listParts({ cards }: SharedWallet) {
  const shown = shownParts(cards.map(({ netCents }) => netCents));
  return cards.map((part, index) => ({ ...part, shownCents: shown[index] ?? 0 }));
}

/** The sentence of the page. */
export function describeVerdict({ kind, document }: Snapshot): string {
  if (kind === 'year') {
    const feesCents = document.cards.reduce((sum, { feeCents }) => sum + feeCents, 0);
    const fees = feesCents > 0 ? `, after ${formatWholeDollars(feesCents)} in fees` : '';
    return `${formatWholeDollars(document.netCents)} a year from ${formatCount(document.cards.length, 'card')}${fees}.`;
  }
  if (kind === 'wallet') {
    const { cards, netCents, isFirstYear } = document;
    const verb = cards.length === 1 ? 'keeps' : 'keep';
    const year = isFirstYear ? 'in the first year' : 'a year';
    return `${formatCount(cards.length, 'card')} that ${verb} ${formatWholeDollars(netCents)} ${year}.`;
  }
  const { lanes, months, gainCents } = document;
  const opened = lanes.filter(({ isNew }) => isNew).length;
  const cards = opened === 0 ? 'No new card' : formatCount(opened, 'new card');
  return `${cards} in ${months} months, ${formatWholeDollars(Math.abs(gainCents))} ${gainCents < 0 ? 'less' : 'more'} than with the cards of today.`;
}

/** A part of a wallet after its card's name. */
export function describePart({ shownCents, feeCents }: ReturnType<typeof listParts>[number]) {
  const fee = feeCents === 0 ? ', no fee' : ` after its ${formatCents(feeCents)} fee`;
  return `${formatWholeDollars(shownCents)}${fee}`;
}

function describeLane(
  lane: SharedPlan['lanes'][number],
  plan: SharedPlan,
  nameOf: Names,
): readonly { readonly month: number; readonly text: string }[] {
  const name = nameOf(lane.card);
  const earned =
    lane.bonus &&
    `a bonus worth ${formatWholeDollars(lane.bonus.valueCents)} by ${nameMonth(firstDayOf(plan), lane.bonus.until - 1)}`;
  const saved =
    lane.savedCents > 0 ? `, which saves ${formatWholeDollars(lane.savedCents)} in fees` : '';
  const steps = [
    ...(lane.isNew
      ? [{ month: lane.from, text: `Open ${name}${earned ? `, for ${earned}` : ''}` }]
      : earned
        ? [{ month: lane.from, text: `Earn ${earned} on ${name}` }]
        : []),
    ...(lane.end === 'close' ? [{ month: lane.until, text: `Close ${name}${saved}` }] : []),
    ...(lane.end === 'change' && lane.then
      ? [{ month: lane.until, text: `Change ${name} to ${nameOf(lane.then.card)}${saved}` }]
      : []),
  ];
  return steps.length > 0 ? steps : [{ month: 0, text: `Keep ${name}` }];
}

/** The steps of a plan by month, each in a line. */
export function listSteps(plan: SharedPlan, nameOf: Names) {
  return plan.lanes
    .flatMap((lane) => describeLane(lane, plan, nameOf))
    .toSorted((a, b) => a.month - b.month)
    .map(({ month, text }) => ({ when: nameMonth(firstDayOf(plan), month), text }));
}

/** Everything that the page shows, line by line. */
export function describeLines({ kind, document }: Snapshot, nameOf: Names): readonly string[] {
  return kind !== 'plan'
    ? listParts(document).map((part) => `${nameOf(part.card)}: ${describePart(part)}`)
    : listSteps(document, nameOf).map(({ when, text }) => `${when}: ${text}`);
}
