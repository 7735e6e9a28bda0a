import { toCalendarEvent } from '../../../src/domain/export/calendar-events.ts';
import { type CalendarFile, formatCalendarFile } from '../../../src/domain/export/ics.ts';
import { listDue } from '../../../src/domain/schedule/due.ts';
import { PRODUCT_NAME } from '../../../src/lib/product.ts';
import type { DueRows } from '../_shared/due/due-rows.ts';
import { toHoldings } from '../_shared/due/to-holdings.ts';
import { SECURITY_HEADERS } from '../_shared/security-headers.ts';
import { feedAnswer } from './feed-answer.ts';
import type { Settings } from './settings.ts';

const DAYS_AHEAD = 365;
const REFRESH_HOURS = 6;
/** The soonest are written: forty credits on each of two hundred cards, a month at a time, took ten seconds and 20 MB. */
const MOST_EVENTS = 2_000;
const ANSWER_TIMEOUT_MS = 10_000;
const TOKEN_LENGTH = 200;

const HEADERS = { ...SECURITY_HEADERS, 'x-robots-tag': 'noindex' };

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { message },
    { status, headers: { ...HEADERS, 'cache-control': 'no-store', ...headers } },
  );
}

/**
 * Reads the token of `/calendar/<token>.ics`. An impossible token is looked up too, so that it is refused no sooner
 * than another.
 */
function readToken(request: Request): string {
  const { pathname } = new URL(request.url);
  const token = /\/calendar\/([^/]*)$/.exec(pathname)?.[1]?.replace(/\.ics$/, '') ?? '';
  return token.length > TOKEN_LENGTH ? '' : token;
}

async function readFeed(settings: Settings, request: Request) {
  const response = await settings.fetch(`${settings.supabaseUrl}/rest/v1/rpc/read_calendar_feed`, {
    method: 'POST',
    headers: { apikey: settings.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token: readToken(request) }),
    redirect: 'error',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`read_calendar_feed answered ${response.status}`);
  return feedAnswer.parse(await response.json());
}

function toFile(rows: DueRows): Omit<CalendarFile, 'madeAt'> {
  return {
    productId: `-//${PRODUCT_NAME}//Calendar feed//EN`,
    name: `${PRODUCT_NAME}: fees and deadlines`,
    refreshHours: REFRESH_HOURS,
    // Keeps ids independent of the site's address, so that moving the site duplicates no event.
    events: listDue(toHoldings(rows), rows.today, DAYS_AHEAD)
      .slice(0, MOST_EVENTS)
      .map((item) => toCalendarEvent(item, PRODUCT_NAME.toLowerCase())),
  };
}

/** Hashes only the due items, so that the time of the request does not change the tag. */
async function tagOf(file: Omit<CalendarFile, 'madeAt'>): Promise<string> {
  const text = formatCalendarFile({ ...file, madeAt: '1970-01-01T00:00:00Z' });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return `"${hex.join('').slice(0, 32)}"`;
}

function hasTag(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}

async function answer(settings: Settings, request: Request): Promise<Response> {
  const feed = await readFeed(settings, request);
  if (feed.kind === 'unknown') return refuse(404, 'There is no calendar at this address.');
  if (feed.kind === 'too_often') {
    return refuse(429, 'This calendar was read too often.', {
      'retry-after': String(feed.seconds),
    });
  }
  const file = toFile(feed);
  const tag = await tagOf(file);
  const headers = { ...HEADERS, 'cache-control': 'private, no-cache', etag: tag };
  if (hasTag(request, tag)) return new Response(null, { status: 304, headers });
  const text = formatCalendarFile({ ...file, madeAt: new Date().toISOString() });
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${PRODUCT_NAME.toLowerCase()}.ics"`,
    },
  });
}

/**
 * Serves a member's calendar to anyone with its address. The function has no rights of its own: the token in the
 * address is all it can read with.
 */
export function createHandler(settings: Settings): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'A calendar is read with GET.', { allow: 'GET, HEAD' });
    }
    try {
      return await answer(settings, request);
    } catch (error) {
      console.error(
        JSON.stringify({
          message: error instanceof Error ? error.name : 'unknown',
          cause: String(error),
        }),
      );
      return refuse(503, 'The calendar can’t be read right now.', { 'retry-after': '600' });
    }
  };
}
