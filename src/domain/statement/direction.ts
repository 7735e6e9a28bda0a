import type { Entry, Wording } from './entry.ts';
import { memoizeText } from '../merchant/memoize-text.ts';

/** Which way the money goes. */
export type Direction = 'out' | 'in';

/** Sign of the amount column: a positive amount is money spent, or money received. */
export type SignConvention = 'spend-positive' | 'spend-negative';

const OUT = /^(debits?|dr|d|db|dbt|withdrawals?|out|outflow|money out|paid out|expense|sent|-)$/i;
const IN = /^(credits?|cr|c|crd|deposits?|in|inflow|money in|paid in|income|received|\+)$/i;

/** Words before a direction that leave it as it is: `ACH Debit`, `POS_DEBIT`. */
const CHANNEL =
  /^(ach|pos|atm|external|electronic|misc|online|direct|pre-?auth(orized)?|bank|check|wire)[ _-]+/i;

/** The direction that a cell says; null where it says none. */
export const directionOf = memoizeText((cell): Direction | null => {
  const text = cell.trim().replace(/\.$/, '').replace(CHANNEL, '');
  return OUT.test(text) ? 'out' : IN.test(text) ? 'in' : null;
});

/** True of a charge that the bank takes back. */
export const isGivenBack = (text: string) =>
  /\b(?:reversal|refund|waive[dr]?|rebate)\b/i.test(text);

/** True of a cell that says which way the money goes and nothing else. */
export function isDirection(cell: string): boolean {
  const text = cell.trim().replace(/\.$/, '');
  return OUT.test(text) || IN.test(text);
}

const OFX: Readonly<Record<string, Direction>> = {
  DEBIT: 'out',
  POS: 'out',
  FEE: 'out',
  SRVCHG: 'out',
  CHECK: 'out',
  ATM: 'out',
  CASH: 'out',
  DIRECTDEBIT: 'out',
  CREDIT: 'in',
  DEP: 'in',
  DIRECTDEP: 'in',
  DIV: 'in',
};

type Signed = {
  readonly entry: Pick<Entry, 'wording'>;
  /** As it is written; of two columns, money out less money in. */
  readonly cents: number;
};

function countColumns(rows: readonly Signed[]): number {
  return rows.reduce((most, { entry }) => Math.max(most, entry.wording.directions.length), 0);
}

/** True if a column says the same of all rows, whose amounts have both signs: it says nothing. */
function isIdle(rows: readonly Signed[], told: readonly (Direction | null)[]): boolean {
  const said = new Set(told.filter((each) => each !== null));
  if (said.size !== 1) return false;
  const signs = new Set(
    rows.flatMap(({ cents }, index) => (told[index] === null || cents === 0 ? [] : [cents > 0])),
  );
  return signs.size === 2;
}

/** The direction that the cells of each row say, or the type of OFX; null where they say nothing. */
export function typedDirections(rows: readonly Signed[]): readonly (Direction | null)[] {
  const readers: ((wording: Wording) => Direction | null)[] = [
    ...Array.from(
      { length: countColumns(rows) },
      (_, column) => (wording: Wording) => directionOf(wording.directions[column] ?? ''),
    ),
    ({ transactionType, names }: Wording) =>
      /FEE|SRVCHG/.test(transactionType) && names.some(isGivenBack)
        ? null
        : (OFX[transactionType] ?? null),
  ];
  const settled: (Direction | null)[] = rows.map(() => null);
  for (const read of readers) {
    const told = rows.map(({ entry }) => read(entry.wording));
    if (isIdle(rows, told)) continue;
    for (const [index, each] of told.entries()) settled[index] ??= each;
  }
  return settled;
}

/** Rows whose direction is known by other means than their sign. */
export type Known = { readonly cents: number; readonly direction: Direction };

/** The sign that most of them have as money out; null where as many have the one as the other. */
export function conventionOf(rows: readonly Known[]): SignConvention | null {
  let votes = 0;
  for (const { cents, direction } of rows)
    votes += Math.sign(cents) * (direction === 'out' ? 1 : -1);
  return votes === 0 ? null : votes > 0 ? 'spend-positive' : 'spend-negative';
}
