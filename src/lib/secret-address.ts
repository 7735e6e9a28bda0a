import { toPlainPath } from './plain-path.ts';

/** True for a page that its address alone opens, so that the address must not be passed on. */
export function isSecretAddress(pathname: string): boolean {
  return toPlainPath(pathname).startsWith('/shared-whiteboard/');
}
