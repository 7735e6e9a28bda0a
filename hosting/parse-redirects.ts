import { matchesPath } from './parse-headers.ts';

/** A line of `_redirects`. https://docs.netlify.com/manage/routing/redirects/overview/ */
export type RedirectRule = {
  /** A path, or an address whose host the rule is limited to. */
  from: string;
  to: string;
  status: number;
  /** True if it applies even if a file has that path. */
  isForced: boolean;
};

export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from, to, status] = line.split(/\s+/);
      if (!from || !to) throw new Error(`_redirects: "${line}" has no destination.`);
      return {
        from,
        to,
        status: Number.parseInt(status ?? '301'),
        isForced: status?.endsWith('!') ?? false,
      };
    });
}

/** Finds the target of the first rule that matches a path on a host such as `http://example.com`. */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
  origin = '',
): Omit<RedirectRule, 'from'> | undefined {
  for (const { from, ...rule } of rules) {
    const splat = matchesPath(
      from.startsWith(`${origin}/`) ? from.slice(origin.length) : from,
      path,
    );
    if (splat !== undefined) return { ...rule, to: rule.to.replace(':splat', splat) };
  }
  return undefined;
}
