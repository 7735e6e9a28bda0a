import type { Settings } from '../../../supabase/functions/trpc/settings.ts';

export type Call = {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  body: unknown;
};
type Answer = { status: number; body: unknown };
type Respond = (call: Call) => Answer | undefined;

export const MEMBER_ID = '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0001';

function encode(value: unknown): string {
  return btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** A shared-secret token, which only the auth server can verify. */
export function createToken(claims: Record<string, unknown> = {}): string {
  const payload = {
    sub: MEMBER_ID,
    role: 'authenticated',
    aud: 'authenticated',
    exp: 4_102_444_800,
    ...claims,
  };
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}.${encode('signature')}`;
}

function answerByDefault(call: Call): Answer {
  if (call.path === '/auth/v1/user') return { status: 200, body: { id: MEMBER_ID } };
  if (call.path === '/rest/v1/rpc/count_member_mutation') return { status: 200, body: 0 };
  if (call.path === '/rest/v1/rpc/report_function_error') return { status: 200, body: null };
  if (call.path === '/rest/v1/members') return { status: 200, body: [{ revision: 2 }] };
  throw new Error(`Nobody answers ${call.method} ${call.path}`);
}

/** Fake of the hosted services behind the function, which records the requests. */
export function createFakeSupabase(respond: Respond = () => undefined) {
  const calls: Call[] = [];
  const settings: Settings = {
    supabaseUrl: 'http://supabase.test',
    publishableKey: 'sb_publishable_test',
    allowedOrigins: ['https://app.test'],
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const text = await request.text();
      const call: Call = {
        method: request.method,
        path: url.pathname,
        search: url.searchParams,
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
      calls.push(call);
      const { status, body } = respond(call) ?? answerByDefault(call);
      return Response.json(body, { status });
    },
  };
  return { settings, calls };
}

/** A call of one procedure, in the official client's format. */
export function createCall(
  path: string,
  options: { input?: unknown; token?: string | null; headers?: Record<string, string> } = {},
): Request {
  const { input, token = createToken(), headers = {} } = options;
  const authorization: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  return new Request(`http://functions.test/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization, ...headers },
    body: JSON.stringify({ json: input }),
  });
}
