import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SignJWT } from 'jose';
import type { StackConfig } from '../config.ts';
import { passOn, refuse } from '../functions/proxy.ts';
import type { StackKeys } from '../keys.ts';
import { findFreePort } from './listen.ts';

export interface PostgrestOptions {
  /** Path of the program. */
  program: string;
  /** Folder of the Postgres server's socket. */
  socketFolder: string;
  api: StackConfig['api'];
  keys: StackKeys;
}

export interface Postgrest {
  /** Forwards `/rest/v1/<path>` to PostgREST as `/<path>`. */
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  stop(): Promise<void>;
}

/** Settings as in a hosted project; the socket is in the URI in libpq's format. */
const createSettings = ({ socketFolder, api, keys }: PostgrestOptions, port: number) => ({
  PGRST_DB_URI: `postgresql://authenticator@/postgres?host=${encodeURIComponent(socketFolder)}`,
  PGRST_DB_SCHEMAS: api.schemas.join(','),
  PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
  PGRST_DB_ANON_ROLE: 'anon',
  PGRST_DB_MAX_ROWS: String(api.max_rows),
  PGRST_DB_USE_LEGACY_GUCS: 'false',
  PGRST_JWT_SECRET: keys.jwtSecret,
  PGRST_SERVER_HOST: '127.0.0.1',
  PGRST_SERVER_PORT: String(port),
});

/** Current keys are not tokens: the gateway replaces them by one, or by none for a visitor. */
function replaceKey(request: IncomingMessage, keys: StackKeys, serviceToken: string): boolean {
  const { apikey, authorization } = request.headers;
  if (apikey !== keys.publishableKey && apikey !== keys.secretKey) return false;
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? apikey;
  if (token === keys.publishableKey) delete request.headers.authorization;
  if (token === keys.secretKey) request.headers.authorization = `Bearer ${serviceToken}`;
  return true;
}

async function waitUntilReady(port: number, isGone: () => boolean): Promise<void> {
  while (!isGone()) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    // It answers 503 until it has read the schema.
    if (answer && answer.status !== 503) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgREST ended before it served');
}

/** Starts a real PostgREST on the stack's database. */
export async function startPostgrest(options: PostgrestOptions): Promise<Postgrest> {
  const { keys, program } = options;
  const port = await findFreePort();
  const child = spawn(program, [], {
    env: { PATH: process.env['PATH'], ...createSettings(options, port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let isGone = false;
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      isGone = true;
      resolve();
    };
    child.on('exit', end).on('error', end);
  });
  await waitUntilReady(port, () => isGone);
  const serviceToken = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(keys.jwtSecret));
  return {
    listener: async (request, response) => {
      if (!replaceKey(request, keys, serviceToken)) {
        refuse(response, 401, 'INVALID_API_KEY', 'Invalid API key');
        return;
      }
      const path = (request.url ?? '').slice('/rest/v1'.length).replace(/^(?!\/)/, '/');
      await passOn(port, path, request, response).catch(() => {
        refuse(response, 502, 'NO_ANSWER', 'PostgREST did not answer');
      });
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
