import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { getRequestListener } from '@hono/node-server';
import type { App } from '@supabase/lite';
import { inRequestScope } from '../database/pglite-dialect.ts';
import { readUpload } from '../storage/read-upload.ts';
import { allowOrigins, answerPreflight } from './cross-origin.ts';
import { limitGuesses } from './limit-guesses.ts';
import { isForThisMachine } from './own-host.ts';
import { answerRepeatedSignUps } from './repeated-sign-up.ts';
import type { GuardToken } from './token-guard.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface GatewayRoutes {
  lite: Listener;
  functions?: Listener | undefined;
  adminGrants?: Listener | undefined;
  realtime?: Upgrade | undefined;
}

export interface Gateway {
  server: Server;
  /** Until then every request is told to come back. */
  open(routes: GatewayRoutes): void;
}

export function createLiteListener(app: App, guard: GuardToken, database: PGlite): Listener {
  const send = async (request: Request) =>
    app.fetch(await readUpload(request), { peerAddress: null });
  const answer = limitGuesses(answerRepeatedSignUps(send, database));
  return getRequestListener((request) => inRequestScope(async () => answer(await guard(request))), {
    overrideGlobalObjects: false,
  });
}

function findRoute(routes: GatewayRoutes, url: string): Listener | undefined {
  if (url === '/local/v1/admin-grants') return routes.adminGrants;
  const service = /^\/(rest|auth|storage|functions)\/v1(?:[/?]|$)/.exec(url)?.[1];
  if (service === undefined) return undefined;
  return service === 'functions' ? routes.functions : routes.lite;
}

function answer(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}

/** One port for every service, by path, as the gateway of a hosted project. */
export function createGateway(): Gateway {
  let opened: GatewayRoutes | undefined;
  const server = createServer((request, response) => {
    if (!isForThisMachine(request)) {
      answer(response, 421, 'This stack answers to names of this machine only');
      return;
    }
    if (!opened) {
      answer(response, 503, 'The stack is starting');
      return;
    }
    const route = findRoute(opened, request.url ?? '/');
    if (!route) {
      answer(response, 404, 'no Route matched with those values');
      return;
    }
    // A function answers for itself: it knows its own origins.
    if (route !== opened.functions) {
      if (answerPreflight(request, response)) return;
      allowOrigins(response);
    }
    route(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    const isRealtime = (request.url ?? '').startsWith('/realtime/v1/websocket');
    if (isRealtime && opened?.realtime && isForThisMachine(request))
      opened.realtime(request, socket, head);
    else socket.destroy();
  });
  return {
    server,
    open: (routes) => {
      opened = routes;
    },
  };
}
