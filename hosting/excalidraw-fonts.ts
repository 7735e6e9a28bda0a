import { createReadStream } from 'node:fs';
import { cp, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@excalidraw/excalidraw'))),
  'fonts',
);
/** Path from which the whiteboard loads its fonts. */
const PREFIX = '/excalidraw/fonts/';

/**
 * Excalidraw always tries a public network for its fonts as well. This replaces that address by our own: the question
 * mark turns the rest into a query, which resolving a font against it drops.
 */
const ownAddress = {
  name: 'excalidraw-fonts:address',
  transform(code: string, id: string) {
    if (!id.includes('/@excalidraw/excalidraw/dist/')) return null;
    return code.replaceAll('https://esm.sh/', '${window.location.origin}/excalidraw/?');
  },
};

/** Serves the whiteboard's fonts with the app, so that none is loaded from another site. */
export function excalidrawFonts(): Plugin[] {
  let outDir = '';
  return [
    {
      ...ownAddress,
      config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [ownAddress] } } }),
    },
    {
      name: 'excalidraw-fonts:build',
      apply: 'build',
      configResolved(config) {
        outDir = path.resolve(config.root, config.build.outDir);
      },
      async closeBundle() {
        await cp(source, path.join(outDir, PREFIX), { recursive: true });
      },
    },
    {
      name: 'excalidraw-fonts:serve',
      apply: 'serve',
      configureServer(server) {
        server.middlewares.use(PREFIX, (request, response, next) => {
          const file = path.join(source, path.normalize(decodeURI(request.url ?? '/')));
          if (!file.startsWith(`${source}${path.sep}`)) {
            next();
            return;
          }
          stat(file).then((found) => {
            if (!found.isFile()) next();
            else createReadStream(file).pipe(response.setHeader('content-type', 'font/woff2'));
          }, next);
        });
      },
    },
  ];
}
