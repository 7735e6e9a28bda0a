import { queryOptions } from '@tanstack/react-query';
import * as s from '@/lib/row-shape.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { isDrawable, type OpenedPage, openedPageShape, sharedPage } from './schema.ts';

/** The member's own links without what they show, latest first. */
export const sharedPagesTable = defineMemberTable({
  ...sharedPage,
  order: [{ column: 'created_at', isDescending: true }],
});
export const sharedPagesQuery = sharedPagesTable.query;

const token = s.orNull(s.uuid());

/** The page of a public link; null if it has ended, was withdrawn, or never was. */
export function openedPageQuery(address: string) {
  return queryOptions({
    queryKey: ['shared-page', address],
    // Of another member, who may take the link back: no device keeps it.
    meta: { staysInMemory: true },
    queryFn: async ({ signal }): Promise<OpenedPage | null> => {
      const known = token.parse(address);
      if (known === null) return null;
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('read_shared_page', { token: known })
        .abortSignal(signal)
        .throwOnError();
      const [page] = s.array(s.string()).parse(data);
      const opened = page === undefined ? null : s.orNull(openedPageShape).parse(JSON.parse(page));
      return opened && isDrawable(opened) ? opened : null;
    },
  });
}
