import { readCsvRows } from '@/domain/csv/csv-rows.ts';
import { formatCents, formatPercent } from '@/lib/format.ts';

/** A card as another data set knows it; a fact that it does not state is undefined. */
export type FileCard = {
  readonly issuer: string;
  readonly name: string;
  readonly annualFeeCents: number | undefined;
  readonly foreignFeePercent: number | undefined;
};

export type OurCard = {
  readonly id: number;
  readonly name: string;
  readonly issuer: string;
  readonly annual_fee_cents: number;
  readonly foreign_transaction_fee_percent: number | null;
};

/** A fact that a file states differently, both values as texts. */
export type Difference = {
  readonly card_id: number;
  readonly name: string;
  readonly field: 'Annual fee' | 'Foreign transaction fee';
  readonly ours: string;
  readonly theirs: string;
};

export type Comparison = {
  /** Cards of the file that are ours. */
  readonly matched: number;
  readonly unmatched: readonly FileCard[];
  readonly differences: readonly Difference[];
};

/** Column names as the survey's publisher writes them in code: lower case, joined by underscores. */
const keyOf = (header: string) =>
  header
    .toLowerCase()
    .replaceAll('%', 'percentage')
    .replaceAll('$', 'dollars')
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_|_$/gu, '');

/** Cards of a file, each of which is compared with all of ours; the survey has some 700. */
export const MOST_CARDS = 2_000;
/** Rows that are read: those of the cards, with notes and headings. */
const MOST_ROWS = MOST_CARDS + 100;
const LONGEST_NAME = 200;

const NAMES = ['product_name', 'card_name', 'name'];
const ISSUERS = ['institution_name', 'issuer', 'bank'];

/** A dollar amount or percentage such as `$1,095.00` or `3%`; undefined if there is none. */
function parseNumber(text: string | undefined): number | undefined {
  const digits = (text ?? '').replaceAll(/[$,%\s]/gu, '');
  return /^\d{1,7}(?:\.\d+)?$/u.test(digits) ? Number(digits) : undefined;
}

function toFileCard(cells: ReadonlyMap<string, string>): FileCard | undefined {
  const find = (names: readonly string[]) =>
    names
      .map((name) => cells.get(name))
      .find(Boolean)
      ?.slice(0, LONGEST_NAME);
  const name = find(NAMES);
  if (name === undefined) return undefined;
  const monthly = parseNumber(cells.get('monthly_fee')) ?? 0;
  const yearly = parseNumber(cells.get('annual_fee'));
  // The survey leaves the amounts empty where it says that there is no such fee.
  const hasNoFee = cells.has('periodic_fee_type') && cells.get('periodic_fee_type') === '';
  const isFreeAbroad = /^no$/iu.test(cells.get('foreign_transaction_fees') ?? '');
  const fee = yearly === undefined && monthly === 0 ? undefined : (yearly ?? 0) + 12 * monthly;
  const abroad = parseNumber(
    find(['foreign_transaction_fee_percentage', 'foreign_transaction_fee']),
  );
  return {
    issuer: find(ISSUERS) ?? '',
    name,
    annualFeeCents: fee === undefined ? (hasNoFee ? 0 : undefined) : Math.round(fee * 100),
    foreignFeePercent: abroad ?? (isFreeAbroad ? 0 : undefined),
  };
}

