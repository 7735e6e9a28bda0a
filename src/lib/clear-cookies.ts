import { dropCookie, listCookies, writeCookie } from '@/lib/cookies.ts';

/** Paths whose cookies a page sees: its own and those above it, each with and without a trailing slash. */
function listPaths(pathname: string): string[] {
  const names = pathname.split('/').filter((name) => name !== '');
  const above = names.map((_name, index) => `/${names.slice(0, index + 1).join('/')}`);
  return ['/', ...above.flatMap((path) => [path, `${path}/`])];
}

/** Deletes every cookie the page can see, including those set for parent domains and for a path. */
export function clearAllCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_label, index) => labels.slice(index).join('.'));
  const paths = listPaths(window.location.pathname);
  for (const { name } of listCookies()) {
    dropCookie(name);
    for (const path of paths) {
      for (const domain of [undefined, ...domains])
        writeCookie(name, '', { maxAge: 0, domain, path });
    }
  }
}
