import type { Plugin } from 'vite';

type Module = { id: string; code: string; imports: readonly string[]; isEntry: boolean };

/** Maximum bytes of source of a shared module that is not worth a request of its own. */
const SMALL = 2_000;
/** Minimum pages of members that share a module to load it for all: of a large one, and of a small one. */
const MANY = 20;
const SOME = 8;

/** Libraries with one index file that names all their parts; a build keeps only the used ones. */
const INDEX =
  /node_modules\/(lucide-react|radix-ui|@tanstack\/(?:react-query|query-core|react-router|router-core))\/(?:dist|build)\/(?:esm\/|modern\/)?(?:lucide-react|index)\.m?js$/;
const ROUTE = /\/src\/routes\/(.*?)\.tsx\?tsr-split=/;

function listNames(code: string, library: string): string[] {
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${library}["']`, 'g');
  return [...code.matchAll(statement)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim().split(/\s+as\s+/)[0] ?? []),
  );
}

/**
 * Finds the file of a name: `export { default as X } from './icons/x.mjs'`, `import * as X from '@radix-ui/react-x'`
 * or `import { X } from './x.js'`; for a library that re-exports another, the file of the other.
 */
function findPart(
  index: Module,
  name: string,
  modules: ReadonlyMap<string, Module>,
): string | undefined {
  const pattern = new RegExp(
    `(?:\\bas ${name}\\b[^;]*?|import\\s*\\{[^}]*\\b${name}\\b[^}]*\\}\\s*)from\\s*["']\\.?([^"']+)["']`,
  );
  const part = pattern.exec(index.code)?.[1];
  const found = part === undefined ? undefined : index.imports.find((id) => id.includes(part));
  if (found !== undefined && !INDEX.test(found)) return found;
  for (const id of index.imports) {
    const other = INDEX.test(id) ? modules.get(id) : undefined;
    const inOther = other && findPart(other, name, modules);
    if (inOther !== undefined) return inOther;
  }
  return undefined;
}

function listNeeds(module: Module, modules: ReadonlyMap<string, Module>): string[] {
  return module.imports.flatMap((id) => {
    const index = modules.get(id);
    const library = INDEX.exec(id)?.[1];
    if (!index || library === undefined) return [id];
    return listNames(module.code, library).flatMap((name) => findPart(index, name, modules) ?? []);
  });
}

/** Routes that need a module to render, by module; all of them start with the entry. */
function listRoutesOf(modules: ReadonlyMap<string, Module>): Map<string, Set<string>> {
  const routesOf = new Map<string, Set<string>>();
  for (const { id, isEntry } of modules.values()) {
    // Every page of members and admins knows their routes.
    const isLater = id.endsWith('/src/member-routes.ts');
    const route = isEntry ? 'entry' : isLater ? 'later' : ROUTE.exec(id)?.[1];
    if (route === undefined) continue;
    const queue = [id];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const routes = routesOf.get(next) ?? new Set<string>();
      if (routes.has(route)) continue;
      routesOf.set(next, routes.add(route));
      const module = modules.get(next);
      if (module) queue.push(...listNeeds(module, modules));
    }
  }
  return routesOf;
}

/** Audiences of a few pages each: a module for one of them loads without those only for others. */
const AUDIENCES = [
  { name: '-cards', start: '_public/credit-cards' },
  { name: '-articles', start: '_public/reviews/' },
  { name: '-session', start: '_public/login' },
] as const;

/** Group of a module by the routes that need it; undefined if it stays separate. */
function nameGroup(routes: ReadonlySet<string>, size: number): string | undefined {
  const count = (start: string) => [...routes].filter((route) => route.startsWith(start)).length;
  if (routes.has('entry')) return 'shell';
  if (routes.size < 2) return undefined;
  // Modules that the home page shares are, but for a kilobyte, the ones all pages need.
  if (routes.has('_public/index')) return 'shell';
  const visitors = AUDIENCES.filter(({ start }) => count(start) > 0)
    .map(({ name }) => name)
    .join('');
  if (routes.has('app')) return `frame${visitors}`;
  // Modules that the routes of members and admins name themselves come with each of their pages.
  if (visitors === '') return routes.has('later') ? 'later' : undefined;
  const admins = count('admin') > 0 ? '-admin' : '';
  const members = count('app/');
  // Admins have room for what members share; two files of it would be larger.
  const isEverywhere = routes.has('later');
  if (isEverywhere || members >= MANY || (members >= SOME && size <= SMALL)) {
    return `member${visitors}`;
  }
  // Pages of members that show no card's facts would load all of them for one small module.
  const isOfCards = visitors.startsWith('-cards') && members === count('app/credit-cards');
  return size <= SMALL && isOfCards ? `public${visitors}${admins}` : undefined;
}

/**
 * Pages consist of many small parts. Parts shared by most pages of a kind are combined into few files, which means
 * fewer requests and, compressed together, a quarter less data; no page gets much that it does not need.
 */
export function chunkGroups(): Plugin {
  const groupOf = new Map<string, string>();
  const name = (id: string) => groupOf.get(id) ?? null;
  // A dependency is in a group of its own, or in none.
  const codeSplitting = {
    groups: [{ name, debugName: 'by who needs it' }],
    includeDependenciesRecursively: false,
  };
  return {
    name: 'chunk-groups',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting } } } }),
    buildEnd() {
      const modules = new Map<string, Module>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        const { code, importedIds: imports, isEntry } = info;
        modules.set(id, { id, code: code ?? '', imports, isEntry });
      }
      for (const [id, routes] of listRoutesOf(modules)) {
        const group = nameGroup(routes, modules.get(id)?.code.length ?? 0);
        if (group !== undefined) groupOf.set(id, group);
      }
    },
  };
}
