import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { chunkGroups } from './hosting/chunk-groups.ts';
import { excalidrawFonts } from './hosting/excalidraw-fonts.ts';
import { prerender } from './hosting/prerender-plugin.ts';
import { readRelease } from './hosting/read-release.ts';
import { smallIcons } from './hosting/small-icons.ts';
import { smallPreload } from './hosting/small-preload.ts';
import { DEVELOPMENT_NONCE, netlify } from './hosting/vite-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Serves `/api/*` from the app's origin, as Netlify does: the procedures are in the functions. */
function createProxy(supabaseUrl: string) {
  return {
    '/api/trpc': {
      target: supabaseUrl,
      rewrite: (path: string) => path.replace(/^\/api\/trpc/, '/functions/v1/trpc'),
    },
    '/api/_nuxt_icon': {
      target: supabaseUrl,
      rewrite: (path: string) => path.replace(/^\/api\/_nuxt_icon/, '/functions/v1/icons'),
    },
    '/api/calendar': {
      target: supabaseUrl,
      rewrite: (path: string) => path.replace(/^\/api\/calendar/, '/functions/v1/calendar'),
    },
    '/api/health': {
      target: supabaseUrl,
      rewrite: (path: string) => path.replace(/^\/api\/health/, '/functions/v1/health'),
    },
    '/api/mcp': {
      target: supabaseUrl,
      rewrite: (path: string) => path.replace(/^\/api\/mcp/, '/functions/v1/mcp'),
    },
    '/api/reports': {
      target: supabaseUrl,
      rewrite: (path: string) => path.replace(/^\/api\/reports/, '/functions/v1/reports'),
    },
    '/api/reminders': {
      target: supabaseUrl,
      rewrite: (path: string) => path.replace(/^\/api\/reminders/, '/functions/v1/reminders'),
    },
  };
}

export default defineConfig(({ command, mode }) => {
  const env = { ...loadEnv(mode, root, ''), ...process.env };
  const port = Number(env['POINTFOLIO_WEB_PORT'] ?? 5173);
  const supabaseUrl = (env['VITE_SUPABASE_URL'] ?? 'http://127.0.0.1:54321').replace(/\/+$/, '');
  // Netlify calls the site's address URL.
  const siteUrl = (
    [env['VITE_PUBLIC_BASE_URL'], env['URL']].find(Boolean) ?? `http://127.0.0.1:${port}`
  ).replace(/\/+$/, '');
  const proxy = createProxy(supabaseUrl);
  const server = { host: '127.0.0.1', port, strictPort: true, proxy };
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // One file per page is one request. Its placeholder meanwhile is small and shared.
        codeSplittingOptions: { defaultBehavior: [['component', 'notFoundComponent', 'loader']] },
      }),
      react(),
      tailwindcss(),
      smallIcons(`${root}src/lib/create-icon.ts`),
      smallPreload(`${root}src/lib/load-with-styles.ts`),
      chunkGroups(),
      netlify({
        supabaseUrl,
        siteUrl,
        env,
        ...(command === 'build' && { release: readRelease(env) }),
      }),
      prerender({
        base: siteUrl,
        database: { url: supabaseUrl, key: env['VITE_SUPABASE_PUBLISHABLE_KEY'] },
        drawsPictures: env['POINTFOLIO_LINK_PICTURES'] !== 'none',
      }),
      excalidrawFonts(),
    ],
    resolve: {
      alias: {
        '@': `${root}src`,
        '@contract': `${root}supabase/functions/_shared/contract`,
        // React has included the shimmed hook since version 18.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    server,
    preview: { ...server, proxy: {} },
    ...(command === 'serve' && { html: { cspNonce: DEVELOPMENT_NONCE } }),
    build: {
      target: 'es2023',
      sourcemap: false,
      // Leaves out the lists of each file's imports, which would be a twentieth of the first visit.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
    },
  };
});
