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
  return new RegExp(`^${source}$`, 'u').test(path);
}

/** The login and callback paths are never guarded, whatever the patterns say. */
export function isGuarded(path: string, config: GuardConfig = GUARD): boolean {
  const plain = path.length > 1 ? path.replace(/\/+$/u, '') : path;
  if (plain === config.login || plain === config.callback) return false;
  return (
    config.include.some((pattern) => matches(pattern, plain)) &&
    !config.exclude.some((pattern) => matches(pattern, plain))
  );
}
