/**
 * Computes Mozilla Observatory's score of an answer over HTTPS, by its published rules
 * (https://github.com/mdn/mdn-http-observatory, src/grader/charts.js, version 1.4): from 100, penalties first;
 * bonuses count only from 90. Not scored here: the redirect from HTTP and the preload list, which belong to the host.
 */
export function scoreAnswer(headers: Headers, html: string): number {
  const modifiers = [
    scorePolicy(parsePolicy(headers.get('content-security-policy') ?? '')),
    scoreCookies(headers),
    scoreSharing(headers),
    scoreReferrer(headers),
    scoreTransport(headers),
    scoreScripts(html),
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    scoreFrames(headers),
    headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  ];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const uncurved = 100 + sum(modifiers.filter((value) => value < 0));
  return uncurved < 90 ? uncurved : 100 + sum(modifiers);
}

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const BROAD = /^(ftp:|http:|https:|\*|https?:\/\/\*(\.\*)?)$/;

function scorePolicy(policy: Policy): number {
  if (!policy.has('default-src')) return -25;
  const read = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = read('script-src');
  const styles = read('style-src');
  const isUnsafe = (source: string) =>
    BROAD.test(source) || /^('unsafe-inline'|data:)$/.test(source);
  if (scripts.some(isUnsafe) || read('object-src').some((source) => BROAD.test(source))) return -20;
  const passive = ['img-src', 'media-src'];
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  const active = [...policy].filter(([name]) => !passive.includes(name));
  if (active.flatMap(([, sources]) => sources).some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(read).some(isInsecure)) return -10;
  if (styles.some(isUnsafe)) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function scoreCookies(headers: Headers): number {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return 0;
  return cookies.every((cookie) => /;\s*secure/i.test(cookie)) ? 0 : -20;
}

function scoreSharing(headers: Headers): number {
  const isOpen = headers.get('access-control-allow-origin') !== null;
  return isOpen && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0;
}

function scoreReferrer(headers: Headers): number {
  const policy = headers.get('referrer-policy');
  if (policy === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
    ? 5
    : -5;
}

function scoreTransport(headers: Headers): number {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= 15_768_000 ? 0 : -10;
}

/** Third-party scripts need a hash; inline ones are the policy's responsibility. */
function scoreScripts(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)];
  return foreign.some(([tag]) => !tag.includes('integrity=')) ? -5 : 0;
}

function scoreFrames(headers: Headers): number {
  const ancestors = parsePolicy(headers.get('content-security-policy') ?? '').get(
    'frame-ancestors',
  );
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}
