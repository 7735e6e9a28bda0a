import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { profilePages } from '../../src/features/account/current-user/search.ts';

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

/** Lists the addresses of all route files without parameters and of the profile's pages, so that a new screen is tested as soon as it exists. */
export function listStaticPaths(): string[] {
  const paths = listPaths().filter((path) => !path.includes('$'));
  const profile = '/app/my-profile';
  const pages = profilePages.slice(1).map((page) => `${profile}?page=${page}`);
  return [...paths, ...pages].toSorted();
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
