type Cookie = { readonly name: string; readonly value: string };
type CookieOptions = {
  /** Seconds; none takes the cookie away. */
  readonly maxAge: number;
  /** Set on cookies shared with the parent domain. */
  readonly domain?: string | undefined;
  /** Set on cookies limited to one part of the site. */
  readonly path?: string;
};

/** Cookies the browser refused (blocked, or in a frame without an origin), kept for the page so that sign-in works. */
const untaken = new Map<string, string>();

/** True if cookies are limited to HTTPS, which is the case wherever the site is served over it. */
export function isSecureSite(): boolean {
  // Pages are also prerendered.
  if (typeof document === 'undefined') return false;
  return window.location.protocol === 'https:';
}

function listTaken(): Cookie[] {
  // Pages are also prerendered.
  if (typeof document === 'undefined') return [];
  try {
    return document.cookie
      .split(';')
      .map((pair) => pair.trim().split('='))
      .flatMap(([name = '', ...value]) => (name === '' ? [] : [{ name, value: value.join('=') }]));
  } catch {
    return [];
  }
}

/** The page's cookies, with their values as they were written. */
export function listCookies(): Cookie[] {
  return [...listTaken(), ...[...untaken].map(([name, value]) => ({ name, value }))];
}

export function findCookie(name: string): string | undefined {
  return listCookies().find((cookie) => cookie.name === name)?.value;
}

/** Writes a cookie, by default for the whole site. The value must not contain a character that ends one. */
export function writeCookie(name: string, value: string, options: CookieOptions): void {
  const { maxAge, domain, path = '/' } = options;
  const scheme = isSecureSite() ? '; Secure' : '';
  const shared = domain === undefined ? '' : `; Domain=${domain}`;
  try {
    document.cookie = `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${shared}${scheme}`;
  } catch {
    // Found missing below.
  }
  untaken.delete(name);
  if (maxAge > 0 && !listTaken().some((cookie) => cookie.name === name)) untaken.set(name, value);
}

export function dropCookie(name: string): void {
  writeCookie(name, '', { maxAge: 0 });
}
