import type { CalendarDate } from '../calendar.ts';
import type { DateSpan } from '../date-span.ts';
import {
  type Checked,
  type Read,
  check,
  readDate,
  readFlag,
  readList,
  readNumber,
  readObject,
  readOptional,
  readText,
  readWhole,
  refuse,
} from '../read.ts';
import { percent } from '../units.ts';
import type { TransferRoute } from './route.ts';
import type { PointBalance } from './transfer-value.ts';

/** Everything that one question about transfers rests on. */
export type TransferQuestion = {
  readonly routes: readonly TransferRoute[];
  readonly balance: PointBalance;
  readonly date: CalendarDate;
};

const MOST_POINTS = 1_000_000_000_000;
const MOST_IN_A_RATIO = 1_000_000;

const readSpan: Read<DateSpan> = (value, path) => {
  const span = readObject((field) => ({
    from: field('from', readOptional(readDate)),
    to: field('to', readOptional(readDate)),
  }))(value, path);
  if (span.from !== null && span.to !== null && span.to < span.from) {
    refuse(`${path}.to`, `ends on ${span.to}, before it begins on ${span.from}`);
  }
  return span;
};

const readBonus = readObject((field) => ({
  percent: percent(field('percent', readNumber(0, 1000))),
  during: field('during', readSpan),
}));

const readRoute: Read<TransferRoute> = (value, path) => {
  const route = readObject((field) => ({
    from: field('from', readText),
    to: field('to', readText),
    pointsOut: field('pointsOut', readWhole(1, MOST_IN_A_RATIO)),
    pointsIn: field('pointsIn', readWhole(1, MOST_IN_A_RATIO)),
    minIncrement: field('minIncrement', readWhole(1, MOST_IN_A_RATIO)),
    bonus: field('bonus', readOptional(readBonus)),
    validDuring: field('validDuring', readSpan),
  }))(value, path);
  if (route.from === route.to) refuse(`${path}.to`, 'a route cannot lead back to where it starts');
  return route;
};

const readBalance: Read<PointBalance> = readObject((field) => ({
  system: field('system', readText),
  points: field('points', readWhole(0, MOST_POINTS)),
  isTransferable: field('isTransferable', readFlag),
}));

/** The question, or the path of the first field that is wrong. */
export function checkTransferQuestion(value: unknown): Checked<TransferQuestion> {
  const read = readObject((field) => ({
    routes: field('routes', readList(readRoute)),
    balance: field('balance', readBalance),
    date: field('date', readDate),
  }));
  return check(read, value);
}
