// Builds the app for production and checks the JavaScript of each page's first visit (brotli, as served).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ensureInstalled, projectRoot, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { runTool } = await import('./run-tool.mjs');
const { auditPackages } = await import('./audit.mjs');
const { findLeaks, listUnnoticed } = await import('./find-leaks.mjs');

/** Maximum size of a page before it is usable, in KB; later loads on demand do not count. */
const budgets = { home: 111, public: 146, member: 216, admin: 240 };
const mostHomeFiles = 8;
/** Fonts of a first visit, for all scripts together, in kB. */
const mostFonts = 60;
const dist = join(projectRoot, 'dist');

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], isEntry?: boolean }} Chunk */

/**
 * Lists the scripts of some chunks and their imports.
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
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** @type {Map<string, number>} */
const sizes = new Map();

/**
 * Replaces the hashes in the names of files by others that depend on their order alone: the real ones move the size
 * of the first file by up to 0.1 kB from build to build.
 * @param {string} code
 */
function withSteadyNames(code) {
  /** @type {Map<string, string>} */
  const steady = new Map();
  return code.replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, (hash) => {
    const digest = createHash('sha256').update(String(steady.size)).digest('base64url');
    const name = steady.get(hash) ?? `-${digest.slice(0, 8)}`;
    steady.set(hash, name);
    return name;
  });
}

/** @param {string} file */
function measure(file) {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(withSteadyNames(readFileSync(join(dist, file), 'utf8'))).length;
  sizes.set(file, size);
  return size;
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
const routeOf = (/** @type {string} */ key) => key.split('?')[0] ?? key;
/** A file loaded later does not count, unless it is a whole page. */
const isPart = (/** @type {string} */ key) => /\/-[^/]*(?<!-page)\.tsx$/.test(key);
const routes = [...new Set(keys.map(routeOf))].filter(
  (key) => /^src\/routes\/.*\.tsx$/.test(key) && !isPart(key),
);

/** Visitors start without the routes of members and admins, which every other page needs. */
const laterRoutes = keys.filter((key) => key === 'src/member-routes.ts');

/** Measures a page: its own chunk, those of the layouts around it, and the entry. @param {string} route */
function measureRoute(route) {
  const layouts = routes.filter((other) => route.startsWith(`${other.replace(/\.tsx$/, '')}/`));
  const chunks = keys.filter((key) => [route, ...layouts].includes(routeOf(key)));
  const isFirst = /^src\/routes\/_public[./]/.test(route);
  const files = collectFiles(manifest, [...entry, ...chunks, ...(isFirst ? [] : laterRoutes)]);
  return {
    route,
    files,
    kilobytes: files.reduce((total, file) => total + measure(file), 0) / 1000,
  };
}

const isHome = (/** @type {string} */ route) => route === 'src/routes/_public/index.tsx';
const measured = routes.map(measureRoute).sort((a, b) => b.kilobytes - a.kilobytes);
const home = measured.find(({ route }) => isHome(route));
const isHomeWithin =
  home !== undefined && home.kilobytes <= budgets.home && home.files.length <= mostHomeFiles;
console.log(
  `${isHomeWithin ? '✓' : '✗'} first visit of /: ${home?.kilobytes.toFixed(1)} kB of JavaScript (brotli) in ${home?.files.length} files, budget ${budgets.home} kB in ${mostHomeFiles}`,
);
/** @param {string} route */
const areaOf = (route) =>
  /^src\/routes\/admin[./]/.test(route)
    ? 'admin'
    : /^src\/routes\/_public[./]/.test(route)
      ? 'public'
      : 'member';
const areOthersWithin = /** @type {const} */ (['public', 'member', 'admin']).map((area) => {
  const [heaviest] = measured.filter(({ route }) => !isHome(route) && areaOf(route) === area);
  const isWithin = heaviest !== undefined && heaviest.kilobytes <= budgets[area];
  console.log(
    `${isWithin ? '✓' : '✗'} the heaviest page of the ${area} area: ${heaviest?.route} with ${heaviest?.kilobytes.toFixed(1)} kB, budget ${budgets[area]} kB`,
  );
  return isWithin;
});
const isWholeSeen = routes.length > 40 && laterRoutes.length === 1;
if (!isWholeSeen) console.log(`✗ only ${routes.length} routes are seen`);
if (process.argv.includes('--all')) {
  for (const { route, files, kilobytes } of measured) {
    console.log(`  ${kilobytes.toFixed(1)} kB in ${files.length} files  ${route}`);
  }
}

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => join(file.parentPath, file.name));
const fonts = files.filter((file) => /(?:hanken-grotesk|newsreader)[^/]*\.woff2$/.test(file));
const fontKilobytes = fonts.reduce((total, file) => total + statSync(file).size, 0) / 1000;
const areFontsWithin = fonts.length > 1 && fontKilobytes <= mostFonts;
console.log(
  `${areFontsWithin ? '✓' : '✗'} fonts of the pages: ${fontKilobytes.toFixed(1)} kB in ${fonts.length} files, budget ${mostFonts} kB`,
);
const readText = (/** @type {string} */ file) => readFileSync(file, 'latin1');
const leaks = files.flatMap((file) =>
  findLeaks(readText(file)).map((what) => `${relative(dist, file)}: ${what}`),
);
leaks.push(
  ...files
    .filter((file) => file.endsWith('.map'))
    .map((file) => `${relative(dist, file)}: published`),
);
const isFreeOfSecrets = leaks.length === 0 && files.length > 100;
console.log(
  `${isFreeOfSecrets ? '✓' : '✗'} no secret and no code of the server in ${files.length} files ${leaks.join(', ')}`,
);
const [entryFile = ''] = entry.map((key) => join(dist, manifest[key]?.file ?? ''));
const unnoticed = listUnnoticed(readText(entryFile));
console.log(
  `${unnoticed.length === 0 ? '✓' : '✗'} each of them would be noticed if it were there ${unnoticed.join(', ')}`,
);

const audit = await auditPackages();
const isAudited = audit.kind === 'not asked' || audit.serious.length === 0;
console.log(
  audit.kind === 'not asked'
    ? `- npm audit was not asked: ${audit.reason}`
    : `${isAudited ? '✓' : '✗'} nothing high or critical is known of the packages in use ${audit.serious.join(', ')}`,
);

const redirects = readFileSync(join(dist, '_redirects'), 'utf8');
const isRouted = /^\/api\/trpc\/\*\s+https?:\/\/\S+\/functions\/v1\/trpc\/:splat\s+200$/m.test(
  redirects,
);
console.log(`${isRouted ? '✓' : '✗'} /api/trpc is sent to the project's function`);

const results = [
  isHomeWithin,
  ...areOthersWithin,
  isWholeSeen,
  isFreeOfSecrets,
  areFontsWithin,
  unnoticed.length === 0,
  isRouted,
  ...(audit.kind === 'asked' ? [isAudited] : []),
];
const failed = results.filter((ok) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
