const STARTS_A_FORMULA = /^[=+\-@\t\r]/;

/**
 * Text that a spreadsheet will not run when it is written to a file again: a cell that begins like a
 * formula gets an apostrophe in front (OWASP, CSV injection). Numbers are left as they are.
 */
export function neutralizeFormula(text: string): string {
  return STARTS_A_FORMULA.test(text) && !/^[+-]?[\d.,]+$/.test(text) ? `'${text}` : text;
}
