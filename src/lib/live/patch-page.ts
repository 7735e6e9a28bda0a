import { type ListPage, cutPage, isPage, openPage } from './list-page.ts';
import { type ListTerms, type ListWindow, patchWindow } from './list-window.ts';
import type { LiveChange, Row } from './live-message.ts';
import { planRead } from './live-plan.ts';
import type { LivePatch, LiveRead } from './live-source.ts';
import { patchRows, unknownOutcome } from './patch-rows.ts';
import { isRow, projectRow } from './project-row.ts';

export type PageTerms = ListTerms & {
  readonly read: Pick<LiveRead, 'table' | 'select'>;
  /** By table, the columns that say which rows belong and in which order. */
  readonly decidedBy: Readonly<Record<string, readonly string[]>>;
};

function touches({ changed }: LiveChange, columns: readonly string[]): boolean {
  return changed === undefined || changed.some((column) => columns.includes(column));
}

/** The row as the list shows it after a change: null once it is removed, undefined where it is not known. */
function readNext(
  list: ListWindow,
  { read }: PageTerms,
  change: LiveChange,
): Row | null | undefined {
  const { record, id, isPartial, operation } = change;
  if (record === null) return null;
  const old = list.rows.find((row) => row['id'] === id);
  if (!old && isPartial && operation !== 'INSERT') return undefined;
  // The rows were read after their order was.
  if (old && Number(old['revision']) >= Number(record['revision'])) return old;
  const plan = planRead(read);
  const known = projectRow(plan, record, old, list.rows, isPartial);
  if (known || old) return known;
  // What is not shown may still be told to belong elsewhere, without the names of what it refers to.
  return projectRow({ ...plan, embeds: [] }, record, undefined, []);
}

function keepSame(list: ListWindow, next: ListWindow): ListWindow {
  const isSame =
    next.total === list.total &&
    next.rows.length === list.rows.length &&
    next.rows.every((row, index) => row === list.rows[index]);
  return isSame && next.from === list.from ? list : next;
}

/** The list after a change of its own table; undefined where it cannot be told without reading. */
function patchOwn(list: ListWindow, terms: PageTerms, change: LiveChange): ListWindow | undefined {
  const { read, decidedBy } = terms;
  const isShown = list.rows.some((row) => row['id'] === change.id);
  const isMoved = change.record === null || touches(change, decidedBy[read.table] ?? []);
  if (!isShown && !isMoved) return list;
  const next = readNext(list, terms, change);
  if (next === undefined) return undefined;
  if (isShown && !isMoved && next !== null) {
    const rows = list.rows.map((row) => (row['id'] === change.id ? next : row));
    return keepSame(list, { ...list, rows });
  }
  const patched = patchWindow(list, change, next, terms);
  const isWhole = next === null || planRead(read).embeds.every(({ key }) => key in next);
  if (!patched || (!isWhole && patched.rows.includes(next))) return undefined;
  return keepSame(list, patched);
}

/** What of the rows can be told in any case: their values, and that one is gone. */
function patchValues(page: ListPage<unknown>, { read }: PageTerms, change: LiveChange) {
  const rows: readonly Row[] = page.rows.filter(isRow);
  const patched = patchRows(rows, { plan: planRead(read), change, isSample: true });
  if (patched === unknownOutcome) return undefined;
  const total = page.total - (rows.length - patched.length);
  return patched === rows ? page : { ...page, rows: patched, total };
}

/** A page that says that it may differ, with what can be told of its rows. */
function markPage(page: ListPage<unknown>, terms: PageTerms, change: LiveChange) {
  const patched = patchValues(page, terms, change);
  return patched && { ...patched, mayDiffer: true };
}

function patchPage(
  page: ListPage<unknown>,
  terms: PageTerms,
  change: LiveChange,
): ListPage<unknown> | undefined {
  if (page.mayDiffer) return patchValues(page, terms, change);
  const list = openPage(page);
  if (change.table === terms.read.table) {
    const patched = patchOwn(list, terms, change);
    if (patched === list) return page;
    return (patched && cutPage(page, patched)) ?? markPage(page, terms, change);
  }
  const rows = patchRows(list.rows, { plan: planRead(terms.read), change, isSample: true });
  if (rows === unknownOutcome) return undefined;
  const next = rows === list.rows ? page : cutPage(page, { ...list, rows });
  const isMoved = touches(change, terms.decidedBy[change.table] ?? []);
  return isMoved && next ? { ...next, mayDiffer: true } : (next ?? markPage(page, terms, change));
}

/** The pages of an endless list as one page that grows with its rows, and back. */
function patchPages(
  pages: readonly ListPage<unknown>[],
  terms: PageTerms,
  change: LiveChange,
): readonly ListPage<unknown>[] | undefined {
  const rows = pages.flatMap((page) => page.rows);
  const total = pages[0]?.total ?? 0;
  const mayDiffer = pages.some((page) => page.mayDiffer);
  const whole = { rows, total, mayDiffer };
  const patched = patchPage(whole, terms, change);
  if (patched === undefined || patched === whole) return patched && pages;
  const isSame = patched.rows.length === rows.length && patched.total !== total;
  // Whether a row that nobody sees was counted already is not known.
  if (isSame && patched.rows.every((row, index) => row === rows[index])) {
    return pages.map((page) => ({ ...page, mayDiffer: true }));
  }
  let from = 0;
  return pages.map((page, index) => {
    // What came or went is taken up by the first page, so that the others begin with the rows they begin with.
    const more = index === 0 ? patched.rows.length - rows.length : 0;
    const end = index === pages.length - 1 ? patched.rows.length : from + page.rows.length + more;
    const own = patched.rows.slice(from, Math.max(from, end));
    from = Math.max(from, end);
    return {
      ...page,
      rows: own,
      total: page.total + patched.total - total,
      mayDiffer: patched.mayDiffer ?? false,
    };
  });
}

/** Keeps a page, or the pages of an endless list, true: its rows, which they are, and their order. */
export function createPagePatch(terms: PageTerms): LivePatch {
  const apply: LivePatch['apply'] = (data, change, revision) => {
    if (isPage(data)) {
      // Its rows were read after its revision was: they have all of this, also what came back under its former id.
      const isOld =
        revision !== undefined && data.revision !== undefined && revision <= data.revision;
      return isOld ? data : patchPage(data, terms, change);
    }
    if (!isRow(data) || !Array.isArray(data['pages'])) return undefined;
    const pages = data['pages'].filter(isPage);
    const patched = patchPages(pages, terms, change);
    return patched === pages ? data : patched && { ...data, pages: patched };
  };
  return { tables: [...planRead(terms.read).tables], apply };
}
