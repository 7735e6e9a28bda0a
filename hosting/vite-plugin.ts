import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { fillRules } from './fill-rules.ts';
import { parseHeaders, pickHeaders } from './parse-headers.ts';
import { createSiteListener } from './serve-site.ts';

/** Marks the one inline script of the development server, which no build contains. */
export const DEVELOPMENT_NONCE = 'development';

/** Builds, previews and develops under the headers and redirects that Netlify will use. */
export function netlify(supabaseUrl: string): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'netlify',
    configResolved(config) {
      ({ root } = config);
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of ['_headers', '_redirects']) {
        const text = readFileSync(path.join(root, 'public', name), 'utf8');
        writeFileSync(path.join(outDir, name), fillRules(text, supabaseUrl));
      }
    },
    configurePreviewServer(server) {
      const listener = createSiteListener(outDir);
      server.middlewares.use((request, response) => {
        listener(request, response).catch((error: unknown) => {
          console.error(error);
          response.destroy();
        });
      });
    },
    configureServer(server) {
      const text = readFileSync(path.join(root, 'public/_headers'), 'utf8');
      const rules = parseHeaders(
        fillRules(text, supabaseUrl).replace(
          "script-src 'self'",
          `script-src 'self' 'nonce-${DEVELOPMENT_NONCE}'`,
        ),
      );
      server.middlewares.use((request, response, next) => {
        const headers = pickHeaders(rules, new URL(request.url ?? '/', 'http://site').pathname);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        next();
      });
    },
  };
}
