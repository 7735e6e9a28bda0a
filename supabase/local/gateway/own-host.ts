import type { IncomingMessage } from 'node:http';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** A page of elsewhere can give its own name the address of this machine; the browser then tells it by that name. */
export function isForThisMachine({ headers: { host } }: IncomingMessage): boolean {
  const url = URL.parse(`http://${host ?? ''}`);
  return url !== null && LOOPBACK.has(url.hostname);
}
