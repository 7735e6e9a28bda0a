type Cookie = { readonly name: string; readonly value: string };
type CookieOptions = {
  /** Seconds; none takes the cookie away. */
  readonly maxAge: number;
  /** Of a cookie that this host shares with its parent. */
  readonly domain?: string | undefined;
  /** Of a cookie that is for a part of the site alone. */
  readonly path?: string;
};

/**
 * What a browser did not take: blocked for this site, or a frame without an origin, where asking already throws. It
 * lasts as long as the page, so that a sign-in is good for this tab.
 */
const untaken = new Map<string, string>();

/** Whether cookies are kept from plain HTTP: they are where the site is not served over it. */
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

/** Writes a cookie, for the whole site unless told otherwise; its value must hold no character that ends one. */
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
