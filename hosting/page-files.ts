import path from 'node:path';
import type { Rolldown } from 'vite';

/** Files of a build by the route they belong to. */
export type PageFiles = {
  /** Files that every page starts with. */
  readonly entry: ReadonlySet<string>;
  /** Files that a route adds, by the route's id. */
  readonly ofRoute: ReadonlyMap<string, ReadonlySet<string>>;
};

function collectImports(bundle: Rolldown.OutputBundle, root: string, into: Set<string>): void {
  const chunk = bundle[root];
  if (into.has(root) || chunk?.type !== 'chunk') return;
  into.add(root);
  for (const name of chunk.imports) collectImports(bundle, name, into);
}

/** Returns the router's id of a file: `_public/credit-cards/$id.$.tsx` is `/_public/credit-cards/$id/$`. */
function toRouteId(file: string): string {
  const id = `/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`;
  return id.replace(/\/index$/, '/');
}

/** Lists the files that a page will load, so that it can request all of them at once. */
export function listPageFiles(bundle: Rolldown.OutputBundle, root: string): PageFiles {
  const routes = path.join(root, 'src/routes/');
  const entry = new Set<string>();
  const ofRoute = new Map<string, Set<string>>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    if (chunk.isEntry) collectImports(bundle, chunk.fileName, entry);
    const [file = ''] = (chunk.facadeModuleId ?? '').split('?');
    if (!file.startsWith(routes)) continue;
    const id = toRouteId(file.slice(routes.length));
    const files = ofRoute.get(id) ?? new Set<string>();
    collectImports(bundle, chunk.fileName, files);
    ofRoute.set(id, files);
  }
  return { entry, ofRoute };
}

/** Lists the files of a page with these routes, the entry first. */
export function listFilesOf(files: PageFiles, routes: readonly string[]): string[] {
  const names = routes.flatMap((id) => [...(files.ofRoute.get(id) ?? [])]);
  return [...new Set([...files.entry, ...names])];
}
