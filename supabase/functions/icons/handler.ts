import { SECURITY_HEADERS } from '../_shared/security-headers.ts';
import { LUCIDE_BODIES, LUCIDE_SIZE } from './lucide-icons.ts';

const MOST_ICONS = 200;
const LONGEST_ADDRESS = 8192;
const ICON_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SETS: Readonly<Record<string, Readonly<Record<string, string>>>> = { lucide: LUCIDE_BODIES };

const HEADERS = { ...SECURITY_HEADERS, 'access-control-allow-origin': '*' };
/** The drawing of a name does not change; a day lets a new deployment add some. */
const CACHED = {
  ...HEADERS,
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
};

function refuse(status: number, message: string): Response {
  return Response.json(
    { message },
    { status, headers: { ...HEADERS, 'cache-control': 'no-store' } },
  );
}

/** Answers `/icons/{prefix}.json?icons=a,b` in Iconify's JSON; unknown names are listed in `not_found`. */
export function answerIcons(request: Request): Response {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
  if (request.method !== 'GET') return refuse(405, 'Icons are read with GET.');
  if (request.url.length > LONGEST_ADDRESS) return refuse(413, 'Ask for fewer icons at once.');
  const { pathname, searchParams } = new URL(request.url);
  const prefix = /\/([a-z0-9-]+)\.json$/.exec(pathname)?.[1] ?? '';
  const set = Object.hasOwn(SETS, prefix) ? SETS[prefix] : undefined;
  if (set === undefined) return refuse(404, 'There is no such set of icons.');
  const names = [...new Set((searchParams.get('icons') ?? '').split(','))];
  if (names.length > MOST_ICONS) return refuse(413, 'Ask for fewer icons at once.');
  if (!names.every((name) => ICON_NAME.test(name))) return refuse(400, 'Name icons: ?icons=a,b');
  const known = names.filter((name) => Object.hasOwn(set, name));
  const unknown = names.filter((name) => !Object.hasOwn(set, name));
  return Response.json(
    {
      prefix,
      icons: Object.fromEntries(known.map((name) => [name, { body: set[name] }])),
      ...(unknown.length > 0 ? { not_found: unknown } : {}),
      width: LUCIDE_SIZE,
      height: LUCIDE_SIZE,
    },
    { headers: CACHED },
  );
}
