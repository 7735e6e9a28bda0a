import { TRPCError } from '@trpc/server';
import { isNestedDeeper } from '../_shared/contract/json-depth.ts';
import { REQUEST_LIMITS } from '../_shared/contract/limits.ts';
import { readBody } from '../_shared/read-body.ts';

function createTooLargeError(): TRPCError {
  return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' });
}

async function readInput(request: Request): Promise<string> {
  const body = await readBody(request, REQUEST_LIMITS.bodyBytes);
  if (body.kind === 'too large') throw createTooLargeError();
  if (body.kind === 'late') {
    throw new TRPCError({ code: 'TIMEOUT', message: 'The request took too long to arrive.' });
  }
  return body.text;
}

function checkJson(text: string): void {
  if (text === '') return;
  if (isNestedDeeper(text, REQUEST_LIMITS.depth)) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The input is nested too deeply.' });
  }
  try {
    JSON.parse(text);
  } catch {
    throw new TRPCError({ code: 'PARSE_ERROR', message: 'The input is not JSON.' });
  }
}

function checkBatch(path: string): void {
  let names: string;
  try {
    names = decodeURIComponent(path);
  } catch {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The address is malformed.' });
  }
  if (names.split(',', REQUEST_LIMITS.batchCalls + 1).length > REQUEST_LIMITS.batchCalls) {
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: `A batch holds at most ${REQUEST_LIMITS.batchCalls} calls.`,
    });
  }
}

/**
 * Prepares the request for the router: limited in every way, with its body fully read. Throws a TRPCError for one
 * beyond a limit, before its input is parsed.
 */
export async function guardRequest(request: Request, path: string): Promise<Request> {
  if (request.method !== 'GET' && request.method !== 'POST') {
    throw new TRPCError({
      code: 'METHOD_NOT_SUPPORTED',
      message: `${request.method} is not supported: queries are GET, mutations POST.`,
    });
  }
  if (request.url.length > REQUEST_LIMITS.addressLength) throw createTooLargeError();
  checkBatch(path);
  const headers = new Headers(request.headers);
  // Requests a complete answer: neither streamed nor subscribed to.
  headers.delete('trpc-accept');
  headers.set('accept', 'application/json');
  const { method, signal } = request;
  if (method === 'GET') {
    checkJson(new URL(request.url).searchParams.get('input') ?? '');
    return new Request(request.url, { method, headers, signal });
  }
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Send application/json.' });
  }
  const body = await readInput(request);
  checkJson(body);
  return new Request(request.url, { method, headers, signal, body });
}
