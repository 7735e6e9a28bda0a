import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../src/routes', import.meta.url));

/** The addresses of all route files that need no parameter, so that a new screen is tested as soon as it exists. */
export function listStaticPaths(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx') && !/^[-_]/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((file) => !file.includes('$'))
    .map((file) =>
      file
        .replace(/\.tsx$/, '')
        .replace(/\/_[^/]+/g, '')
        .replace(/\/(index|route)$/, '')
        .replaceAll('.', '/'),
    )
    .map((path) => (path === '' ? '/' : path))
    .filter((path, index, all) => all.indexOf(path) === index)
    .toSorted();
}
