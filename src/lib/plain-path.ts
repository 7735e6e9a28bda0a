/** The decoded text; with a percent sign that encodes nothing, the text as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Whether an address that somebody else may have written leads to a page of this site. Browsers read `/\` as `//`, and drop tabs and
 * line breaks before they look for slashes.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(path);
}

/** A path in the one spelling in which it can be compared: the router takes any case, encoded letters and slashes too many. */
export function toPlainPath(path: string): string {
  const decoded = decodePath(path).toLowerCase();
  return `/${decoded.replaceAll(/^\/+|\/+$/gu, '')}`;
}
