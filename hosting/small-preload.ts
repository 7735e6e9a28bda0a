import type { Plugin } from 'vite';

/** The build's wrapper of each lazily loaded part: it only has to load the styles. */
const HELPER = '\0vite/preload-helper.js';

export function smallPreload(file: string): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER
        ? `export { loadWithStyles as __vitePreload } from ${JSON.stringify(file)};`
        : null,
  };
}
