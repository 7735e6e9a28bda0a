import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import {
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  createSecureServer,
} from 'node:http2';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { constants, createBrotliCompress } from 'node:zlib';

export type Certificate = {
  readonly key: string;
  readonly cert: string;
  /** Path of `cert`, for programs that must trust it. */
  readonly file: string;
  readonly remove: () => void;
};

/** Creates a certificate for this machine only, known only to the measurement. Needs `openssl`. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const file = path.join(folder, 'cert.pem');
  const keyFile = path.join(folder, 'key.pem');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-days', '2', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', keyFile, '-out', file],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return {
    key: readFileSync(keyFile, 'utf8'),
    cert: readFileSync(file, 'utf8'),
    file,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

/** HTTP/2 has neither these headers nor HTTP/1's names for its pseudo-headers. */
const HOP = /^(:|connection$|keep-alive$|transfer-encoding$|upgrade$|host$)/;

function keepHeaders(headers: IncomingMessage['headers']) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.test(name)));
}

/** Compression of a hosted project’s edge: fast rather than small. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

function isCompressible(asked: Http2ServerRequest, headers: IncomingMessage['headers']): boolean {
  return (
    asked.method === 'GET' &&
    (headers['content-type'] ?? '').includes('json') &&
    headers['content-encoding'] === undefined &&
    String(asked.headers['accept-encoding']).includes('br')
  );
}

function pass(target: URL, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const onward = request(
    new URL(asked.url, target),
    { method: asked.method, headers: { ...keepHeaders(asked.headers), host: target.host } },
    (found) => {
      const headers = keepHeaders(found.headers);
      // The database's host compresses its answers; the embedded stack does not.
      if (isCompressible(asked, headers)) {
        delete headers['content-length'];
        answer.writeHead(found.statusCode ?? 502, { ...headers, 'content-encoding': 'br' });
        found.pipe(createBrotliCompress(brotli)).pipe(answer);
        return;
      }
      answer.writeHead(found.statusCode ?? 502, headers);
      found.pipe(answer);
    },
  );
  onward.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}

/** Forwards a live-update socket, which stays on HTTP/1.1 as browsers request it. */
function passSocket(target: URL, asked: IncomingMessage, socket: Socket): void {
  const onward = connect(Number(target.port), target.hostname, () => {
    const lines = asked.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : [],
    );
    onward.write(`GET ${asked.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}

export type SecureFront = { readonly url: string; readonly close: () => Promise<void> };

async function listen(server: Http2SecureServer, port: number): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The front has no port.');
  return `https://127.0.0.1:${address.port}`;
}

/**
 * Serves the answers of `address` (http) over TLS and HTTP/2, as the product's hosts do; the address may change
 * meanwhile.
 */
export async function startSecureFront(
  address: string | (() => string),
  { key, cert }: Certificate,
  port = 0,
): Promise<SecureFront> {
  const findTarget = () => new URL(typeof address === 'string' ? address : address());
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('request', (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
    pass(findTarget(), asked, answer);
  });
  server.on('upgrade', (asked: IncomingMessage, socket: Socket) => {
    sessions.add(socket);
    socket.on('close', () => sessions.delete(socket));
    passSocket(findTarget(), asked, socket);
  });
  const url = await listen(server, port);
  return {
    url,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const session of sessions) session.destroy();
      await closed;
    },
  };
}
