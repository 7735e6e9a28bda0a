const NAME = String.raw`(?:only\s+)?(?!set\b)[\w."%$]+\s*(?:\*\s*)?(?:(?:as\s+)?(?!set\b)\w+\s+)?`;
/** `on conflict do update set` and `for update` name no table, and grants, policies and triggers set nothing. */
const write = new RegExp(String.raw`\bupdate\s+${NAME}set\b|\bdelete\s+from\b`, 'giu');

/** Removes comments, and replaces the literals of `execute` and `format` by their text. */
const readStatements = (text: string): string =>
  text.replace(
    /--[^\n]*|\/\*.*?\*\/|(\b(?:execute|format)\s*\(?\s*)?'((?:[^']|'')*)'|\$\w*\$/gmsu,
    (match, call: string | undefined, literal: string | undefined) => {
      if (match.startsWith('$')) return ';';
      if (literal === undefined) return ' ';
      return call === undefined ? "''" : `${call};${literal};`;
    },
  );

/**
 * Returns the statement that begins there: up to its semicolon, its closing parenthesis, or the body of a loop over
 * it.
 */
function readStatement(text: string, start: number): { whole: string; outermost: string } {
  let depth = 0;
  let end = start;
  let outermost = '';
  for (; end < text.length; end += 1) {
    const character = text.charAt(end);
    if (character === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && /^(?:;|loop\b)/iu.test(text.slice(end, end + 5)))) break;
    if (depth === 0) outermost += character;
    if (character === '(') depth += 1;
  }
  return { whole: text.slice(start, end), outermost };
}

/**
 * Lists every `update` and `delete` without `where`, function bodies included. A hosted project refuses them
 * (SQLSTATE 21000) in all requests to its API, since it loads the extension safeupdate there.
 */
export function listUnfilteredWrites(text: string): string[] {
  const statements = readStatements(text);
  return [...statements.matchAll(write)]
    .map(({ index }) => readStatement(statements, index))
    .filter(({ outermost }) => !/\bwhere\b/iu.test(outermost))
    .map(({ whole }) => whole.replace(/\s+/gu, ' ').trim());
}
