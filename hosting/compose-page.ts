import { createStyleSelector } from './select-styles.ts';

const APP = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const STYLES = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/;
const THEME = '<script src="/theme.js"></script>';
const ROOT = '<div id="root"></div>';

function take(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The page of the build has no ${pattern.source}.`);
  return found;
}

/** Makes pages from the one of the build, `page`. `script` runs in their head, `read` reads a file of the build. */
export function composePages(page: string, script: string, read: (name: string) => string) {
  for (const needed of [THEME, ROOT]) {
    if (!page.includes(needed)) throw new Error(`The page of the build has no ${needed}.`);
  }
  const app = take(page, APP);
  const styles = take(page, STYLES);
  const selectStyles = createStyleSelector(read(styles));
  const fill = (text: string, head: string, attributes: string, root: string) =>
    text
      .replace(/<title>.*<\/title>/, () => head)
      .replace(THEME, () => `<script${attributes}>${script}</script>`)
      .replace(ROOT, () => root);

  return {
    /** A page that the app renders from scratch, with the files that it will load after the app's first one. */
    bare: (head: string, files: readonly string[] = []) => {
      const others = files.filter((name) => `/${name}` !== app);
      const links = others.map((name) => `<link rel="modulepreload" href="/${name}">`);
      return fill(page, head, '', ROOT).replace('</head>', () => `${links.join('')}</head>`);
    },
    /**
     * A page that shows before the app runs: with its styles inlined, and the names of the app's files, which are
     * loaded after the first paint.
     */
    prerendered: (
      head: string,
      { markup, script: data }: { markup: string; script: string },
      files: readonly string[],
    ) => {
      const others = files.map((name) => `/${name}`).filter((name) => name !== app);
      const names = ` data-app="${app}" data-styles="${styles}" data-files="${others.join(' ')}"`;
      return fill(
        page.replace(APP, '').replace(STYLES, ''),
        `${head}\n    <style>${selectStyles(page + markup)}</style>`,
        names,
        `<div id="root">${markup}</div>${data}`,
      );
    },
  };
}