function listRecords(text: string): readonly ReadonlyMap<string, string>[] {
  if (/^\s*[[{]/u.test(text)) {
    const data: unknown = JSON.parse(text);
    const list = typeof data === 'object' && data !== null && 'cards' in data ? data.cards : data;
    return (Array.isArray(list) ? list : [])
      .slice(0, MOST_ROWS)
      .filter((each): each is object => typeof each === 'object' && each !== null)
      .map(
        (each) =>
          new Map(Object.entries(each).map(([key, value]) => [keyOf(key), String(value ?? '')])),
      );
  }
  const { rows } = readCsvRows(text, MOST_ROWS);
  // The survey's sheet begins with notes.
  const start = rows.findIndex(({ cells }) => cells.some((cell) => NAMES.includes(keyOf(cell))));
  const headers = rows[start]?.cells.map(keyOf) ?? [];
  return rows
    .slice(start + 1)
    .map(
      ({ cells }) => new Map(headers.map((header, index) => [header, cells[index]?.trim() ?? ''])),
    );
}

/**
 * Reads cards of another data set from JSON (a list, or `cards`) or CSV: the columns of the CFPB’s survey “Terms of
 * Credit Card Plans”, or name, issuer, annual_fee and foreign_transaction_fee. Throws if the JSON is invalid.
 */
export function readFileCards(text: string): readonly FileCard[] {
  return listRecords(text).flatMap((record) => toFileCard(record) ?? []);
}

/** Words that every issuer adds, and that tell no card from another. */
const FILLERS = new Set(
  'the credit card cards from bank n a na national association company inc usa visa mastercard signature world elite infinite rewards'.split(
    ' ',
  ),
);

const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[®™℠’']/gu, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !FILLERS.has(word)),
  );

/** Share of words in common, 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

/** Likeness from which a card is taken to be the same, if no other is as like. */
const SURE = 0.75;

/** Key of a card of a file, under which a choice of ours is kept. */
export const nameFileCard = ({ issuer, name }: FileCard) => `${issuer} · ${name}`;

const without = (words: ReadonlySet<string>, ...left: readonly ReadonlySet<string>[]) =>
  new Set([...words].filter((word) => !left.some((each) => each.has(word))));

/** Finds our card for each of a file's, by issuer and the other words of the name, or as it was chosen before. */
function createMatcher(ours: readonly OurCard[], chosen: Readonly<Record<string, number>>) {
  const known = ours.map((card) => ({
    card,
    issuer: wordsOf(card.issuer),
    words: wordsOf(card.name),
  }));
  const byId = new Map(ours.map((card) => [card.id, card]));
  return (theirs: FileCard): OurCard | undefined => {
    const choice = byId.get(chosen[nameFileCard(theirs)] ?? 0);
    if (choice) return choice;
    const issuer = wordsOf(theirs.issuer);
    const words = wordsOf(theirs.name);
    const ranked = known
      .filter((each) => issuer.size === 0 || likeness(issuer, each.issuer) > 0)
      .map(({ card, issuer: ownIssuer, words: own }) => ({
        card,
        like: likeness(without(words, issuer, ownIssuer), without(own, issuer, ownIssuer)),
      }))
      .sort((a, b) => b.like - a.like);
    const [best, second] = ranked;
    return best && best.like >= SURE && best.like > (second?.like ?? 0) ? best.card : undefined;
  };
}

/** Compares the fees of a file's cards with ours. Facts that either does not state are no difference. */
export function compareFile(
  cards: readonly FileCard[],
  ours: readonly OurCard[],
  chosen: Readonly<Record<string, number>> = {},
): Comparison {
  const match = createMatcher(ours, chosen);
  const pairs = cards.map((theirs) => ({ theirs, own: match(theirs) }));
  const differences = pairs.flatMap(({ theirs, own }): Difference[] => {
    if (!own) return [];
    const { id, name, annual_fee_cents: fee, foreign_transaction_fee_percent: abroad } = own;
    const found: Difference[] = [];
    if (theirs.annualFeeCents !== undefined && theirs.annualFeeCents !== fee) {
      found.push({
        ...{ card_id: id, name, field: 'Annual fee' },
        ...{ ours: formatCents(fee), theirs: formatCents(theirs.annualFeeCents) },
      });
    }
    if (
      theirs.foreignFeePercent !== undefined &&
      abroad !== null &&
      theirs.foreignFeePercent !== abroad
    ) {
      found.push({
        ...{ card_id: id, name, field: 'Foreign transaction fee' },
        ...{ ours: formatPercent(abroad), theirs: formatPercent(theirs.foreignFeePercent) },
      });
    }
    return found;
  });
  return {
    matched: pairs.filter(({ own }) => own).length,
    unmatched: pairs.filter(({ own }) => !own).map(({ theirs }) => theirs),
    differences,
  };
}
