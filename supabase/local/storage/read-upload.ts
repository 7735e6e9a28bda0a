const uploadPath = '/storage/v1/object/';

/** The file of a form as the body, and the form's other values as headers. */
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

/**
 * Reads an upload whole before @supabase/lite sees it; other requests pass as they are.
 *
 * supabase-js sends a file as the nameless part of a form, and its cache time as another part. Hosted Storage takes
 * the form; @supabase/lite does not find the file in it, but takes the bytes alone, with headers. And it answers a
 * refused upload without reading it, after which the HTTP server closes the connection under the next request.
 */
export async function readUpload(request: Request): Promise<Request> {
  const isUpload = request.method === 'POST' || request.method === 'PUT';
  const type = request.headers.get('content-type') ?? '';
  if (!isUpload || !request.url.includes(uploadPath) || type.startsWith('application/json')) {
    return request;
  }
  if (type.startsWith('multipart/form-data')) return unwrapForm(request);
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: await request.arrayBuffer() });
}
