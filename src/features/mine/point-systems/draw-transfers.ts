import { calendarDate } from '@/domain/calendar.ts';
import { activeRoutes, type ActiveRoute, type TransferRoute } from '@/domain/transfer/route.ts';
import {
  type TransferOption,
  type TransferOptions,
  type ValueOfPoint,
  listTransferOptions,
} from '@/domain/transfer/transfer-value.ts';
import { formatCentsPerPoint } from '@/lib/format.ts';
import { describeRatio } from './public.ts';

export type FanEnd = {
  readonly slug: string;
  readonly name: string;
  /** Ratio and bonus, as words. */
  readonly ratio: string;
  /** Value of a point after this transfer, in words. */
  readonly worth: string;
  readonly isGain: boolean;
  readonly hasBonus: boolean;
};

type TransferView = {
  readonly out: readonly FanEnd[];
  readonly in: readonly FanEnd[];
  readonly options: TransferOptions;
};

/** Value of a transferred point before rounding to transfer increments. */
function worthOfPointSent(route: ActiveRoute, valueOf: ValueOfPoint): number {
  return (route.pointsIn / route.pointsOut) * (1 + route.bonusPercent / 100) * valueOf(route.to);
}

/** The best route of a day between two systems: a running bonus before the lasting ratio. */
function bestOf(routes: readonly ActiveRoute[], key: 'from' | 'to', valueOf: ValueOfPoint) {
  const best = new Map<string, ActiveRoute>();
  for (const route of routes) {
    const known = best.get(route[key]);
    if (!known || worthOfPointSent(route, valueOf) > worthOfPointSent(known, valueOf)) {
      best.set(route[key], route);
    }
  }
  return [...best.values()].sort(
    (a, b) =>
      worthOfPointSent(b, valueOf) - worthOfPointSent(a, valueOf) || a[key].localeCompare(b[key]),
  );
}

type TransferQuestion = {
  readonly routes: readonly TransferRoute[];
  readonly system: string;
  readonly points: number;
  readonly valueOf: ValueOfPoint;
  readonly nameOf: (slug: string) => string;
  readonly today: string;
};

export function viewTransfers(question: TransferQuestion): TransferView {
  const { routes, system, points, valueOf, nameOf } = question;
  const date = calendarDate(question.today);
  const open = activeRoutes(routes, date);
  const toEnd = (route: ActiveRoute, slug: string): FanEnd => {
    const worth = worthOfPointSent(route, valueOf);
    return {
      slug,
      name: nameOf(slug),
      ratio: describeRatio(route),
      worth: formatCentsPerPoint(worth),
      isGain: worth > valueOf(route.from),
      hasBonus: route.bonusPercent > 0,
    };
  };
  const leaving = open.filter(({ from }) => from === system);
  const arriving = open.filter(({ to }) => to === system);
  return {
    out: bestOf(leaving, 'to', valueOf).map((route) => toEnd(route, route.to)),
    in: bestOf(arriving, 'from', valueOf).map((route) => toEnd(route, route.from)),
    options: listTransferOptions(routes, { system, points, isTransferable: true }, valueOf, date),
  };
}

/** The systems on the way of a path, without its start. */
export function wayOf(option: TransferOption): readonly string[] {
  return option.hops.map(({ route }) => route.to);
}
