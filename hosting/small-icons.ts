import type { Plugin } from 'vite';

/** What every icon of lucide-react is made by, of which `src/lib/create-icon.ts` does as much as the app asks for. */
const MAKER = /(?:^|\/)createLucideIcon\.mjs$/;

/** In the build, icons are made by the app's own function: what the library's can do besides nobody uses. */
export function smallIcons(file: string): Plugin {
  const name = '\0create-icon';
  return {
    name: 'small-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      MAKER.test(source) && importer.includes('node_modules/lucide-react/') ? name : null,
    load: (id) =>
      id === name ? `export { createIcon as default } from ${JSON.stringify(file)};` : null,
  };
}
