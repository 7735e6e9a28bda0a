function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that encodes nothing is literal.
    return path;
  }
}

/** A path in the one spelling in which it can be compared: the router takes any case, encoded letters and slashes too many. */
export function toPlainPath(path: string): string {
  const decoded = decode(path).toLowerCase();
  return `/${decoded.replaceAll(/^\/+|\/+$/gu, '')}`;
}
