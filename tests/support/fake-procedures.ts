import { waitFor } from '@testing-library/react';
import superjson from 'superjson';
import { vi } from 'vitest';
import type * as Supabase from '@/lib/supabase.ts';

type Call = {
  path: string;
  ifMatch: string | null;
  input: unknown;
  succeed: (data: unknown) => void;
  refuse: (code: string, httpStatus: number) => void;
};

function readInput(body: unknown): unknown {
  const batch: unknown = JSON.parse(typeof body === 'string' ? body : '{}');
  const first: unknown =
    typeof batch === 'object' && batch !== null ? Reflect.get(batch, '0') : null;
  return typeof first === 'object' && first !== null ? Reflect.get(first, 'json') : undefined;
}

/** Replaces the procedures' endpoint and answers when the test says so. */
export function fakeProcedures() {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://supabase.test');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  // Without a session no request is sent.
  vi.doMock('@/lib/supabase.ts', async (importOriginal) => ({
    ...(await importOriginal<typeof Supabase>()),
    getAccessToken: () => Promise.resolve('a token'),
  }));
  const calls: Call[] = [];
  vi.stubGlobal(
    'fetch',
    (input: string | URL, init?: RequestInit) =>
      new Promise<Response>((resolve) => {
        calls.push({
          path: new URL(input).pathname,
          ifMatch: new Headers(init?.headers).get('if-match'),
          input: readInput(init?.body),
          succeed: (data) => {
            resolve(Response.json([{ result: { data: superjson.serialize(data) } }]));
          },
          refuse: (code, httpStatus) => {
            const error = { message: 'no', code: -32600, data: { code, httpStatus } };
            resolve(Response.json([{ error: superjson.serialize(error) }], { status: httpStatus }));
          },
        });
      }),
  );
  return {
    calls,
    take: async (procedure: string): Promise<Call> => {
      const isWanted = ({ path }: Call) => path === `/api/trpc/users.${procedure}`;
      // Their client loads with the first call, in its own time.
      await import('@/lib/trpc-client.ts');
      await waitFor(() => {
        if (!calls.some(isWanted)) throw new Error(`users.${procedure} was not called`);
      });
      const [call] = calls.splice(calls.findIndex(isWanted), 1);
      if (!call) throw new Error('taken twice');
      return call;
    },
    stop: () => {
      vi.doUnmock('@/lib/supabase.ts');
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
    },
  };
}
