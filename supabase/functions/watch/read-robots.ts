const MOST_RULES = 5_000;

type Rule = { readonly allows: boolean; readonly path: string };

/** Matches the beginning of a path; `*` stands for anything and a final `$` for its end. In linear time. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  const last = isWhole ? parts.pop() : undefined;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined
    ? at === path.length
    : path.endsWith(last) && path.length - last.length >= at;
}

/** Rules of the groups that name this reader, else of those for all. */
function listRules(robots: string, reader: string): Rule[] {
  const groups: { own: Rule[]; all: Rule[] } = { own: [], all: [] };
  let isNamed = false;
  let [isOwn, isForAll, isListing] = [false, false, false];
  for (const line of robots.split(/\r\n?|\n/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      if (!isListing) [isOwn, isForAll, isListing] = [false, false, true];
      const agent = value.trim().toLowerCase();
      isOwn ||= agent === reader;
      isForAll ||= agent === '*';
      isNamed ||= isOwn;
    } else if (name === 'allow' || name === 'disallow') {
      isListing = false;
      const rule = { allows: name === 'allow', path: value.trim() };
      if (rule.path === '') continue;
      if (isOwn) groups.own.push(rule);
      if (isForAll) groups.all.push(rule);
    }
  }
  return (isNamed ? groups.own : groups.all).slice(0, MOST_RULES);
}

/** RFC 9309: the longest rule decides, and `allow` where two are equal. `reader` is in small letters. */
export function isAllowed(robots: string, reader: string, path: string): boolean {
  let decided: Rule | undefined;
  for (const rule of listRules(robots, reader)) {
    if (!matches(rule.path, path)) continue;
    const longer = rule.path.length - (decided?.path.length ?? -1);
    if (longer > 0 || (longer === 0 && rule.allows)) decided = rule;
  }
  return decided?.allows ?? true;
}
