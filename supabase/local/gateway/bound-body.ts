/** Size of the form around a file. */
const FORM_BYTES = 64 * 1024;
/** An imported account, whose whiteboards are at most 20 MB. */
const ROWS_BYTES = 32 * 1024 ** 2;
const OTHER_BYTES = 1024 ** 2;

function findBound({ pathname }: URL, fileBytes: number): number {
  if (pathname.startsWith('/storage/')) return fileBytes + FORM_BYTES;
  return pathname.startsWith('/rest/') ? ROWS_BYTES : OTHER_BYTES;
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
  const body = await readWithin(request, findBound(url, fileBytes));
  if (body === null) return refuse(url);
  // Sets the length in any case, because @supabase/lite does not measure a body without one.
  const known = new Headers(headers);
  known.set('content-length', String(body.length));
  return new Request(url, { method, headers: known, body });
}
