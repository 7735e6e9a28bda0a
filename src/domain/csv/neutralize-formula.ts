/** Spreadsheets also read the wide and the small forms of these signs, and skip spaces before them. */
const STARTS_A_FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝﹦＋﹢－﹣＠﹫]|^[\t\r\n]/u;

/** Puts an apostrophe before text a spreadsheet would run as a formula (OWASP, CSV injection); numbers stay. */
export function neutralizeFormula(text: string): string {
  return STARTS_A_FORMULA.test(text) && !/^[+-]?[\d.,]+$/.test(text) ? `'${text}` : text;
}

/** The text of a cell before `neutralizeFormula`. */
export function restoreFormula(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && neutralizeFormula(text) === cell ? text : cell;
}
