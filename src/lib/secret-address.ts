import { toPlainPath } from './plain-path.ts';

/** True for a page open to anyone with its address, which must not be passed on. */
export function isSecretAddress(pathname: string): boolean {
  return toPlainPath(pathname).startsWith('/shared-whiteboard/');
}
