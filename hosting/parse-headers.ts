/** A block of `_headers`: a path and what is sent with it. https://docs.netlify.com/manage/routing/headers/ */
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

/** What is sent with a path; of two rules that name the same header the later one holds. */
export function pickHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => matchesPath(rule.path, path) !== undefined);
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}

/** The part of a path that the `*` of a pattern stands for; undefined where it does not match. */
export function matchesPath(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('/*')) return pattern === path ? '' : undefined;
  const start = pattern.slice(0, -2);
  if (path === start) return '';
  return path.startsWith(`${start}/`) ? path.slice(start.length + 1) : undefined;
}
