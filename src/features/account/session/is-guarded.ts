import { toPlainPath } from '@/lib/plain-path.ts';

/** Paths that need a session, and the redirect without one. A `*` matches anything. */
export type GuardConfig = {
  include: readonly string[];
  exclude: readonly string[];
  login: string;
  callback: string;
};

export const GUARD: GuardConfig = {
  include: ['/app', '/app/*', '/admin', '/admin/*'],
  exclude: [],
  login: '/login',
  callback: '/confirm',
};

function matches(pattern: string, path: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${source}$`, 'isu').test(path);
}

/** True for the callback's path, in any spelling that the router accepts. */
export function isCallbackPath(path: string, config: GuardConfig = GUARD): boolean {
  return toPlainPath(path) === toPlainPath(config.callback);
}

/** Checks if a path is guarded; the login and callback paths never are, whatever the patterns match. */
export function isGuarded(path: string, config: GuardConfig = GUARD): boolean {
  const plain = toPlainPath(path);
  if (plain === toPlainPath(config.login) || isCallbackPath(path, config)) return false;
  return (
    config.include.some((pattern) => matches(pattern, plain)) &&
    !config.exclude.some((pattern) => matches(pattern, plain))
  );
}
