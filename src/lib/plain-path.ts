/** Decodes a path; returns it unchanged if it contains an invalid percent sign. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * True if an address from an untrusted source leads to a page of this site. Browsers read `/\` as `//`, and drop tabs
 * and line breaks before they look for slashes.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(path);
}

/** Normalizes a path for comparison: the router accepts any case, encoded letters and extra slashes. */
export function toPlainPath(path: string): string {
  const decoded = decodePath(path).toLowerCase();
  return `/${decoded.replaceAll(/^\/+|(?<!\/)\/+$/gu, '')}`;
}
