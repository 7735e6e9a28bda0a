import { TRPCError } from '@trpc/server';
import { REQUEST_LIMITS } from '../_shared/contract/limits.ts';

const BODY_TIMEOUT_MS = 10_000;

function createTooLargeError(): TRPCError {
  return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' });
}

/** Reads at most the allowed bytes; what comes after them is never taken in. */
async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > REQUEST_LIMITS.bodyBytes) {
    throw createTooLargeError();
  }
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel('timeout');
  }, BODY_TIMEOUT_MS);
  let bytes = 0;
  let text = '';
  try {
    for (;;) {
      const chunk = await reader.read();
      if (chunk.done) break;
      bytes += chunk.value.byteLength;
      if (bytes > REQUEST_LIMITS.bodyBytes) {
        await reader.cancel('too large');
        throw createTooLargeError();
      }
      text += decoder.decode(chunk.value, { stream: true });
    }
  } finally {
    clearTimeout(timer);
  }
  if (isLate) {
    throw new TRPCError({ code: 'TIMEOUT', message: 'The request took too long to arrive.' });
  }
  return text + decoder.decode();
}

/** How deep brackets lie in one another, read without building anything. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (isInString) {
      if (char === '\\') index += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > REQUEST_LIMITS.depth) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}

function checkJson(text: string): void {
  if (text === '') return;
  if (isTooDeep(text)) {
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
 * The request as the router may have it: bounded in every direction, its body read whole. Throws a TRPCError for one
 * that goes beyond, before its input is parsed.
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
  // Answers are always whole: neither streamed nor subscribed to.
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
  const body = await readBody(request);
  checkJson(body);
  return new Request(request.url, { method, headers, signal, body });
}
