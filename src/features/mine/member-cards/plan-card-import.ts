import { isKeptDay } from '@contract/date-range.ts';
import { type CalendarDate, parseCalendarDate } from '@/domain/calendar.ts';
import { readCsvRows } from '@/domain/csv/csv-rows.ts';
import {
  type DateOrder,
  guessDateOrder,
  parseStatementDate,
} from '@/domain/statement/parse-date.ts';
import { findNamedCards } from '@/features/catalog/card-search/public.ts';
import { checkCardDays } from './create-card-form.ts';
import { annualFee, type MemberCard, type MemberCardStatus } from './schema.ts';

/** Headings of a list of cards, by what the column holds. All other columns are dropped, digits of cards among them. */
const HEADINGS = {
  name: /^(?:credit ?)?card(?: ?name| type| ?\/ ?account name)?$|^product(?: name)?$/,
  issuer: /^(?:(?:card )?issuer(?: ?\/ ?bank)?|(?:issuing )?bank|company|provider)$/,
  status: /^(?:status|state|account status)$/,
  opened_on:
    /^(?:date )?(?:opened|approved|open|approval)(?: on| date| day)?$|^(?:open|start|account open(?:ed)?) date$/,
  closed_on: /^(?:date )?(?:closed|cancell?ed|close)(?: on| date| day)?$/,
  bonus_posted_on:
    /^(?:date )?(?:of )?(?:bonus|sub|sign-?up bonus|welcome bonus)(?: (?:posted|received|earned|met|completed))?(?: on| date)$|^bonus (?:posted|received|earned)$/,
  annual_fee_cents: /^(?:annual fee|af|yearly fee|fee)(?: \(?\$\)?| amount)?$/,
} as const;
/** Headings of the card's name if no other heading has it; next to a card, they hold its owner's name. */
const PLAIN_NAME = /^name$|^account(?: name)?$/;
/** Headings of lists that hold points by program instead of cards: the first is AwardWallet's. */
const BALANCES = [
  ['award program', 'balance'],
  ['program', 'balance'],
] as const;
export type ImportField = keyof typeof HEADINGS;
export const importFields: readonly ImportField[] = [
  'name',
  'issuer',
  'status',
  'opened_on',
  'closed_on',
  'bonus_posted_on',
  'annual_fee_cents',
];
const readFee = (written: string): number | null => {
  const fee = annualFee.read(written);
  return fee.kind === 'value' ? fee.value : null;
};

/** Index of the column of each field. */
export type ImportColumns = Readonly<Partial<Record<ImportField, number>>>;

type Named = { readonly id: number; readonly slug: string; readonly name: string };

export type ImportedCard = {
  readonly line: number;
  /** The name in the file. */
  readonly text: string;
  /** The card if there is one, several if the name is unclear, none if it is unknown. */
  readonly cardIds: readonly number[];
  readonly values: Pick<
    MemberCard,
    'status' | 'opened_on' | 'closed_on' | 'bonus_posted_on' | 'annual_fee_cents'
  >;
  /** The member has this card of this day already, or the same line is above. */
  readonly known: 'my-cards' | 'above' | null;
  /** Cells that were dropped, in words. */
  readonly problems: readonly string[];
};

type Table = { readonly headings: readonly string[]; readonly columns: ImportColumns };
type CardImport =
  | (Table & {
      readonly kind: 'cards';
      readonly cards: readonly ImportedCard[];
      /** Lines beyond the limit of one import. */
      readonly leftOut: number;
    })
  /** No column is known to hold names; the person names it. */
  | (Table & { readonly kind: 'columns' })
  /** Points by program. */
  | { readonly kind: 'balances' }
  | { readonly kind: 'empty' };

/** A row compares its name with those of all cards. */
export const MOST_ROWS = 200;
/** No card has a longer name, and a word of thousands of letters takes minutes to compare. */
const LONGEST_CELL = 120;
const MOST_COLUMNS = 100;
/** Cards to choose from where a name is unclear. */
const MOST_CHOICES = 40;

const lower = (text: string) =>
  text
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();

