import type { IncomingMessage } from 'node:http';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * True if the Host header names this machine. A foreign page can point its own name to this machine's address, but
 * the browser then sends that name.
 */
export function isForThisMachine({ headers: { host } }: IncomingMessage): boolean {
  const url = URL.parse(`http://${host ?? ''}`);
  return url !== null && LOOPBACK.has(url.hostname);
}
