import type { CsvRow } from '@/lib/csv/csv-rows.ts';
import type { FormatRows } from './format-rows.ts';

const ACCOUNTS = /^(bank|ccard|cash|oth [al])$/iu;

type Entry = { readonly line: number; readonly values: Map<string, string> };

function toRow({ line, values }: Entry): CsvRow {
  const valueOf = (field: string) => values.get(field) ?? '';
  const category = valueOf('L');
  // Quicken writes 1/15'25 and 1/ 5/25.
  const date = valueOf('D').replaceAll("'", '/').replaceAll(' ', '');
  // Brackets name an account: the money only changed its place.
  const isTransfer = category.startsWith('[');
  const cells = [
    date,
    valueOf('P') === '' ? valueOf('M') : valueOf('P'),
    valueOf('T') === '' ? valueOf('U') : valueOf('T'),
    '',
    isTransfer ? '' : category,
    isTransfer ? 'transfer' : '',
  ];
  return { line, cells };
}

/** The transactions of a QIF file; lists of categories, of accounts and the like are passed over. */
export function readQif(text: string): FormatRows {
  const rows: CsvRow[] = [];
  const problems: { line: number; reason: 'cut-off' }[] = [];
  let isRead = false;
  let hasInvestments = false;
  let entry: Entry | null = null;
  for (const [index, raw] of text.split(/\r\n|\r|\n/u).entries()) {
    const field = raw.charAt(0);
    const value = raw.slice(1).trim();
    if (field === '!') {
      if (entry) problems.push({ line: entry.line, reason: 'cut-off' });
      entry = null;
      const [, type] = /^type:\s*(.*)$/iu.exec(value) ?? [];
      isRead = type !== undefined && ACCOUNTS.test(type.trim());
      if (type?.toLowerCase().startsWith('invst') === true) hasInvestments = true;
    } else if (field === '^') {
      if (entry) rows.push(toRow(entry));
      entry = null;
    } else if (isRead && field.trim() !== '') {
      entry ??= { line: index + 1, values: new Map() };
      // In a split, the first lines belong to the whole transaction.
      if (!entry.values.has(field)) entry.values.set(field, value);
    }
  }
  if (entry) problems.push({ line: entry.line, reason: 'cut-off' });
  if (rows.length === 0 && problems.length === 0) {
    return { kind: 'unusable', why: hasInvestments ? 'investments' : 'no-lines' };
  }
  return { kind: 'rows', rows, problems };
}
