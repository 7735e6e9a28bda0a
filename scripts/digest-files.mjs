import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './ensure-installed.mjs';

/**
 * Computes a digest of files and folders of the project, by name and content.
 * @param {string[]} places
 * @param {string} [more] other inputs
 */
export function digestFiles(places, more = '') {
  const hash = createHash('sha256').update(more);
  const files = places.flatMap((place) =>
    statSync(join(projectRoot, place)).isFile()
      ? [place]
      : readdirSync(join(projectRoot, place), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length)),
  );
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(projectRoot, file)));
  }
  return hash.digest('hex');
}
