import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../src/routes', import.meta.url));

function listPaths(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx') && !/^[-_]/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
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

/** The addresses of all route files that need no parameter, so that a new screen is tested as soon as it exists. */
export function listStaticPaths(): string[] {
  return listPaths().filter((path) => !path.includes('$'));
}

/** The addresses of the member's screens that end in the id of one record, up to that id. */
export function listRecordPaths(): string[] {
  return listPaths()
    .filter((path) => path.startsWith('/app/') && path.endsWith('/$id'))
    .map((path) => path.slice(0, -'$id'.length));
}

const resourceFolder = fileURLToPath(
  new URL('../../src/features/admin/resources', import.meta.url),
);

/** The lists of the admin area: one address for each resource that is declared. */
export function listResourcePaths(): string[] {
  return readdirSync(resourceFolder)
    .filter((file) => file !== 'texts.ts')
    .map((file) => `/admin/${file.replace(/\.ts$/, '')}`);
}
