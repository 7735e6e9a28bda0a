import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '@supabase/lite';
import { inRequestScope } from '../database/pglite-dialect.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const litePaths = /^\/(rest|auth|storage)\/v1(\/|$|\?)/;

export interface GatewayRoutes {
  app: App;
}

function createLiteListener(app: App): Listener {
  return getRequestListener(
    (request) => inRequestScope(async () => app.fetch(request, { peerAddress: null })),
    { overrideGlobalObjects: false },
  );
}

/** One port for every service, by path, as the gateway of a hosted project does. */
export function createGateway(routes: GatewayRoutes): Server {
  const lite = createLiteListener(routes.app);
  return createServer((request, response) => {
    const url = request.url ?? '/';
    if (litePaths.test(url)) {
      lite(request, response);
      return;
    }
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'no Route matched with those values' }));
  });
}
