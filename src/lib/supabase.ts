import type { Database } from '@contract/database.types.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { listCookies, writeCookie } from '@/lib/cookies.ts';
import { getEnv } from '@/lib/env.ts';
import { HttpError, checkAnswer } from '@/lib/http-error.ts';
import { leavePage, leaveUnanswered } from '@/lib/leave-page.ts';
import { hasMemberLeft, isPageOf } from '@/lib/page-member.ts';
import { refreshSession, retryingFetch } from '@/lib/refresh-session.ts';
import { getSessionCookieName, hasSessionCookie, readSessionUserId } from '@/lib/session-cookie.ts';
import { readTokenSubject } from '@/lib/token-role.ts';

const FOUR_HUNDRED_DAYS = 400 * 24 * 60 * 60;

type Client = SupabaseClient<Database>;
let client: Promise<Client> | undefined;

/** False if the request carries the token of a member other than the page's. */
function isOfThisPage(init: RequestInit | undefined): boolean {
  const token = new Headers(init?.headers).get('authorization')?.replace(/^Bearer /u, '');
  const id = token === undefined ? undefined : readTokenSubject(token);
  return id === undefined || isPageOf(id);
}

/**
 * Drops the session's expiry by the server's clock, so that the client computes it from this device's clock, which it
 * uses from then on. With a device clock an hour ahead, every token would count as expired.
 */
async function dropEnd(response: Response): Promise<Response> {
  const session: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (!response.ok || typeof session !== 'object' || session === null) return response;
  return Response.json({ ...session, expires_at: undefined });
}

/** Retries are decided where the error is handled, which needs status and `Retry-After`. */
async function sendRequest(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  if (searchParams.get('grant_type') === 'refresh_token') {
    return dropEnd(await refreshSession(input, init));
  }
  // Requests that sign this device in or out are not made on the page's behalf.
  const isDoneByMember =
    !pathname.startsWith('/auth/v1/') ||
    pathname === '/auth/v1/user' ||
    searchParams.get('scope') === 'others';
  if (isDoneByMember && !isOfThisPage(init)) return leavePage();
  const isOfRows = pathname.startsWith('/rest/v1/');
  // A request that can be aborted is a read, also where it is a POST.
  const { method = 'GET', signal } = init ?? {};
  const isRead = method === 'GET' || signal != null;
  if (isOfRows && hasMemberLeft()) {
    // Sent as a visitor's, it would be refused.
    if (isRead) return leaveUnanswered(signal);
    throw new HttpError(new Response(null, { status: 401 }));
  }
  const response = await retryingFetch(input, init);
  if (/^\/auth\/v1\/.*(?:token|verify)$/u.test(pathname)) return dropEnd(response);
  if (!isOfRows) return response;
  return checkAnswer(response, isRead);
}

async function createClient(): Promise<Client> {
  const { createBrowserClient } = await import('@supabase/ssr');
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = getEnv();
  const memberId = readSessionUserId();
  if (memberId !== undefined) isPageOf(memberId);
  const supabase = createBrowserClient<Database>(VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, {
    // `/confirm` exchanges the code itself, so that it can say what went wrong.
    auth: { detectSessionInUrl: false },
    cookieOptions: {
      name: getSessionCookieName(),
      path: '/',
      sameSite: 'lax',
      maxAge: FOUR_HUNDRED_DAYS,
    },
    cookies: {
      getAll: listCookies,
      setAll: (cookies) => {
        for (const { name, value, options } of cookies) {
          writeCookie(name, value, { maxAge: options.maxAge ?? 0 });
        }
      },
    },
    // Retries are left to the query client.
    db: { retry: false },
    global: { fetch: sendRequest },
  });
  supabase.auth.onAuthStateChange((_event, session) => {
    if (session && !isPageOf(session.user.id)) void leavePage();
  });
  return supabase;
}

/** The single client, loaded on first use: a visitor's first page does without it. */
export function getSupabase(): Promise<Client> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** The signed-in member's token, refreshed when it is about to end; undefined for a visitor. */
export async function getAccessToken(): Promise<string | undefined> {
  if (!hasSessionCookie()) return undefined;
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error) throw error;
  if (data.session && !isPageOf(data.session.user.id)) return leavePage();
  return data.session?.access_token;
}
