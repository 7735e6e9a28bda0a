import { matchesPath } from './parse-headers.ts';

/** A line of `_redirects`. https://docs.netlify.com/manage/routing/redirects/overview/ */
export type RedirectRule = { from: string; to: string; status: number };

export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from, to, status] = line.split(/\s+/);
      if (!from || !to) throw new Error(`_redirects: "${line}" has no destination.`);
      return { from, to, status: Number(status ?? 301) };
    });
}

/** Where the first rule that fits sends a path. */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
): { to: string; status: number } | undefined {
  for (const rule of rules) {
    const splat = matchesPath(rule.from, path);
    if (splat !== undefined) {
      return { to: rule.to.replace(':splat', splat), status: rule.status };
    }
  }
  return undefined;
}
