import { getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { REQUEST_LIMITS } from '../_shared/contract/limits.ts';
import { SECURITY_HEADERS } from '../_shared/security-headers.ts';
import { createContext } from './context.ts';
import { createCorsHeaders } from './cors.ts';
import { RateLimitError } from './failure.ts';
import { reportError } from './report-error.ts';
import { guardRequest } from './request-guard.ts';
import { appRouter } from './router.ts';
import type { Settings } from './settings.ts';
import { transformer } from './transformer.ts';
import { createTokenVerifier, type VerifyToken } from './verify-token.ts';

/** Path up to the procedures: the gateway calls the function `/trpc`, others put a prefix before it. */
const BASE_PATH = /^.*?\/trpc(?=\/|$)/;

function answerError(error: TRPCError): Response {
  const shape = getTRPCErrorShape({
    config: appRouter._def._config,
    error,
    type: 'unknown',
    path: undefined,
    input: undefined,
    ctx: undefined,
  });
  return Response.json({ error: transformer.serialize(shape) }, { status: shape.data.httpStatus });
}

function logError(error: TRPCError, path: string | undefined): void {
  if (error.code !== 'INTERNAL_SERVER_ERROR') return;
  console.error(JSON.stringify({ path, message: error.message, cause: error.cause?.message }));
}

async function answer(
  settings: Settings,
  verify: VerifyToken,
  request: Request,
): Promise<Response> {
  try {
    const endpoint = BASE_PATH.exec(new URL(request.url).pathname)?.[0];
    if (endpoint === undefined) {
      throw new TRPCError({ code: 'NOT_FOUND', message: 'There is nothing at this address.' });
    }
    const guarded = await guardRequest(
      request,
      new URL(request.url).pathname.slice(endpoint.length),
    );
    const reports: Promise<void>[] = [];
    const response = await fetchRequestHandler({
      endpoint,
      req: guarded,
      router: appRouter,
      maxBatchSize: REQUEST_LIMITS.batchCalls,
      createContext: ({ info }) => createContext(settings, verify, guarded, info.calls.length),
      onError: ({ error, path, ctx }) => {
        logError(error, path);
        reports.push(reportError(ctx, path, error.code));
      },
      responseMeta: ({ errors }) => {
        const limited = errors
          .map(({ cause }) => cause)
          .find((cause) => cause instanceof RateLimitError);
        return limited
          ? { headers: new Headers({ 'retry-after': `${limited.secondsToWait}` }) }
          : {};
      },
    });
    await Promise.all(reports);
    return response;
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    logError(error, undefined);
    return answerError(error);
  }
}

/** Creates the whole function as one step from request to answer. */
export function createHandler(settings: Settings): (request: Request) => Promise<Response> {
  const verify = createTokenVerifier();
  return async (request) => {
    const cors = createCorsHeaders(request.headers.get('origin'), settings.allowedOrigins);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const response = await answer(settings, verify, request);
    const headers = new Headers(response.headers);
    headers.set('cache-control', 'no-store');
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
    for (const [name, value] of Object.entries(cors)) headers.append(name, value);
    return new Response(response.body, { status: response.status, headers });
  };
}
