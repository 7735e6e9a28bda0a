/**
 * Remembers the answers for the last texts, up to `most`: a row's words are read by many rules, and a file has few types and many
 * rows. The answers must not be changed.
 */
export function memoizeText<Result extends NonNullable<unknown> | null>(
  compute: (text: string) => Result,
  most = 64,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const found = compute(text);
    known.set(text, found);
    return found;
  };
}
