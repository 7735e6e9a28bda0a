import type { CsvRow } from '@/lib/csv/csv-rows.ts';
import type { FormatRows } from './format-rows.ts';

/** OFX transaction types in the words of CSV statements. */
const TYPES: Readonly<Record<string, string>> = {
  ATM: 'atm',
  CASH: 'cash advance',
  FEE: 'fee',
  INT: 'interest',
  PAYMENT: 'payment',
  SRVCHG: 'fee',
  XFER: 'transfer',
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,5});/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const isHex = name[1]?.toLowerCase() === 'x';
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

type Entry = { readonly line: number; readonly values: Map<string, string> };

function toRow({ line, values }: Entry): CsvRow {
  const valueOf = (tag: string) => values.get(tag) ?? '';
  const [name, memo] = [valueOf('NAME'), valueOf('MEMO')];
  // The name is cut after 32 characters; banks write it in full into the memo.
  const description = name === '' || memo.startsWith(name) ? memo : name;
  // The day comes first, before the time and its zone.
  const date = /^\d{8}/u.exec(valueOf('DTPOSTED'))?.[0] ?? valueOf('DTPOSTED');
  const type = TYPES[valueOf('TRNTYPE').toUpperCase()] ?? '';
  return { line, cells: [date, description, valueOf('TRNAMT'), valueOf('SIC'), '', type] };
}

/** A tag that is never closed ends at the next one, so that no part of the text is looked at more than once. */
const TAG = /<(\/?)([A-Za-z0-9_.]{1,64})(?:[\s/][^<>]*)?>([^<]*)/gu;

/** The transactions of an OFX or QFX file, in SGML (OFX 1, whose values have no end tags) or in XML (OFX 2). */
export function readOfx(text: string): FormatRows {
  const rows: CsvRow[] = [];
  const problems: { line: number; reason: 'cut-off' }[] = [];
  let entry: Entry | null = null;
  let [line, counted] = [1, 0];
  let currency = 'USD';
  const close = (open: Entry | null, isWhole: boolean) => {
    if (open === null) return;
    if (isWhole) rows.push(toRow(open));
    else problems.push({ line: open.line, reason: 'cut-off' });
  };
  for (const { index, 1: slash, 2: name = '', 3: value = '' } of text.matchAll(TAG)) {
    for (; counted < index; counted += 1) if (text[counted] === '\n') line += 1;
    const tag = name.toUpperCase();
    const content = decodeEntities(value).trim();
    if (tag === 'STMTTRN') {
      close(entry, slash === '/');
      entry = slash === '/' ? null : { line, values: new Map() };
    } else if (slash !== '/' && content !== '') {
      if (tag === 'CURDEF') currency = content.toUpperCase();
      if (entry && !entry.values.has(tag)) entry.values.set(tag, content);
    } else if (tag.startsWith('INVSTMT')) {
      return { kind: 'unusable', why: 'investments' };
    }
  }
  close(entry, false);
  if (currency !== 'USD') return { kind: 'unusable', why: 'currency' };
  if (rows.length === 0 && problems.length === 0) return { kind: 'unusable', why: 'no-lines' };
  return { kind: 'rows', rows, problems };
}
