/** The name, followed by a number if it is taken. */
export function nameFreely(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!known.has(name)) return name;
  }
}
