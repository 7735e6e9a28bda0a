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

/** Lists the addresses of all route files without parameters, so that a new screen is tested as soon as it exists. */
export function listStaticPaths(): string[] {
  return listPaths().filter((path) => !path.includes('$'));
}

/** Lists the addresses of the member's screens for one record, up to its id. */
export function listRecordPaths(): string[] {
  return listPaths()
    .filter((path) => path.startsWith('/app/') && path.endsWith('/$id'))
    .map((path) => path.slice(0, -'$id'.length));
}

const resourceFolder = fileURLToPath(
  new URL('../../src/features/admin/records/resources', import.meta.url),
);

/** Lists the admin area's lists: one address per declared resource. */
export function listResourcePaths(): string[] {
  return readdirSync(resourceFolder).map((file) => `/admin/${file.replace(/\.ts$/, '')}`);
}
