import { z } from 'zod';
import { getSupabase } from '@/lib/supabase.ts';
import { compareData } from './compare-data.ts';
import { readMemberData } from './queries.ts';
import type { MemberData } from './schema.ts';

export type ImportOutcome =
  | { readonly kind: 'imported' }
  /** Something was changed elsewhere since the preview: this is how it is now. */
  | { readonly kind: 'changed-meanwhile'; readonly present: MemberData };

/** Replaces all of the member's data with `wanted` in one transaction, provided it is unchanged since the preview. */
export async function importMemberData(
  wanted: MemberData,
  previewed: MemberData,
): Promise<ImportOutcome> {
  const present = await readMemberData();
  if (!compareData(previewed, present).isSame) return { kind: 'changed-meanwhile', present };
  const supabase = await getSupabase();
  const { fact_reports: _sent, ...content } = wanted;
  await supabase.rpc('import_member_data', { content: z.json().parse(content) }).throwOnError();
  return { kind: 'imported' };
}
