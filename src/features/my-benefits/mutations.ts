import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reportFailure } from '@/components/report-failure.ts';
import { optimisticList, type UpdateOutcome } from '@/lib/optimistic-list.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { benefitUseColumns, benefitUsesQuery } from './queries.ts';
import { type BenefitUseRow, benefitUseSchema } from './schema.ts';

const insertable = z.omit(benefitUseSchema, { revision: true });
const list = optimisticList<BenefitUseRow>(benefitUsesQuery().queryKey);

/** Writes down the first use of a period; its id is the client's, so it is never written twice. */
export function useAddBenefitUse() {
  return useMutation({
    // One after the other, so that a change of a row waits for its making.
    scope: { id: 'benefit-uses' },
    mutationFn: async (use: BenefitUseRow) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('benefit_uses')
        .insert(insertable.parse(use))
        .select(benefitUseColumns)
        .single()
        .throwOnError();
      return benefitUseSchema.parse(data);
    },
    ...list.adding(reportFailure('The use was not saved')),
  });
}

/** Changes how much of a period is used, as long as nobody has changed it since. */
export function useUpdateBenefitUse() {
  return useMutation({
    // One after the other, so that a change of a row waits for its making.
    scope: { id: 'benefit-uses' },
    mutationFn: async (use: BenefitUseRow, { client }): Promise<UpdateOutcome<BenefitUseRow>> => {
      // A change made while the one before it was under way stands on what that one left.
      const known = client
        .getQueryData(benefitUsesQuery().queryKey)
        ?.find(({ id }) => id === use.id);
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('benefit_uses')
        .update({ used_cents: use.used_cents, used_count: use.used_count })
        .eq('id', use.id)
        .eq('revision', known?.revision ?? use.revision)
        .select(benefitUseColumns)
        .maybeSingle()
        .throwOnError();
      return data === null
        ? { kind: 'stale' }
        : { kind: 'saved', row: benefitUseSchema.parse(data) };
    },
    ...list.updating<BenefitUseRow>((use) => use, reportFailure('The use was not saved')),
  });
}