function findColumns(headings: readonly string[]): ImportColumns {
  const known = headings.map(lower);
  return Object.fromEntries(
    importFields.flatMap((field) => {
      let index = known.findIndex((heading) => HEADINGS[field].test(heading));
      if (index === -1 && field === 'name')
        index = known.findIndex((text) => PLAIN_NAME.test(text));
      return index === -1 ? [] : [[field, index]];
    }),
  );
}

function isBalances(headings: readonly string[]): boolean {
  const known = headings.map(lower);
  return (
    !known.some((heading) => HEADINGS.name.test(heading)) &&
    BALANCES.some((needed) => needed.every((heading) => known.includes(heading)))
  );
}

/** A name as people write it, without marks, digits of the card and its number among others of its kind. */
function cleanName(text: string): string {
  return text
    .replace(/[®™℠©]/g, '')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/(?:ending(?: in)?|\.{2,}|…|[x*]{2,}|[-–#])?\s*\b\d{4,5}\b/gi, ' ')
    .replace(/#\s?\d+\b|\b(?:1st|2nd|3rd|\d+th|second|third)\b/gi, ' ')
    .trim();
}

const COMMON =
  /\b(?:the|my|by|from|credit|charge|card|rewards?|visa|mastercard|signature|infinite|world elite|p[12])\b/gi;

function namedBy<C extends Named>(
  cards: readonly C[],
  issuerOf: (card: C) => string,
  name: string,
  issuer: string,
  isTolerant: boolean,
): readonly C[] {
  const plain = cleanName(name);
  const bare = plain.replace(COMMON, ' ').trim();
  for (const each of [`${issuer} ${plain}`, plain, `${issuer} ${bare}`, bare]) {
    const found = each.trim() === '' ? [] : findNamedCards(cards, issuerOf, each, isTolerant);
    if (found.length > 0) return found;
  }
  return [];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day, or the first of a month that is written without one: `8/2024`, `8/24`, `2024-08`, `Aug 2024`, `Aug-24`. */
function parseDay(text: string, order: DateOrder): CalendarDate | null {
  const day = parseStatementDate(text, order);
  if (day !== null) return day;
  const numeric = /^(\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const yearFirst = /^(\d{4})[/.-](\d{1,2})$/.exec(text);
  const named = /^([A-Za-z]{3})[a-z]*\.?[-,/ ]+['’]?(\d{4}|\d{2})$/.exec(text);
  const month = MONTHS.indexOf((named?.[1] ?? '').toLowerCase()) + 1;
  const [year = '', ofYear = ''] = numeric
    ? [numeric[2], numeric[1]]
    : yearFirst
      ? [yearFirst[1], yearFirst[2]]
      : [named?.[2], String(month)];
  const inFull = year.length === 2 ? `20${year}` : year;
  const first = parseCalendarDate(`${inFull}-${ofYear.padStart(2, '0')}-01`);
  return first !== null && isKeptDay(first) ? first : null;
}

/** Words written in place of a day. */
const NO_DAY = /^(?:open|active|current|n\/?a|none|never|no|[-–—]+)$/i;

function statusOf(text: string, closedOn: string | null): MemberCardStatus {
  if (/\b(?:authori[sz]ed|au)\b/i.test(text)) return 'authorized_user';
  if (/\b(?:denied|declined|rejected)\b/i.test(text)) return 'rejected';
  if (/\b(?:wish|want|planned)/i.test(text)) return 'wish_list';
  return closedOn !== null || /\b(?:closed|cancel|inactive|product change)/i.test(text)
    ? 'closed'
    : 'held';
}

type Sources<C extends Named> = {
  readonly cards: readonly C[];
  readonly issuerOf: (card: C) => string;
  /** The member's cards so far. */
  readonly memberCards: readonly Pick<MemberCard, 'credit_card_id' | 'opened_on'>[];
  readonly today: string;
};

/**
 * Reads a list of cards from a spreadsheet or another app. Columns are found by their headings unless given; a list
 * without headings begins with a card.
 */
export function planCardImport<C extends Named>(
  text: string,
  { cards, issuerOf, memberCards, today }: Sources<C>,
  given?: ImportColumns,
): CardImport {
  const rows = readCsvRows(text).rows.map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, MOST_COLUMNS).map((each) => each.slice(0, LONGEST_CELL)),
  }));
  const top = rows.slice(0, MOST_ROWS);
  const named = top.findIndex(({ cells }) => findColumns(cells).name !== undefined);
  if (given === undefined && top.some(({ cells }) => isBalances(cells)))
    return { kind: 'balances' };
  // A title above the headings fills one cell.
  const widest = Math.min(2, Math.max(0, ...top.map(({ cells }) => filledOf(cells))));
  const headAt = named === -1 ? top.findIndex(({ cells }) => filledOf(cells) >= widest) : named;
  const head = rows[headAt];
  if (head === undefined) return { kind: 'empty' };
  const isOneColumn = rows.every(({ cells }) => cells.length === 1);
  const columns = given ?? (named === -1 && isOneColumn ? { name: 0 } : findColumns(head.cells));
  const table = { headings: head.cells, columns };
  if (columns.name === undefined) return { kind: 'columns', ...table };
  const cell = (cells: readonly string[], field: ImportField) => {
    const index = columns[field];
    return index === undefined ? '' : (cells[index] ?? '').trim();
  };
  const nameOf = (cells: readonly string[]) => cell(cells, 'name');
  const match = (cells: readonly string[], isTolerant: boolean) =>
    namedBy(cards, issuerOf, nameOf(cells), cell(cells, 'issuer'), isTolerant);
  const isHeading = named !== -1 || match(head.cells, false).length === 0;
  const all = rows.slice(headAt + (isHeading ? 1 : 0)).filter(({ cells }) => nameOf(cells) !== '');
  const body = all.slice(0, MOST_ROWS);
  const days = ['opened_on', 'closed_on', 'bonus_posted_on'] as const;
  const order = guessDateOrder(
    body.flatMap(({ cells }) => days.map((field) => cell(cells, field))),
  );
  const seen = new Set<string>();
  const imported = body.map(({ line, cells }): ImportedCard => {
    const problems: string[] = [];
    const read = <Value>(field: ImportField, parse: (text: string) => Value | null) => {
      const written = cell(cells, field);
      const value = written === '' ? null : parse(written);
      if (written !== '' && value === null) {
        problems.push(`“${written}” was left out.`);
      }
      return value;
    };
    const [opened, closed, bonus] = days.map((field) =>
      NO_DAY.test(cell(cells, field)) ? null : read(field, (written) => parseDay(written, order)),
    );
    const dates = {
      opened_on: opened ?? null,
      closed_on: closed ?? null,
      bonus_posted_on: bonus ?? null,
    };
    const problem = checkCardDays({ ...dates, applied_on: null, approved_on: null }, today);
    if (problem !== undefined) problems.push(`${problem} The days were left out.`);
    const kept =
      problem === undefined ? dates : { opened_on: null, closed_on: null, bonus_posted_on: null };
    const plain = match(cells, false);
    const found = plain.length > 0 ? plain : match(cells, true);
    const [only] = found;
    const isHeld =
      only !== undefined &&
      found.length === 1 &&
      memberCards.some(
        ({ credit_card_id, opened_on }) =>
          credit_card_id === only.id &&
          (opened_on === null || kept.opened_on === null || opened_on === kept.opened_on),
      );
    const same = JSON.stringify(importFields.map((field) => cell(cells, field)));
    const isAbove = seen.has(same);
    seen.add(same);
    return {
      line,
      text: nameOf(cells),
      cardIds: found.slice(0, MOST_CHOICES).map(({ id }) => id),
      values: {
        ...kept,
        status: statusOf(cell(cells, 'status'), kept.closed_on),
        annual_fee_cents: read('annual_fee_cents', readFee),
      },
      known: isHeld ? 'my-cards' : isAbove ? 'above' : null,
      problems,
    };
  });
  return imported.length === 0
    ? { kind: 'empty' }
    : { kind: 'cards', ...table, cards: imported, leftOut: all.length - body.length };
}

function filledOf(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length;
}
