import { decodePath, isOwnPath } from '@/lib/plain-path.ts';

type CheckedLink =
  | { readonly kind: 'internal'; readonly path: string; readonly hash: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'mail'; readonly href: string };

/** Never resolved by anyone, so that what stays on it is a page of this site. */
const OWN_ORIGIN = 'https://this-site.invalid';

/**
 * Checks the target of a link in stored text: a page of this site, http, https or mail. Null for anything else, which
 * then shows as plain text. Parses the address as a browser does, so that line breaks, tabs, backslashes and letter
 * case hide nothing.
 */
export function checkLink(address: string): CheckedLink | null {
  if (!URL.canParse(address, OWN_ORIGIN)) return null;
  const url = new URL(address, OWN_ORIGIN);
  if (url.origin === OWN_ORIGIN) {
    // "page" without a slash would be relative to the current page.
    if (!/^[/#]/u.test(address) || url.username) return null;
    const hash = decodePath(url.hash.slice(1));
    if (address.startsWith('#')) return { kind: 'internal', path: '', hash };
    const path = url.pathname + url.search;
    // `/..//host` comes out as `//host`, which would be read a second time.
    return isOwnPath(path) ? { kind: 'internal', path, hash } : null;
  }
  if (url.protocol === 'http:' || url.protocol === 'https:') {
    // A name before the host makes one site look like another.
    return url.username || url.password ? null : { kind: 'external', href: url.href };
  }
  return url.protocol === 'mailto:' ? { kind: 'mail', href: url.href } : null;
}
