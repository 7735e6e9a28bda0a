import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { listPublicPages, renderHead, renderRobots, renderSitemap } from '../src/prerender.ts';
import { readCatalogue } from './read-catalogue.ts';

type Options = {
  /** The address of the site, without a slash at its end. */
  base: string;
  database: { url: string | undefined; key: string | undefined };
};

/**
 * A page without a server of its own: crawlers that run no script find the head of each public page in a file
 * of its path, and `sitemap.xml` and `robots.txt` from the catalogue of that day.
 */
export function prerender({ base, database }: Options): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'prerender',
    configResolved(config) {
      ({ root } = config);
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const pages = listPublicPages(await readCatalogue(root, database));
      const shell = readFileSync(path.join(outDir, 'index.html'), 'utf8');
      const write = (name: string, text: string) => {
        const file = path.join(outDir, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      };
      for (const page of pages) {
        const isShell = page.path === '/';
        write(
          isShell ? 'index.html' : `${page.path.slice(1)}.html`,
          shell.replace(/<title>.*<\/title>/, () => renderHead(page, base, isShell)),
        );
      }
      write('sitemap.xml', renderSitemap(pages, base));
      write('robots.txt', renderRobots(base));
    },
    configureServer(server) {
      server.middlewares.use('/robots.txt', (_request, response) => {
        response.setHeader('content-type', 'text/plain; charset=UTF-8').end(renderRobots(base));
      });
      server.middlewares.use('/sitemap.xml', (_request, response, next) => {
        readCatalogue(root, database).then((catalogue) => {
          response
            .setHeader('content-type', 'application/xml; charset=UTF-8')
            .end(renderSitemap(listPublicPages(catalogue), base));
        }, next);
      });
    },
  };
}
