import { decodeJwt } from 'jose';

/** Size of the form around a file. */
const FORM_BYTES = 64 * 1024;
const OTHER_BYTES = 1024 ** 2;

function readRole({ headers }: Request): unknown {
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  try {
    return decodeJwt(token)['role'];
  } catch {
    return headers.get('apikey')?.startsWith('sb_secret_') ? 'service_role' : 'anon';
  }
}

/** Kilobytes of a request to PostgREST, as `private.check_request` of the database allows on a hosted project. */
function findRowsBound(pathname: string, role: unknown): number {
  if (/\/rpc\/(?:enqueue|settle)_reminders$/.test(pathname)) return 4 * 1024;
  if (role === 'anon') return 128;
  if (pathname.endsWith('/rpc/import_member_data')) return 32 * 1024;
  if (pathname.endsWith('/rpc/restore_member_card') || role !== 'authenticated') return 8 * 1024;
  return pathname.endsWith('/whiteboards') ? 2560 : 256;
}

function findBound(request: Request, { pathname }: URL, fileBytes: number): number {
  if (pathname.startsWith('/storage/')) return fileBytes + FORM_BYTES;
  return pathname.startsWith('/rest/')
    ? findRowsBound(pathname, readRole(request)) * 1024
    : OTHER_BYTES;
}

/** Answers in Storage's format for its paths; in the gateway's format for all others. */
function refuse({ pathname }: URL): Response {
  const message = 'The object exceeded the maximum allowed size';
  return pathname.startsWith('/storage/')
    ? Response.json({ statusCode: '413', error: 'Payload too large', message }, { status: 400 })
    : Response.json({ message: 'Request size limit exceeded' }, { status: 413 });
}

async function readWithin(
  { headers, body }: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length')) > most) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a whole body, or refuses it as soon as it is known to be too large: memory never holds more than the limit. */
export async function boundBody(request: Request, fileBytes: number): Promise<Request | Response> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return request;
  const url = new URL(request.url);
  const body = await readWithin(request, findBound(request, url, fileBytes));
  if (body === null) return refuse(url);
  // Sets the length in any case, because @supabase/lite does not measure a body without one.
  const known = new Headers(headers);
  known.set('content-length', String(body.length));
  return new Request(url, { method, headers: known, body });
}
