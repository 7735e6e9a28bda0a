type Cookie = { readonly name: string; readonly value: string };
type CookieOptions = {
  /** Seconds; none takes the cookie away. */
  readonly maxAge: number;
  readonly isSecure?: boolean;
};

/**
 * What a browser did not take: blocked for this site, or a frame without an origin, where asking already throws. It
 * lasts as long as the page, so that a sign-in is good for this tab.
 */
const untaken = new Map<string, string>();

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

/** Writes a cookie for the whole site; its value must hold no character that ends one. */
export function writeCookie(name: string, value: string, options: CookieOptions): void {
  const { maxAge, isSecure = false } = options;
  const scheme = isSecure ? '; Secure' : '';
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${scheme}`;
  } catch {
    // Found missing below.
  }
  untaken.delete(name);
  if (maxAge > 0 && !listTaken().some((cookie) => cookie.name === name)) untaken.set(name, value);
}

export function dropCookie(name: string): void {
  writeCookie(name, '', { maxAge: 0 });
}
