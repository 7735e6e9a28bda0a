import { z } from 'zod';
import { REPORT_LIMITS } from '../_shared/contract/browser-reports.ts';
import { createAddressLimit } from '../_shared/limit-addresses.ts';
import { readBody } from '../_shared/read-body.ts';
import { SECURITY_HEADERS } from '../_shared/security-headers.ts';
import type { Settings } from '../calendar/settings.ts';
import { type Reports, readAppReports, readViolations } from './read-reports.ts';

const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };
const ANSWER_TIMEOUT_MS = 5_000;
const VIOLATIONS = ['application/reports+json', 'application/csp-report'];
const MOST_IN_MINUTE = 30;

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...HEADERS, ...headers } });
}

/** Finds the parser; undefined for a path or content type without reports. */
function findReader(request: Request): ((body: string) => Reports) | undefined {
  const { pathname } = new URL(request.url);
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const release = /\/reports\/violations\/([^/]+)$/.exec(pathname)?.[1];
  if (release !== undefined) {
    return VIOLATIONS.includes(type) ? (body) => readViolations(body, type, release) : undefined;
  }
  return /\/reports\/?$/.test(pathname) && type === 'application/json' ? readAppReports : undefined;
}

async function store(settings: Settings, reports: Reports): Promise<boolean> {
  const response = await settings.fetch(`${settings.supabaseUrl}/rest/v1/rpc/report_from_browser`, {
    method: 'POST',
    headers: { apikey: settings.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(reports),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`report_from_browser answered ${response.status}`);
  }
  return z.boolean().parse(await response.json());
}

async function take(settings: Settings, request: Request): Promise<Response> {
  const read = findReader(request);
  if (!read) return answer(415);
  const body = await readBody(request, REPORT_LIMITS.bodyBytes);
  if (body.kind === 'too large') return answer(413);
  if (body.kind === 'late') return answer(408);
  let reports: Reports;
  try {
    reports = read(body.text);
  } catch {
    // Anyone can send anything, so this is not logged.
    return answer(400);
  }
  if (reports.errors.length + reports.vitals.length === 0) return answer(204);
  return (await store(settings, reports)) ? answer(204) : answer(429, { 'retry-after': '60' });
}

/** Handles `POST /reports` from the app, and `POST /reports/violations/<release>` from the browser itself. */
export function createHandler(
  settings: Settings,
  now: () => number = Date.now,
): (request: Request) => Promise<Response> {
  const isWithinLimit = createAddressLimit(MOST_IN_MINUTE, now);
  return async (request) => {
    if (request.method !== 'POST') return answer(405, { allow: 'POST' });
    // Pages of other sites have nothing to report here.
    if (request.headers.get('sec-fetch-site') === 'cross-site') return answer(403);
    if (!isWithinLimit(request)) return answer(429, { 'retry-after': '60' });
    try {
      return await take(settings, request);
    } catch (error) {
      console.error(JSON.stringify({ message: 'reports not kept', cause: String(error) }));
      return answer(503, { 'retry-after': '60' });
    }
  };
}
