/** Parses a body; undefined if it is not JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

export type Answer = (request: Request) => Promise<Response>;

/** Refuses in Auth's format. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

/** Reads the token of a request. */
export function readBearer(request: Pick<Request, 'headers'>): string | undefined {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}
