// @ts-types="@modelcontextprotocol/sdk/server/webStandardStreamableHttp"
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { createAddressLimit } from '../_shared/limit-addresses.ts';
import { readBody } from '../_shared/read-body.ts';
import { SECURITY_HEADERS } from '../_shared/security-headers.ts';

const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };
const MOST_BYTES = 64 * 1024;
const MOST_IN_MINUTE = 30;
/** By everybody together, in one process: a best wallet takes up to a second of its processor. */
const MOST_OF_ALL = 120;

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...HEADERS, ...headers } });
}

type Server = {
  readonly connect: (transport: WebStandardStreamableHTTPServerTransport) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Questions and answers of one request, without a session: `server` is a new one for each. */
async function ask(server: Server, request: Request, text: string): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const told = await transport.handleRequest(
      new Request(request.url, { method: 'POST', headers: request.headers, body: text }),
    );
    const headers = new Headers(told.headers);
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
    return new Response(await told.text(), { status: told.status, headers });
  } finally {
    await server.close();
  }
}

/** `POST /mcp` is the Model Context Protocol over streamable HTTP, without sessions and streams. */
export function createHandler(
  openServer: () => Promise<Server>,
  now: () => number = Date.now,
): (request: Request) => Promise<Response> {
  const isWithinLimit = createAddressLimit(MOST_IN_MINUTE, now);
  const isWithinAll = createAddressLimit(MOST_OF_ALL, now);
  return async (request) => {
    if (request.method !== 'POST') return answer(405, { allow: 'POST' });
    if (!isWithinLimit(request) || !isWithinAll(new Request(request.url)))
      return answer(429, { 'retry-after': '60' });
    try {
      const body = await readBody(request, MOST_BYTES);
      if (body.kind === 'too large') return answer(413);
      if (body.kind === 'late') return answer(408);
      // A batch, which the protocol has no longer, would pass the limits as one request.
      if (body.text.trimStart().startsWith('[')) return answer(400);
      return await ask(await openServer(), request, body.text);
    } catch (error) {
      console.error(JSON.stringify({ message: 'mcp failed', cause: String(error) }));
      return answer(503, { 'retry-after': '60' });
    }
  };
}
