import path from 'node:path';
import type { Rolldown } from 'vite';

/** Files of a build by the route they belong to. */
export type PageFiles = {
  /** Files that every page starts with. */
  readonly entry: ReadonlySet<string>;
  /** Files that a route adds, by the route's id. */
  readonly ofRoute: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files of the parts that every page of members loads as soon as the entry runs. */
  readonly ofMembers: ReadonlySet<string>;
  /** Files of the parts of a member's home page that show its first figures. */
  readonly ofHome: ReadonlySet<string>;
};

/** Parts that a signed-in member's page imports on its way to the first request, each after the one before. */
const OF_MEMBERS = [
  'src/member-routes.ts',
  'src/routes/-member-session.ts',
  'src/features/account/session/read-session.ts',
  'node_modules/@supabase/ssr/dist/module/index.js',
  'src/features/catalog/facts/queries.ts',
  'src/features/mine/own-cards/queries.ts',
  'src/lib/trpc-client.ts',
  'src/lib/live/live-message.ts',
  'src/lib/push-worker.ts',
];
const OF_HOME = [
  'src/routes/app/-home-panels.tsx',
  'src/features/home/member-home/components/things-to-do.tsx',
  'src/features/home/member-home/components/use-today.tsx',
  'src/features/home/member-home/components/year-value.tsx',
  'src/features/home/tips/components/tip-panel.tsx',
  'src/features/learn/application-rules/components/chase-count.tsx',
  'src/features/mine/point-systems/components/points-total.tsx',
];

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

/** Files of these modules and all that they import. */
function listModuleFiles(bundle: Rolldown.OutputBundle, root: string, modules: readonly string[]) {
  const files = new Set<string>();
  for (const module of modules) {
    const id = path.join(root, module);
    const chunk = Object.values(bundle).find(
      (each) => each.type === 'chunk' && each.moduleIds.includes(id),
    );
    if (!chunk) throw new Error(`The build has no ${module}.`);
    collectImports(bundle, chunk.fileName, files);
  }
  return files;
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
  const ofMembers = listModuleFiles(bundle, root, OF_MEMBERS);
  return { entry, ofRoute, ofMembers, ofHome: listModuleFiles(bundle, root, OF_HOME) };
}

/** Lists the files of a page with these routes, the entry first. */
export function listFilesOf(files: PageFiles, routes: readonly string[]): string[] {
  const names = routes.flatMap((id) => [...(files.ofRoute.get(id) ?? [])]);
  return [...new Set([...files.entry, ...names])];
}

/** Pages of members with an address of their own, each with the files that it will load. */
export function listMemberPages(files: PageFiles): { path: string; files: string[] }[] {
  const ids = [...files.ofRoute.keys()];
  return ids.flatMap((id) => {
    if (!id.startsWith('/app/') || /\$|\/-|\/route$/.test(id)) return [];
    const layouts = ids.filter((other) => id.startsWith(`${other.replace(/\/route$/, '')}/`));
    const isHome = id === '/app/';
    const names = listFilesOf(files, [...layouts, id]);
    const all = new Set([...names, ...files.ofMembers, ...(isHome ? files.ofHome : [])]);
    return [{ path: id.replace(/\/$/, ''), files: [...all] }];
  });
}
