import { type CalendarDate, dayNumberOf } from '../calendar.ts';
import { neutralizeFormula } from '../csv/neutralize-formula.ts';
import type { Direction, SignConvention } from './direction.ts';
import { type AccountKind, type Entry, memoizeWording, type Wording } from './entry.ts';
import { createShopReader } from './guess-sub-category.ts';
import { firstWord } from './merchant-key.ts';
import { isTypedAsSale, judgeRow, type LineKind, type RowKind } from './row-kind.ts';
import { isMarkedAsSold } from '../merchant/bank-words.ts';
import { settleAccounts, settleDirections } from './settle-directions.ts';
import type { AskedRow, StatementLine, StatementOptions } from './statement.ts';

/** A row whose day and amount are read. */
export type Row = {
  readonly entry: Entry;
  readonly date: CalendarDate;
  /** As written: of two columns, money out less money in. */
  readonly cents: number;
  readonly isForeign: boolean;
};

const PENDING_DAYS = 5;
/** Rows from one report of the progress to the next. */
const PROGRESS_ROWS = 1_000;

function describe({ names, memo, type, categories }: Wording): string {
  const text = names[0] ?? (memo === '' ? (type === '' ? categories[0] : type) : memo) ?? '';
  return neutralizeFormula(text.replace(/\s+/g, ' ').trim());
}

function lineKindOf(kind: RowKind): LineKind {
  return kind === 'purchase' || kind === 'refund' ? { kind } : { kind: 'excluded', why: kind };
}

const isSkipped = ({ kind }: Pick<StatementLine, 'kind'>) =>
  kind.kind === 'excluded' && kind.why === 'skipped';

/** Pending rows with a posted twin count once: the same amount and shop, or first word, few days apart. */
export function withoutTwins(lines: readonly StatementLine[]): readonly StatementLine[] {
  if (!lines.some(({ isPending }) => isPending)) return lines;
  const keysOf = ({ shop, description }: StatementLine) =>
    [shop === null ? '' : `shop ${shop}`, firstWord(description)].filter((key) => key !== '');
  const posted = new Set<string>();
  const name = (line: StatementLine, key: string, day: number) =>
    `${line.amountCents} ${day} ${key}`;
  for (const line of lines) {
    if (line.isPending || isSkipped(line)) continue;
    for (const key of keysOf(line)) posted.add(name(line, key, dayNumberOf(line.date)));
  }
  const days = Array.from({ length: 2 * PENDING_DAYS + 1 }, (_, index) => index - PENDING_DAYS);
  return lines.map((line) => {
    if (!line.isPending) return line;
    const day = dayNumberOf(line.date);
    const hasTwin = keysOf(line).some((key) =>
      days.some((apart) => posted.has(name(line, key, day + apart))),
    );
    return hasTwin ? { ...line, ...SKIPPED, reason: 'pending, and posted as well' } : line;
  });
}

const UNKNOWN = { kind: 'unknown' } as const;
const SKIPPED = {
  kind: { kind: 'excluded', why: 'skipped' },
  subCategory: UNKNOWN,
  isPending: false,
} as const;

type Sorting = {
  readonly options: StatementOptions;
  readonly account: AccountKind | null;
  readonly layoutSign: SignConvention | null;
  /** The sign of money out in the format, where it has one. */
  readonly formatSign: SignConvention | null;
};

/** Sorts rows: first the direction of each, then its kind, then its shop. */
export function sortRows(
  rows: readonly Row[],
  { options, account, layoutSign, formatSign }: Sorting,
) {
  const { shops, onProgress } = options;
  const accountOf = settleAccounts(rows, account);
  const { directions, sign, isUnsure } = settleDirections(rows, accountOf, {
    told: options.sign ?? null,
    isCertain: options.mapping !== undefined,
    layoutSign,
    formatSign,
  });
  const readShop = createShopReader(shops);
  let marks: boolean | undefined;
  const marksCards = () =>
    (marks ??= rows.filter(({ entry }) => entry.wording.names.some(isMarkedAsSold)).length > 1);
  const judgeOf = (direction: Direction) =>
    memoizeWording((wording) => {
      const { shop, hasCode, subCategory } = readShop(wording, isTypedAsSale(wording));
      const { kind, reason } = judgeRow(wording, {
        direction,
        account: accountOf(wording),
        namesAShop: shop !== null || hasCode,
        marksCards,
        trade: subCategory.kind === 'guessed' ? subCategory.subCategory : null,
      });
      const isShopping = kind === 'purchase' || kind === 'refund';
      return {
        description: describe(wording),
        kind: lineKindOf(kind),
        reason,
        shop,
        subCategory: isShopping ? subCategory : UNKNOWN,
      };
    });
  const judge = { out: judgeOf('out'), in: judgeOf('in') };
  const seen = new Set<string>();
  const lines = rows.map(({ entry, date, cents, isForeign }, index): StatementLine => {
    if (index % PROGRESS_ROWS === 0) onProgress?.(index / rows.length);
    const direction = directions[index] ?? 'out';
    const judged = judge[direction](entry.wording);
    const line: StatementLine = {
      line: entry.line,
      date,
      amountCents: (direction === 'out' ? Math.abs(cents) : 0 - Math.abs(cents)) + 0,
      isForeign,
      isPending: entry.state === 'pending' && !isSkipped(judged),
      ...judged,
    };
    if (entry.state === 'left-out') return { ...line, ...SKIPPED, shop: null, reason: 'state' };
    if (entry.id !== '') {
      const key = `${entry.id} ${date} ${cents} ${line.description}`;
      if (seen.has(key)) return { ...line, ...SKIPPED, shop: null, reason: 'repeated' };
      seen.add(key);
    }
    if (!isForeign) return line;
    const kind = lineKindOf('unknown');
    return { ...line, ...SKIPPED, kind, shop: null, reason: 'other currency' };
  });
  return { lines: withoutTwins(lines), sign, isUnsure };
}

/** Two rows to ask about: the largest of either sign, since people remember those. */
export function pickAsked(lines: readonly StatementLine[]): readonly AskedRow[] {
  const counted = lines.filter((line) => !isSkipped(line));
  const bySize = counted.toSorted((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents));
  const one = bySize.find(({ amountCents }) => amountCents > 0);
  const other = bySize.find((line) => line !== one && (one === undefined || line.amountCents < 0));
  return [one, other ?? bySize.find((line) => line !== one)].filter((line) => line !== undefined);
}
