import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { assertNoSecret } from './assert-no-secret.ts';
import { assertWidgetsOrigin } from './assert-widgets-origin.ts';
import { type RuleSettings, fillRules } from './fill-rules.ts';
import { listFiles } from './list-files.ts';
import { IMAGE_PATH, createImageListener } from './image-endpoint.ts';
import { parseHeaders, pickHeaders } from './parse-headers.ts';
import { readPageScript } from './page-script.ts';
import { composeSecurityText } from './security-text.ts';
import { createSiteListener } from './serve-site.ts';

/** Marks the one inline script of the development server, which no build contains. */
export const DEVELOPMENT_NONCE = 'development';

export function netlify(settings: RuleSettings): Plugin {
  const { siteUrl, release = 'development', env = {} } = settings;
  let root = '';
  let outDir = '';
  let files: string[] = [];
  return {
    name: 'netlify',
    configResolved(config) {
      assertNoSecret(env);
      assertWidgetsOrigin(env, siteUrl);
      ({ root } = config);
      outDir = path.resolve(config.root, config.build.outDir);
    },
    // Written into the page rather than a script: otherwise each release would rename every file that imports it.
    transformIndexHtml: (html) => html.replace('RELEASE_ID', release),
    generateBundle(_options, bundle) {
      files = listFiles(bundle);
    },
    writeBundle(_options, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const filled = { ...settings, assets, pageScript: readPageScript(root).source };
      for (const name of ['_headers', '_redirects']) {
        const text = readFileSync(path.join(root, 'public', name), 'utf8');
        writeFileSync(path.join(outDir, name), fillRules(text, filled));
      }
      const contact = env['SECURITY_CONTACT'];
      if (contact) {
        mkdirSync(path.join(outDir, '.well-known'), { recursive: true });
        const text = composeSecurityText(contact, siteUrl, new Date());
        writeFileSync(path.join(outDir, '.well-known/security.txt'), text);
      }
      const worker = readFileSync(path.join(root, 'public/service-worker.js'), 'utf8');
      const release = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      writeFileSync(
        path.join(outDir, 'service-worker.js'),
        worker
          .replace("'BUILD_FILES'", () => files.map((file) => `'${file}'`).join(','))
          .replace('BUILD_RELEASE', release),
      );
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
        fillRules(text, settings).replace(
          "script-src 'self'",
          `script-src 'self' 'nonce-${DEVELOPMENT_NONCE}'`,
        ),
      );
      const answerImage = createImageListener(path.join(root, 'public'), (pathname) =>
        pickHeaders(rules, pathname),
      );
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://site');
        if (pathname === IMAGE_PATH) {
          answerImage(request, response).catch(next);
          return;
        }
        const headers = pickHeaders(rules, pathname);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        next();
      });
    },
  };
}
