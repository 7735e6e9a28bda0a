import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as page from '../src/prerender-page.tsx';

export type Prerenderer = Pick<
  typeof page,
  'describeChange' | 'listFirstTables' | 'prerenderPage' | 'prerenderWaitingPage' | 'readCards'
>;

function isPrerenderer(program: unknown): program is Prerenderer {
  if (typeof program !== 'object' || program === null) return false;
  return [
    'describeChange',
    'listFirstTables',
    'prerenderPage',
    'prerenderWaitingPage',
    'readCards',
  ].every((name) => typeof Reflect.get(program, name) === 'function');
}

/**
 * Builds the app again as a program that prerenders pages without a browser, and provides it temporarily. `base` is
 * the site's address, which pages name as their own.
 */
export async function withPrerenderer<T>(
  root: string,
  base: string,
  use: (prerenderer: Prerenderer) => Promise<T>,
): Promise<T> {
  // Inside the project, so that externalized packages resolve.
  const outDir = path.join(root, 'node_modules/.cache', `prerender-${process.pid}`);
  const known = process.env['VITE_PUBLIC_BASE_URL'];
  process.env['VITE_PUBLIC_BASE_URL'] = base;
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      resolve: {
        alias: {
          '@': `${root}/src`,
          '@contract': `${root}/supabase/functions/_shared/contract`,
          // Markup rendered here is hydrated by the browser, and must be the same tree.
          '@tanstack/router-core/isServer': `${root}/node_modules/@tanstack/router-core/dist/esm/isServer/client.js`,
        },
      },
      ssr: {
        noExternal: true,
        external: ['react', 'react-dom', '@excalidraw/excalidraw', 'logrocket'],
      },
      build: {
        ssr: 'src/prerender-page.tsx',
        outDir,
        target: 'esnext',
        minify: false,
        emptyOutDir: true,
        rolldownOptions: {
          output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    });
    const program: unknown = await import(pathToFileURL(path.join(outDir, 'entry.mjs')).href);
    if (!isPrerenderer(program))
      throw new Error('The program that prerenders pages exports something else.');
    return await use(program);
  } finally {
    if (known === undefined) delete process.env['VITE_PUBLIC_BASE_URL'];
    else process.env['VITE_PUBLIC_BASE_URL'] = known;
    rmSync(outDir, { recursive: true, force: true });
  }
}
