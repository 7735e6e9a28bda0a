import { isFalsePicture } from './picture-kind.ts';

const uploadPath = '/storage/v1/object/';

/** Unwraps a form: its file becomes the body, and its other values become headers. */
async function unwrapForm(request: Request): Promise<Request> {
  const form = await request.formData();
  const file = [...form.values()].find((part) => part instanceof Blob);
  if (!file) return new Request(request.url, { method: request.method, headers: request.headers });
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  const seconds = form.get('cacheControl');
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`);
  return new Request(request.url, { method: request.method, headers, body: await file.bytes() });
}

/** Refuses in Storage's words a kind that a bucket does not accept. */
function refuseKind(type: string): Response {
  const message = `mime type ${type} is not what the file holds`;
  return Response.json({ statusCode: '415', error: 'invalid_mime_type', message }, { status: 400 });
}

/**
 * Reads a whole upload before @supabase/lite sees it; other requests pass unchanged. supabase-js sends a file as the
 * nameless part of a form, and its cache time as another part. Hosted Storage accepts the form; @supabase/lite does
 * not find the file in it, but accepts the bytes alone, with headers. A file that claims to be a picture but is not
 * is refused.
 */
export async function readUpload(request: Request): Promise<Request | Response> {
  const isUpload = request.method === 'POST' || request.method === 'PUT';
  const sentType = request.headers.get('content-type') ?? '';
  if (!isUpload || !request.url.includes(uploadPath) || sentType.startsWith('application/json')) {
    return request;
  }
  const upload = sentType.startsWith('multipart/form-data') ? await unwrapForm(request) : request;
  const { url, method, headers } = upload;
  const bytes = await upload.bytes();
  const type = headers.get('content-type') ?? '';
  if (isFalsePicture(type, bytes)) return refuseKind(type);
  return new Request(url, { method, headers, body: bytes });
}
