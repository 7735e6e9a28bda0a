const uploadPath = '/storage/v1/object/';

/**
 * supabase-js sends a file as the nameless part of a form, and its cache time as another part. Hosted Storage takes
 * the form; @supabase/lite does not find the file in it, but takes the bytes alone, with headers.
 */
export async function unwrapMultipart(request: Request): Promise<Request> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (!isForm || !request.url.includes(uploadPath)) return request;
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
