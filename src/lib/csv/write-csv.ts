import { neutralizeFormula } from '@/domain/csv/neutralize-formula.ts';

/** RFC 4180: quoted where it must be, so that any spreadsheet, and our own reader, sees one cell and all of it. */
function toCell(cell: string | number | boolean): string {
  const text = typeof cell === 'string' ? neutralizeFormula(cell) : String(cell);
  return /[",;\t|\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines as a CSV file. A text that a spreadsheet would run as a formula is written as text; numbers stay numbers. */
export function writeCsv(lines: readonly (readonly (string | number | boolean)[])[]): string {
  return lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}
