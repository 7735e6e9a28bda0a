import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { forward } from './forward.ts';
import { IMAGE_PATH, createImageListener } from './image-endpoint.ts';
import { parseHeaders, pickHeaders } from './parse-headers.ts';
import { findRedirect, parseRedirects } from './parse-redirects.ts';
import { locateFile, readStoredFile } from './read-file.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Netlify's default for a file without a rule. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

async function findFile(folder: string, pathname: string) {
  const names = [pathname, `${pathname.replace(/\/$/, '')}/index.html`, `${pathname}.html`];
  for (const name of names) {
    const file = locateFile(folder, name);
    const stored = file && (await readStoredFile(file));
    if (stored) return stored;
  }
  return undefined;
}

/** Reads a file of rules when it has changed, not with each request: it has a rule for each file of the build. */
function keepParsed<T>(file: string, parse: (text: string) => T): () => Promise<T> {
  let kept: { modified: number; rules: T } | undefined;
  return async () => {
    const modified = (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
    if (kept?.modified !== modified) {
      kept = { modified, rules: parse(await readFile(file, 'utf8').catch(() => '')) };
    }
    return kept.rules;
  };
}

/**
 * Serves a built site as Netlify does: files first, then `_redirects`, each with its `_headers`; so that tests here
 * see the deployed site.
 */
export function createSiteListener(folder: string): Listener {
  const headerRules = keepParsed(path.join(folder, '_headers'), parseHeaders);
  const redirects = keepParsed(path.join(folder, '_redirects'), parseRedirects);
  const readRules = async (pathname: string) => pickHeaders(await headerRules(), pathname);
  const answerImage = createImageListener(folder, readRules);

  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    if (url.pathname === IMAGE_PATH) {
      await answerImage(request, response);
      return;
    }
    let status = 200;
    let stored = await findFile(folder, url.pathname);
    const found = findRedirect(
      await redirects(),
      url.pathname,
      `http://${request.headers.host ?? ''}`,
    );
    if (!stored || found?.isForced) {
      status = found?.status ?? 404;
      if (status >= 300 && status < 400) {
        response.writeHead(status, { location: found?.to }).end();
        return;
      }
      if (found && /^https?:/.test(found.to)) {
        forward(request, response, new URL(found.to + url.search));
        return;
      }
      stored = await findFile(folder, found?.to ?? '/404.html');
    }
    const headers = {
      'cache-control': REVALIDATE,
      ...(await readRules(url.pathname)),
      'content-type': stored?.type ?? 'text/plain',
      vary: 'accept-encoding',
      ...(stored && { etag: stored.etag }),
    };
    if (stored && status === 200 && request.headers['if-none-match'] === stored.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    const brotli = takesBrotli ? stored?.brotli : undefined;
    const body = brotli ?? stored?.plain ?? Buffer.from('Not found');
    response.writeHead(status, {
      ...headers,
      'content-length': body.length,
      ...(brotli && { 'content-encoding': 'br' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
