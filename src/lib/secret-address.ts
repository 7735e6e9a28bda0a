import { toPlainPath } from './plain-path.ts';

/** A page that whoever knows its address may see: of it nobody else is told. */
export function isSecretAddress(pathname: string): boolean {
  return toPlainPath(pathname).startsWith('/shared-whiteboard/');
}
