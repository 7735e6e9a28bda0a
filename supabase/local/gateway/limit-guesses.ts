import { z } from 'zod';

type Answer = (request: Request) => Promise<Response>;

/** Of a hosted project, which counts by the address that asks. Here all come from this machine, so only failures count. */
const MOST = 30;
const WINDOW_MS = 5 * 60_000;

const accountSchema = z.object({ email: z.string() });

/** What is guessed at: the password of one account, or a code of any. */
function findTarget(url: URL, body: string): string | undefined {
  if (url.pathname === '/auth/v1/verify') return 'codes';
  if (url.pathname !== '/auth/v1/token' || url.searchParams.get('grant_type') !== 'password') {
    return undefined;
  }
  const account = accountSchema.safeParse(parse(body));
  return account.success ? `password of ${account.data.email.toLowerCase()}` : undefined;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const tooMany = () =>
  Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    { status: 429 },
  );

/** @supabase/lite lets anybody try as often as they like; hosted, Auth refuses after thirty times in five minutes. */
export function limitGuesses(answer: Answer, now: () => number = Date.now): Answer {
  const failures = new Map<string, readonly number[]>();
  return async (request) => {
    const url = new URL(request.url);
    if (!/^\/auth\/v1\/(?:token|verify)$/.test(url.pathname)) return answer(request);
    const { method, headers } = request;
    const body = await request.text();
    const target = findTarget(url, body);
    const recent = (failures.get(target ?? '') ?? []).filter((at) => at > now() - WINDOW_MS);
    if (recent.length >= MOST) return tooMany();
    const response = await answer(
      new Request(url, { method, headers, ...(method === 'POST' ? { body } : {}) }),
    );
    const isFailure = response.status >= 400 && response.status < 500;
    if (target !== undefined && isFailure) failures.set(target, [...recent, now()]);
    return response;
  };
}
