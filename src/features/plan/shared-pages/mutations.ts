import { type QueryClient, useMutation } from '@tanstack/react-query';
import { reportFailure } from '@/components/report-failure.ts';
import * as s from '@/lib/row-shape.ts';
import { onceById } from '@/lib/rows/member-table.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { sharedPagesQuery, sharedPagesTable } from './queries.ts';
import { sharedPage, type SharedPage, type Snapshot } from './schema.ts';

type NewLink = Pick<SharedPage, 'id' | 'title' | 'lasts_days'> & { readonly snapshot: Snapshot };

const readAgain = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: sharedPagesQuery().queryKey });

/** Makes a link, which needs the database: nothing is shown before it is there. A repeat finds the same link. */
export async function createLink({ snapshot, ...named }: NewLink): Promise<SharedPage> {
  const supabase = await getSupabase();
  const { kind, document } = snapshot;
  await supabase
    .from('shared_pages')
    .upsert({ ...named, kind, document: s.json().parse(document) }, onceById)
    .throwOnError();
  const { data } = await supabase
    .from('shared_pages')
    .select(sharedPagesTable.columns)
    .eq('id', named.id)
    .single()
    .throwOnError();
  return sharedPage.schema.parse(data);
}

export function useCreateLink() {
  return useMutation({
    retry: false,
    mutationFn: createLink,
    onError: reportFailure('The link was not made'),
    onSettled: (_link, _error, _new, _shown, { client }) => readAgain(client),
  });
}

/** Lets a link open for so many days from when it was made. */
export function useExtendLink() {
  return useMutation({
    retry: false,
    mutationFn: ({ id, lasts_days }: Pick<SharedPage, 'id' | 'lasts_days'>) =>
      sharedPagesTable.update(id, null, { lasts_days }),
    onError: reportFailure('The link was not changed'),
    onSettled: (_link, _error, _base, _shown, { client }) => readAgain(client),
  });
}

/** Ends a link for everyone, at once. */
export function useWithdrawLink() {
  return useMutation({
    retry: false,
    mutationFn: ({ id, revision }: SharedPage) => sharedPagesTable.remove(id, revision),
    onError: reportFailure('The link was not withdrawn'),
    onSettled: (_done, _error, _link, _shown, { client }) => readAgain(client),
  });
}
