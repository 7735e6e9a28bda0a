const STARTS_A_FORMULA = /^[=+\-@\t\r]/;

/**
 * Neutralizes text that a spreadsheet would run as a formula, by putting an apostrophe in front (OWASP, CSV
 * injection). Numbers stay as they are.
 */
export function neutralizeFormula(text: string): string {
  return STARTS_A_FORMULA.test(text) && !/^[+-]?[\d.,]+$/.test(text) ? `'${text}` : text;
}
