// `npm run -s stack -- RELEASE < stack.txt` names the source lines of a stack that a browser reported. The release is
// built again for its source maps, which are stored in `.local/source-maps` and never published. File names contain a
// hash of their content, so a match is the same file. The build needs the VITE_ settings of the site's build.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureInstalled, projectRoot, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { resolveStack } = await import('./resolve-stack.mjs');
const [release] = process.argv.slice(2);
if (release === undefined || !/^[\da-f]{7,40}$/.test(release)) {
  console.error(
    'Usage: npm run -s stack -- RELEASE < stack.txt, with the release that the report names',
  );
  process.exit(2);
}
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
const commit = git('rev-parse', '--verify', `${release}^{commit}`);
const maps = join(projectRoot, '.local/source-maps', commit);

/**
 * Outside this folder, whose `.gitignore` would hide classes from Tailwind, and with its own packages: both change
 * the file names.
 */
function buildMaps() {
  const folder = mkdtempSync(join(tmpdir(), 'pointfolio-'));
  /** @param {string} command @param {string[]} args */
  const run = (command, args) =>
    execFileSync(command, args, {
      cwd: folder,
      // Keeps standard output clean for pipes.
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, COMMIT_REF: commit },
      shell: process.platform === 'win32',
    });
  git('archive', '--format=tar', `--output=${join(folder, 'source.tar')}`, commit);
  run('tar', ['-xf', 'source.tar']);
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  run('npm', ['run', 'build', '--', '--sourcemap', 'hidden', '--logLevel', 'error']);
  const assets = join(folder, 'dist/assets');
  mkdirSync(maps, { recursive: true });
  for (const file of readdirSync(assets)) {
    if (file.endsWith('.map')) copyFileSync(join(assets, file), join(maps, file));
  }
  rmSync(folder, { recursive: true });
}

if (!existsSync(maps)) buildMaps();
const resolved = resolveStack(await text(process.stdin), (file) => {
  const map = join(maps, `${file}.map`);
  return existsSync(map) ? readFileSync(map, 'utf8') : undefined;
});
console.log(resolved.trimEnd());
if (resolved.includes('the release has no such file')) {
  console.error(
    `Build it with the VITE_ settings of the site: remove ${maps}, set them, and run this again.`,
  );
  process.exitCode = 1;
}
