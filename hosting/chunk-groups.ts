import type { Plugin } from 'vite';

type Module = { id: string; code: string; imports: readonly string[]; isEntry: boolean };

/** Bytes of source up to which a module that several routes use is worth no request of its own. */
const SMALL = 1_500;

/** Libraries whose one file names all their parts, of which a build keeps what is used. */
const INDEX =
  /node_modules\/(lucide-react|radix-ui|@tanstack\/(?:react-query|query-core|react-router|router-core))\/(?:dist|build)\/(?:esm\/|modern\/)?(?:lucide-react|index)\.m?js$/;
const ROUTE = /\/src\/routes\/(.*?)\.tsx\?tsr-split=/;

/** The names that a module takes from such a library. */
function listNames(code: string, library: string): string[] {
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${library}["']`, 'g');
  return [...code.matchAll(statement)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim().split(/\s+as\s+/)[0] ?? []),
  );
}

/**
 * The file that has a name: `export { default as X } from './icons/x.mjs'`, `import * as X from '@radix-ui/react-x'` or
 * `import { X } from './x.js'`; of a library that hands on all of another, the file of the other.
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

/** Everything that a module cannot do without. */
function listNeeds(module: Module, modules: ReadonlyMap<string, Module>): string[] {
  return module.imports.flatMap((id) => {
    const index = modules.get(id);
    const library = INDEX.exec(id)?.[1];
    if (!index || library === undefined) return [id];
    return listNames(module.code, library).flatMap((name) => findPart(index, name, modules) ?? []);
  });
}

/** The routes that cannot be rendered without a module, by the module; all of them start with the entry. */
function listRoutesOf(modules: ReadonlyMap<string, Module>): Map<string, Set<string>> {
  const routesOf = new Map<string, Set<string>>();
  for (const { id, isEntry } of modules.values()) {
    const route = isEntry ? 'entry' : ROUTE.exec(id)?.[1];
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

/** What every control of the library is made of, what many are, what opens over a page, and what opens at the side of a control. */
const CORE =
  /node_modules\/@radix-ui\/(?:primitive|react-(?:primitive|context|compose-refs|slot|use-|id|direction))/;
const BASE = /node_modules\/@radix-ui\/react-(?:label|presence|collection|roving-focus)/;
/** Forms of members and of admins have it, and little else in common. */
const SWITCH = /node_modules\/@radix-ui\/react-switch|src\/components\/ui\/switch/;
const DIALOGS =
  /node_modules\/(?:@radix-ui\/react-(?:dialog|focus|dismissable|portal)|react-remove-scroll|react-style-singleton|aria-hidden|use-callback-ref|use-sidecar|tslib|get-nonce)|src\/components\/ui\/(?:dialog|sheet)/;
const POPUPS = /node_modules\/(?:@floating-ui|@radix-ui\/react-(?:popper|arrow))/;

/** Groups that are told by the path of a module, the most widely used first. */
const KINDS = [
  { name: 'schemas', test: /node_modules\/zod\// },
  { name: 'core', test: CORE },
  { name: 'base', test: BASE },
  { name: 'switch', test: SWITCH },
  { name: 'dialogs', test: DIALOGS },
  { name: 'popups', test: POPUPS },
] as const;

/** The group of a module by the routes that need it; undefined where it stays on its own. */
function nameGroup(routes: ReadonlySet<string>, size: number): string | undefined {
  const all = [...routes];
  const count = (start: string) => all.filter((route) => route.startsWith(start)).length;
  const member = count('app/');
  // What the home page shares with others is, but for a kilobyte, what all of them need.
  if (routes.has('entry')) return 'shell';
  if (routes.size < 2) return undefined;
  if (routes.has('_public/index')) return 'shell';
  const hasCards = count('_public/credit-cards') > 0;
  const audience = `${hasCards ? '-cards' : ''}${count('_public/login') > 0 ? '-session' : ''}`;
  if (routes.has('app')) return `frame${audience}`;
  const isShared = member >= 25 || (member >= 6 && size <= SMALL);
  // What admins need of it, they get without the rest.
  const forAdmins = count('admin') > 0 ? '-admin' : '';
  if (isShared && audience !== '') return `member${audience}${forAdmins}`;
  // What signing in needs of it, it would get with all else.
  if (audience === '-cards' && size <= SMALL) return `cards${forAdmins}`;
  return undefined;
}

/** These modules and all that cannot do without one of them. */
function listNeeding(
  roots: ReadonlySet<string>,
  modules: ReadonlyMap<string, Module>,
): Set<string> {
  const needing = new Set(roots);
  for (let size = 0; size !== needing.size;) {
    size = needing.size;
    for (const module of modules.values()) {
      if (needing.has(module.id)) continue;
      if (listNeeds(module, modules).some((need) => needing.has(need))) needing.add(module.id);
    }
  }
  return needing;
}

/**
 * Pages are made of many small parts. What most pages of a kind share comes in few files, which is fewer requests
 * and, compressed together, a quarter less to send; no page gets much that it does not need.
 */
export function chunkGroups() {
  const groupOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      const modules = new Map<string, Module>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info)
          modules.set(id, {
            id,
            code: info.code ?? '',
            imports: info.importedIds,
            isEntry: info.isEntry,
          });
      }
      const kinds = KINDS.map(({ name, test }) => {
        const roots = [...modules.keys()].filter((id) => test.test(id));
        return { name, roots: new Set(roots), needing: listNeeding(new Set(roots), modules) };
      });
      for (const [id, routes] of listRoutesOf(modules)) {
        const name = nameGroup(routes, modules.get(id)?.code.length ?? 0);
        const kind = kinds.find(({ roots }) => roots.has(id));
        const needed = kinds.findLast(({ needing }) => needing.has(id));
        if (name === 'shell' || name?.startsWith('frame')) groupOf.set(id, name);
        else if (kind && routes.size >= 5) groupOf.set(id, kind.name);
        // What needs a library would take all of it along into its group.
        else if (
          name !== undefined &&
          (!needed || ['schemas', 'core', 'base', 'switch'].includes(needed.name))
        )
          groupOf.set(id, name);
      }
    },
  };
  const names = [
    'shell',
    'frame-cards-session',
    'frame-cards',
    'core',
    'switch',
    'member-cards-session-admin',
    'member-cards-session',
    'member-cards-admin',
    'member-cards',
    'schemas',
    'base',
    'frame-session',
    'frame',
    'cards-admin',
    'cards',
    'dialogs',
    'popups',
  ];
  /** What more pages need goes first, and takes along what it needs itself. */
  const groups = names.map((name, index) => ({
    name,
    test: (id: string) => groupOf.get(id) === name,
    priority: names.length - index,
    // Of a library that does everything, few pages need all.
    entriesAware: name === 'schemas',
  }));
  return { plugin, groups };
}
