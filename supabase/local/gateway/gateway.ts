import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { App } from '@supabase/lite';
import { inRequestScope } from '../database/request-dialect.ts';
import { readUpload } from '../storage/read-upload.ts';
import type { VerifyToken } from '../tokens.ts';
import { sayAssurance } from './assurance.ts';
import { boundBody } from './bound-body.ts';
import { checkAddress } from './check-address.ts';
import { checkPassword } from './check-password.ts';
import { confirmBothMailboxes, type Mailboxes } from './confirm-both-mailboxes.ts';
import { allowOrigins, answerPreflight } from './cross-origin.ts';
import { limitGuesses } from './limit-guesses.ts';
import { nameDevices } from './name-devices.ts';
import { isForThisMachine } from './own-host.ts';
import { askPresentPassword } from './present-password.ts';
import { answerRepeatedSignUps } from './repeated-sign-up.ts';
import { serveFactors } from './serve-factors.ts';
import type { GuardToken } from './token-guard.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface GatewayRoutes {
  lite: Listener;
  /** Replaces @supabase/lite. */
  rest?: Listener | undefined;
  functions?: Listener | undefined;
  adminGrants?: Listener | undefined;
  realtime?: Upgrade | undefined;
}

export interface Gateway {
  server: Server;
  /** Opens the gateway; until then every request gets "try again later". */
  open(routes: GatewayRoutes): void;
}

interface LiteListenerOptions extends Mailboxes {
  app: App;
  guard: GuardToken;
  verify: VerifyToken;
  jwtSecret: string;
  /** Largest file that Storage accepts. */
  fileBytes: number;
}

export function createLiteListener(options: LiteListenerOptions): Listener {
  const { app, guard, verify, database, jwtSecret, fileBytes } = options;
  const send = async (request: Request) => {
    const upload = await readUpload(request);
    return upload instanceof Response ? upload : app.fetch(upload, { peerAddress: null });
  };
  let last: Promise<unknown> = Promise.resolve();
  /**
   * Password hashes are computed one at a time: each takes a tenth of a second, between which other requests are
   * answered.
   */
  const sendInTurn = (request: Request) => {
    if (request.method === 'GET' || !new URL(request.url).pathname.startsWith('/auth/')) {
      return send(request);
    }
    const answered = last.then(() => send(request));
    last = answered.catch(() => undefined);
    return answered;
  };
  const confirmed = confirmBothMailboxes(answerRepeatedSignUps(sendInTurn, database), options);
  const named = nameDevices(confirmed, database);
  const signIn = sayAssurance(named, database, jwtSecret);
  const equal = checkPassword(signIn, database);
  const known = askPresentPassword(equal, database, verify);
  const answer = limitGuesses(checkAddress(serveFactors(known, database, verify)), verify);
  const listen = async (request: Request) => {
    const bounded = await boundBody(request, fileBytes);
    return bounded instanceof Response ? bounded : answer(await guard(bounded));
  };
  const isOfRest = ({ url }: Request) => new URL(url).pathname.startsWith('/rest/v1');
  return getRequestListener((request) => inRequestScope(isOfRest(request), () => listen(request)), {
    overrideGlobalObjects: false,
  });
}

/**
 * Decodes escapes of letters, digits and `-._~`, which RFC 3986 treats as equal: @supabase/lite decodes them, so that
 * `/auth/v1/%74oken` would be a sign-in to it but bypass the rules before it.
 */
function decodePlainLetters(url: string): string {
  const [path = '', ...query] = url.split('?');
  const plain = path.replace(/%([2-7][\da-f])/gi, (escaped, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });
  return [plain, ...query].join('?');
}

function findRoute(routes: GatewayRoutes, url: string): Listener | undefined {
  if (url === '/local/v1/admin-grants') return routes.adminGrants;
  const service = /^\/(rest|auth|storage|functions)\/v1(?:[/?]|$)/.exec(url)?.[1];
  if (service === undefined) return undefined;
  if (service === 'functions') return routes.functions;
  return service === 'rest' ? (routes.rest ?? routes.lite) : routes.lite;
}

function answer(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}

/** Serves every service on one port, by path, like the gateway of a hosted project. */
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
    request.url = decodePlainLetters(request.url ?? '/');
    const route = findRoute(opened, request.url);
    if (!route) {
      answer(response, 404, 'no Route matched with those values');
      return;
    }
    // A function sets its own headers, because it knows its own origins.
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
