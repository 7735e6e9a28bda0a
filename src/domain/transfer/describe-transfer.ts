import { formatLongDate } from '../format-date.ts';
import { formatCount, formatDollars } from '../format-money.ts';
import type { TransferNeed } from './transfer-target.ts';
import type { TransferHop, TransferOption, TransferOptions } from './transfer-value.ts';

/** Turns the slug of a point system into the name people know it by. */
export type SystemName = (system: string) => string;

function describeHop({ route, sent, received }: TransferHop, nameOf: SystemName): string {
  const ends = route.bonusEndsOn === null ? '' : ` until ${formatLongDate(route.bonusEndsOn)}`;
  const bonus = route.bonusPercent === 0 ? '' : ` with a ${route.bonusPercent}% bonus${ends}`;
  return `${formatCount(sent)} ${nameOf(route.from)} become ${formatCount(received)} ${nameOf(route.to)}${bonus}`;
}

/** One sentence about what a transfer makes of a balance. */
export function describeTransferOption(option: TransferOption, nameOf: SystemName): string {
  const { gainCents, valueCents, hops } = option;
  const steps = hops.map((hop) => describeHop(hop, nameOf)).join(', then ');
  const verdict =
    gainCents > 0
      ? `${formatDollars(gainCents)} more than keeping them`
      : gainCents < 0
        ? `${formatDollars(0 - gainCents)} less than keeping them`
        : 'as much as keeping them';
  return `${steps}: worth ${formatDollars(valueCents)} in all, ${verdict}.`;
}

/** One sentence about where a balance is worth most. */
export function describeTransferOptions(result: TransferOptions, nameOf: SystemName): string {
  const name = nameOf(result.system);
  if (result.kind === 'locked') {
    return `${formatCount(result.points)} ${name} cannot be transferred until you hold a card that unlocks transfers; they are worth ${formatDollars(result.keepCents)} as they are.`;
  }
  const [best] = result.options;
  return best === undefined || best.gainCents <= 0
    ? `${formatCount(result.points)} ${name} are worth most where they are: ${formatDollars(result.keepCents)}.`
    : describeTransferOption(best, nameOf);
}

/** One sentence about what a target costs. */
export function describeTransferNeed(need: TransferNeed, nameOf: SystemName): string {
  switch (need.kind) {
    case 'locked':
      return 'These points cannot be transferred until you hold a card that unlocks transfers.';
    case 'no-route':
      return 'No transfer leads there on that day.';
    case 'way': {
      const steps = need.hops.map((hop) => describeHop(hop, nameOf)).join(', then ');
      const missing =
        need.missing === 0 ? 'your balance is enough' : `you lack ${formatCount(need.missing)}`;
      return `${steps}; ${missing}.`;
    }
  }
}
