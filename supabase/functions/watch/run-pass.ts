import type { Database } from './database.ts';
import { HOSTS } from './issuers.ts';
import { readFigures } from './read-figures.ts';
import type { PageReader } from './read-page.ts';
import { readText } from './read-text.ts';

async function watchPage(database: Database, readPage: PageReader): Promise<boolean> {
  const due = await database.claimPage(HOSTS);
  if (due === null) return false;
  const page = await readPage(due.page);
  if (page.kind === 'failed') {
    const { reason } = page;
    console.error(JSON.stringify({ message: 'a page was not read', page: due.page, reason }));
  }
  if (page.kind !== 'page') {
    await database.settle(due.claim, page.kind);
    return true;
  }
  const figures = readFigures(readText(page.html), page.issuer);
  const hasFigures = Object.keys(figures).length > 0;
  await database.settle(due.claim, hasFigures ? 'read' : 'nothing', figures);
  return true;
}

/** Reads pages one after another until none is due. `signal` ends it between two pages. */
export async function runPass(
  database: Database,
  readPage: PageReader,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    if (!(await watchPage(database, readPage))) return;
  }
}
