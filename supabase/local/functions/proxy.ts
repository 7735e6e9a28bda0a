import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { VerifyToken } from '../tokens.ts';
import type { EdgeFunction } from './edge-function.ts';

const maxBodyBytes = 20 * 1024 * 1024;
/** A hosted function is ended after this time without an answer. */
const answerTimeoutMs = 150_000;

export function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code, message }));
}

class BodyTooLarge extends Error {}

function createLimit(): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maxBodyBytes ? new BodyTooLarge() : null, chunk);
    },
  });
}

async function isAuthorized(request: IncomingMessage, verify: VerifyToken): Promise<boolean> {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token !== undefined && (await verify(token)).kind === 'valid';
}

export async function passOn(
  port: number,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress };
  delete headers.connection;
  const upstream = forward({
    host: '127.0.0.1',
    port,
    method: request.method,
    path,
    headers,
    timeout: answerTimeoutMs,
  });
  upstream.on('timeout', () => upstream.destroy(new Error('no answer in time')));
  response.on('close', () => upstream.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    upstream.on('response', resolve).on('error', reject);
  });
  const sent = pipeline(request, createLimit(), upstream);
  // A function may answer before it has read the whole body; a broken upload matters only if there is no answer.
  const answer = await Promise.race([answered, sent.then(() => answered)]);
  sent.catch(() => undefined);
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}

/**
 * Forwards `/functions/v1/<name>/<rest>` to the function's process, which sees `/<name>/<rest>` as on a hosted
 * project.
 */
export function createFunctionsProxy(functions: Map<string, EdgeFunction>, verify: VerifyToken) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').slice('/functions/v1'.length);
    const edgeFunction = functions.get(/^\/([\w-]+)/.exec(path)?.[1] ?? '');
    if (!edgeFunction) {
      refuse(response, 404, 'NOT_FOUND', 'Requested function was not found');
      return;
    }
    const mustVerify = edgeFunction.verifyJwt && request.method !== 'OPTIONS';
    if (mustVerify && !(await isAuthorized(request, verify))) {
      refuse(response, 401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT');
      return;
    }
    const port = await edgeFunction.getPort().catch(() => undefined);
    if (port === undefined) {
      refuse(response, 503, 'BOOT_ERROR', 'Worker failed to boot (please check logs)');
      return;
    }
    try {
      await passOn(port, path, request, response);
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        refuse(response, 413, 'PAYLOAD_TOO_LARGE', 'Request body is too large');
      } else {
        refuse(
          response,
          500,
          'WORKER_ERROR',
          'Function exited due to an error (please check logs)',
        );
      }
    }
  };
}
