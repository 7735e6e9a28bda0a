import { toPlainPath } from '@/lib/plain-path.ts';

/** Which paths need a session, and where one without is sent. A `*` stands for anything. */
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

/** Whether a path is the callback's, in any spelling that the router takes for it. */
export function isCallbackPath(path: string, config: GuardConfig = GUARD): boolean {
  return toPlainPath(path) === toPlainPath(config.callback);
}

/** The login and callback paths are never guarded, whatever the patterns say. */
export function isGuarded(path: string, config: GuardConfig = GUARD): boolean {
  const plain = toPlainPath(path);
  if (plain === toPlainPath(config.login) || isCallbackPath(path, config)) return false;
  return (
    config.include.some((pattern) => matches(pattern, plain)) &&
    !config.exclude.some((pattern) => matches(pattern, plain))
  );
}
