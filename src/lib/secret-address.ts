import { toPlainPath } from './plain-path.ts';

/** True for a page that anybody with its address can open, so that the address must not be shared. */
export function isSecretAddress(pathname: string): boolean {
  return /^\/shared(?:-whiteboard)?\//u.test(toPlainPath(pathname));
}
