import type { Json } from '@contract/database.types.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { compareData } from './compare-data.ts';
import { readMemberData } from './queries.ts';
import type { MemberData } from './schema.ts';

type ImportOutcome =
  /** The data as stored: taken ids are replaced, and references missing from the catalog are cleared. */
  | { readonly kind: 'imported'; readonly stored: MemberData }
  /** The data changed elsewhere since the preview; this is its current state. */
  | { readonly kind: 'changed-meanwhile'; readonly present: MemberData };

/** Untyped JSON, as drawings are; parsing megabytes once more would stop the page. */
function toJson(content: object): Json;
function toJson(content: unknown): unknown {
  return content;
}

/** Replaces all of the member's data with `wanted` in one transaction, provided it is unchanged since the preview. */
export async function importMemberData(
  wanted: MemberData,
  previewed: MemberData,
): Promise<ImportOutcome> {
  const present = await readMemberData();
  if (!compareData(previewed, present).isSame) return { kind: 'changed-meanwhile', present };
  const supabase = await getSupabase();
  const { fact_reports: _sent, shared_pages: _shown, ...content } = wanted;
  await supabase.rpc('import_member_data', { content: toJson(content) }).throwOnError();
  return { kind: 'imported', stored: await readMemberData() };
}
