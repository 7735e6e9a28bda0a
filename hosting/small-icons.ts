import type { Plugin } from 'vite';

/**
 * Maker of every icon of lucide-react, replaced by `src/lib/create-icon.ts`, which has only the features that the app
 * uses.
 */
const MAKER = /(?:^|\/)createLucideIcon\.mjs$/;

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
