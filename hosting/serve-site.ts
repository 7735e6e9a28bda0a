import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { forward } from './forward.ts';
import { IMAGE_PATH, createImageListener } from './image-endpoint.ts';
import { type HeaderRule, parseHeaders, pickHeaders } from './parse-headers.ts';
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

/**
 * Serves a built site as Netlify does: files first, then `_redirects`, each with its `_headers`; so that tests here
 * see the deployed site.
 */
export function createSiteListener(folder: string): Listener {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');
  // Parsed once per content, since it has a rule for each file of the build.
  let parsed: { text: string; rules: readonly HeaderRule[] } = { text: '', rules: [] };
  const readRules = async (pathname: string) => {
    const text = await read('_headers');
    if (text !== parsed.text) parsed = { text, rules: parseHeaders(text) };
    return pickHeaders(parsed.rules, pathname);
  };
  const answerImage = createImageListener(folder, readRules);

  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    if (url.pathname === IMAGE_PATH) {
      await answerImage(request, response);
      return;
    }
    let status = 200;
    let stored = await findFile(folder, url.pathname);
    const rules = parseRedirects(await read('_redirects'));
    const found = findRedirect(rules, url.pathname, `http://${request.headers.host ?? ''}`);
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
