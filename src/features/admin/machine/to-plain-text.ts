/** A plain value of the database as text; what is absent is an empty text. */
export function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return '';
}
