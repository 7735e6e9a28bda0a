import type { QueryClient } from '@tanstack/react-query';
import type { Row } from '@/lib/live/live-message.ts';
import {
  applyMissed,
  type Definition,
  type Held,
  pickColumns,
  readMissedSince,
} from './reference-table.ts';

/** The rows of a member's first page that the build wrote beside the site, and the changes since. */
type SiteRows = {
  readonly revision: number;
  readonly tables: Readonly<
    Record<string, { readonly columns: readonly string[]; readonly rows: readonly unknown[][] }>
  >;
};

const isSiteRows = (data: unknown): data is SiteRows =>
  typeof data === 'object' && data !== null && 'tables' in data && 'revision' in data;

/** Revision and tables of the site's file. None in development, and for visitors, whose pages read a few tables. */
function findSiteFile() {
  if (typeof document === 'undefined' || !/^\/(?:app|admin)(?:\/|$)/u.test(location.pathname))
    return undefined;
  const [revision, names = ''] =
    document.querySelector('meta[name="first-rows"]')?.getAttribute('content')?.split(' ') ?? [];
  return revision === undefined
    ? undefined
    : { revision: Number(revision), names: names.split(',') };
}

/** Reads that file once for all tables; null if it is not there, or is not what the page says. */
function readSiteRows(client: QueryClient, revision: number) {
  return client.fetchQuery({
    queryKey: ['catalog', 'first-rows', revision],
    queryFn: async ({ signal }) => {
      const [data, missed] = await Promise.all([
        fetch('/data/first-rows.json', { signal }).then((answer): unknown => answer.json()),
        readMissedSince(client, revision),
      ]);
      return isSiteRows(data) && data.revision >= revision ? { ...data, missed } : null;
    },
    retry: false,
    gcTime: 60_000,
    staleTime: Infinity,
  });
}

/** The table's rows from the site's file, brought up to date; undefined if they must be read. */
export async function readFromSite(
  definition: Definition,
  client: QueryClient,
): Promise<Held<Row> | undefined> {
  const file = findSiteFile();
  if (!file?.names.includes(definition.name)) return undefined;
  // The database has everything as well.
  const site = await readSiteRows(client, file.revision).catch(() => null);
  const { columns = [], rows = [] } = site?.tables[definition.name] ?? {};
  if (!site || definition.columns.some((name) => !columns.includes(name))) return undefined;
  const known = rows.map((cells) =>
    pickColumns(definition.columns, Object.fromEntries(columns.map((name, i) => [name, cells[i]]))),
  );
  return applyMissed(definition, { revision: site.revision, rows: known }, site.missed);
}
