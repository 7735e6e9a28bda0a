/** A block of `_headers`: a path and the headers sent with it. https://docs.netlify.com/manage/routing/headers/ */
export type HeaderRule = { path: string; headers: readonly (readonly [string, string])[] };

export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const plain = line.trim();
    if (plain === '' || plain.startsWith('#')) continue;
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) {
      rules.push({ path: plain, headers: [] });
      continue;
    }
    const colon = plain.indexOf(':');
    if (!rule || colon < 1) throw new Error(`_headers: "${plain}" is no header of a path.`);
    rule.headers.push([plain.slice(0, colon).toLowerCase(), plain.slice(colon + 1).trim()]);
  }
  return rules;
}

/** Collects the headers of a path; of two rules with the same header the later one wins. */
export function pickHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => matchesPath(rule.path, path) !== undefined);
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}

/** Returns the part of a path that matches the `*` of a pattern; undefined if the path does not match. */
export function matchesPath(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('/*')) return pattern === path ? '' : undefined;
  const start = pattern.slice(0, -2);
  if (path === start) return '';
  return path.startsWith(`${start}/`) ? path.slice(start.length + 1) : undefined;
}
