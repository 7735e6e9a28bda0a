// The production build, and how much JavaScript the first visit of `/` costs (brotli, as served).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ensureInstalled, projectRoot, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool } = await import('./run-tool.mjs');

const budgetKilobytes = 200;
const dist = join(projectRoot, 'dist');

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], isEntry?: boolean }} Chunk */

/**
 * Every script that `/` loads: the entry, the chunks of its route, and what those import.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} roots
 */
function collectFiles(manifest, roots) {
  const seen = new Set();
  const queue = [...roots];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    queue.push(...(chunk.imports ?? []));
  }
  return [...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

const build = await runTool('vite', ['build', '--manifest'], { echo: true });
if (build.code !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const keys = Object.keys(manifest);
const entry = keys.filter((key) => manifest[key]?.isEntry);
const home = keys.filter(
  (key) =>
    /^src\/routes\/(_public|_public\.tsx)?\/?index\.tsx/.test(key) ||
    /^src\/routes\/_public(\/route)?\.tsx/.test(key),
);
const files = collectFiles(manifest, [...entry, ...home]);
const bytes = files.reduce(
  (total, file) => total + brotliCompressSync(readFileSync(join(dist, file))).length,
  0,
);
const kilobytes = bytes / 1000;
const isWithin = kilobytes <= budgetKilobytes && home.length > 0;
console.log(
  `${isWithin ? '✓' : '✗'} first visit of /: ${kilobytes.toFixed(1)} kB of JavaScript (brotli) in ${files.length} files, budget ${budgetKilobytes} kB` +
    (home.length === 0 ? '; its route was not found in the manifest' : ''),
);

// supabase-js itself knows the prefix of secret keys; what may not be there is a key, or the name of ours.
const secrets =
  /sb_secret_\w{8,}|SUPABASE_SECRET_KEY|SUPABASE_JWT_SECRET|SUPABASE_SERVICE_ROLE_KEY/;
const leaks = keys
  .map((key) => manifest[key]?.file ?? '')
  .filter((file) => file.endsWith('.js') && secrets.test(readFileSync(join(dist, file), 'utf8')));
console.log(
  `${leaks.length === 0 ? '✓' : '✗'} no secret in ${keys.length} chunks ${leaks.join(' ')}`,
);

const redirects = readFileSync(join(dist, '_redirects'), 'utf8');
const isRouted = /^\/api\/trpc\/\*\s+https?:\/\/\S+\/functions\/v1\/trpc\/:splat\s+200$/m.test(
  redirects,
);
console.log(`${isRouted ? '✓' : '✗'} /api/trpc is sent to the project's function`);

const failed = Number(!isWithin) + Number(leaks.length > 0) + Number(!isRouted);
console.log(`${4 - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
