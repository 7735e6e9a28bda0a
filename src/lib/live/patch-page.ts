import type { LiveChange, Row } from './live-message.ts';
import { planRead } from './live-plan.ts';
import type { LivePatch, LiveRead } from './live-source.ts';
import { mayPass, patchRows, unknownOutcome } from './patch-rows.ts';
import { isRow } from './project-row.ts';

/** Some rows of a list that the database searches, sorts and cuts. */
export type ListPage<R> = {
  readonly rows: readonly R[];
  /** Of all that match, not of this page. */
  readonly total: number;
  /** Of the catalogue when it was read, where that is known. */
  readonly revision?: number;
  /** Since it was read something changed that may put its rows in another order, or others in their place. */
  readonly mayDiffer?: boolean;
};

export type PageTerms = {
  readonly read: Pick<LiveRead, 'table' | 'select' | 'where'>;
  /** By table, the columns that say which rows belong and in which order. */
  readonly decidedBy: Readonly<Record<string, readonly string[]>>;
};

function isPage(value: unknown): value is ListPage<unknown> {
  return isRow(value) && Array.isArray(value['rows']) && typeof value['total'] === 'number';
}

function touches({ changed }: LiveChange, columns: readonly string[]): boolean {
  return changed === undefined || changed.some((column) => columns.includes(column));
}

/** Whether a change may have moved rows between pages, brought one in or taken one away. */
function mayMove(page: ListPage<unknown>, isShown: boolean, terms: PageTerms, change: LiveChange) {
  const { read, decidedBy } = terms;
  const columns = decidedBy[change.table] ?? [];
  if (change.table !== read.table) return touches(change, columns);
  const where = read.where ?? [];
  // Where everything that matches is on the page, a removal leaves the rest as they are.
  if (change.record === null) return page.rows.length < page.total;
  if (isShown) return touches(change, columns);
  if (change.operation === 'INSERT') return mayPass(change, where);
  const fixed = where.map(([column]) => column);
  return touches(change, columns) && (mayPass(change, where) || touches(change, fixed));
}

function patchOne(page: ListPage<unknown>, terms: PageTerms, change: LiveChange, told?: number) {
  const { read } = terms;
  const rows: readonly Row[] = page.rows.filter(isRow);
  const isShown = change.table === read.table && rows.some((row) => row['id'] === change.id);
  const isNews = told === undefined || page.revision === undefined || told > page.revision;
  const mayDiffer = page.mayDiffer === true || (isNews && mayMove(page, isShown, terms, change));
  const patched = patchRows(rows, { plan: planRead(read), change, isSample: true });
  if (patched === unknownOutcome) return undefined;
  const total = page.total - (rows.length - patched.length);
  if (patched === rows && mayDiffer === (page.mayDiffer ?? false)) return page;
  return { ...page, rows: patched === rows ? page.rows : patched, total, mayDiffer };
}

/**
 * Keeps a page, or the pages of an endless list, true row by row. Which rows belong and in which order is
 * for the database to say: where that may be another now, the page is marked instead of being read
 * again, so that one edit costs no request and nothing moves under the reader’s hand.
 */
export function createPagePatch(terms: PageTerms): LivePatch {
  const apply: LivePatch['apply'] = (data, change, revision) => {
    if (isPage(data)) return patchOne(data, terms, change, revision);
    if (!isRow(data) || !Array.isArray(data['pages'])) return undefined;
    const pages: unknown[] = data['pages'];
    const next = pages.map((page) =>
      isPage(page) ? patchOne(page, terms, change, revision) : undefined,
    );
    if (next.includes(undefined)) return undefined;
    return next.every((page, index) => page === pages[index]) ? data : { ...data, pages: next };
  };
  return { tables: [...planRead(terms.read).tables], apply };
}
