/** Formats a plain database value as text; an absent value becomes empty text. */
export function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return '';
}
