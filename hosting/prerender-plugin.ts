import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import {
  type PublicCatalog,
  listPublicPages,
  renderHead,
  renderRobots,
  renderSitemap,
} from '../src/prerender.ts';
import { type Prerenderer, withPrerenderer } from './prerenderer.ts';
import { composePages } from './compose-page.ts';
import { drawLinkPictures } from './link-pictures.ts';
import { fillRemovedCards } from './fill-rules.ts';
import { readOpenData, renderFeed, renderFirstRows, renderOpenData } from './open-data.ts';
import { type PageFiles, listFilesOf, listMemberPages, listPageFiles } from './page-files.ts';
import { readPageScript } from './page-script.ts';
import { readCatalog } from './read-catalog.ts';

type Options = {
  base: string;
  database: { url: string; key: string | undefined };
  /** False where nobody outside can follow a link: drawing all pictures takes longer than the rest of the build. */
  drawsPictures: boolean;
};

/** Page for every address without a file of its own. */
const SHELL = 'shell.html';

/** Without a database there are neither figures nor pictures. */
const NOTHING = { pages: [], pictures: [] };

/**
 * Pages prerendered in their waiting state: forms with secrets, which would submit themselves into the address before
 * the app handles them, and the list of cards, for which the device may have newer data than the build.
 */
const WAITING = new Set(['/login', '/register', '/forgot-password', '/credit-cards']);

/**
 * Prerenders each public page for visitors and crawlers into a file at its path, which the app hydrates, and writes
 * `sitemap.xml`, `robots.txt` and the open data from the current catalog.
 */
export function prerender({ base, database, drawsPictures }: Options): Plugin {
  /** Writes the open data and the rows of a member's first page; returns the tag that tells the app of these. */
  const writeFacts = async (
    { describeChange, listFirstTables }: Prerenderer,
    write: (name: string, text: string) => void,
  ): Promise<string> => {
    const { url, key = '' } = database;
    const facts = await readOpenData({ url, key });
    const today = new Date().toISOString().slice(0, 10);
    for (const [name, text] of renderOpenData(facts, today)) write(`data/${name}`, text);
    write('changes.xml', renderFeed(facts, base, describeChange));
    const tables = listFirstTables();
    write('data/first-rows.json', renderFirstRows(facts, tables));
    const names = tables.map(({ name }) => name).join();
    return `  <meta name="first-rows" content="${facts.revision} ${names}" />\n  `;
  };
  let root = '';
  let outDir = '';
  let built: PageFiles | undefined;
  let isBuild = false;
  let catalog: PublicCatalog | undefined;
  return {
    name: 'prerender',
    configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build';
      outDir = path.resolve(config.root, config.build.outDir);
    },
    // Runs before the build, so that an unreachable database costs only seconds.
    async buildStart() {
      if (isBuild) catalog = await readCatalog(database);
    },
    generateBundle(_options, bundle) {
      built = listPageFiles(bundle, root);
    },
    // A failed build writes nothing, and reports its own error.
    async writeBundle() {
      if (!catalog || !built) throw new Error('The build wrote before it read the catalog.');
      const files = built;
      const { isLive, removedCardIds } = catalog;
      let pages = listPublicPages(catalog);
      const write = (name: string, text: string | Uint8Array) => {
        const file = path.join(outDir, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      };
      const nameOf = ({ path: address }: { path: string }) =>
        address === '/' ? 'index.html' : `${address.slice(1)}.html`;
      const writePublic = async (
        program: Prerenderer | undefined,
        compose: ReturnType<typeof composePages>,
      ) => {
        for (const page of pages) {
          // Without a database there is nothing to prerender: the app renders every page.
          if (!program) {
            write(nameOf(page), compose.bare(renderHead(page, base)));
            continue;
          }
          const { prerenderPage, prerenderWaitingPage } = program;
          const render = WAITING.has(page.path) ? prerenderWaitingPage : prerenderPage;
          const { markup, script, routes } = await render(page.path);
          const head = renderHead(page, base, 'prerendered');
          write(
            nameOf(page),
            compose.prerendered(head, { markup, script }, listFilesOf(files, routes)),
          );
        }
      };
      const writePages = async (program?: Prerenderer) => {
        const facts = program && (await writeFacts(program, write));
        const compose = composePages(
          readFileSync(path.join(outDir, 'index.html'), 'utf8').replace(
            '</head>',
            `${facts ?? ''}</head>`,
          ),
          readPageScript(root).text,
          (name) => readFileSync(path.join(outDir, name), 'utf8'),
        );
        const [home] = pages;
        const shellHead = home ? renderHead(home, base, 'shell') : '';
        write(SHELL, compose.bare(shellHead, listFilesOf(files, [])));
        // The device shakes hands with the database while it loads the scripts.
        const { origin } = new URL(database.url);
        const memberHead = `${shellHead}\n    <link rel="preconnect" href="${origin}" crossorigin />`;
        for (const page of listMemberPages(files)) {
          write(nameOf(page), compose.bare(memberHead, page.files));
        }
        const { pages: described, pictures } = (await program?.readCards()) ?? NOTHING;
        pages = pages.map((page) => {
          const { picture, ...plain } = described.find(({ path: at }) => at === page.path) ?? page;
          return picture && drawsPictures ? { ...plain, picture } : plain;
        });
        // Drawn beside the pages, on other threads.
        await Promise.all([
          drawLinkPictures(drawsPictures ? pictures : [], root, write),
          writePublic(program, compose),
        ]);
      };
      await (isLive ? withPrerenderer(root, base, writePages) : writePages());
      const rules = readFileSync(path.join(outDir, '_redirects'), 'utf8');
      write('_redirects', fillRemovedCards(rules, removedCardIds));
      write('sitemap.xml', renderSitemap(pages, base));
      write('robots.txt', renderRobots(base));
    },
    configureServer(server) {
      server.middlewares.use('/robots.txt', (_request, response) => {
        response.setHeader('content-type', 'text/plain; charset=UTF-8').end(renderRobots(base));
      });
      server.middlewares.use('/sitemap.xml', (_request, response, next) => {
        readCatalog(database).then((current) => {
          response
            .setHeader('content-type', 'application/xml; charset=UTF-8')
            .end(renderSitemap(listPublicPages(current), base));
        }, next);
      });
    },
  };
}
