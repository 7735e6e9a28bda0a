import { type MutationFunctionContext, useMutation } from '@tanstack/react-query';
import { reportEdit } from '@/components/report-edit.ts';
import { addOnce, onceById, saveOnce } from '@/lib/edits/save-once.ts';
import { optimisticList } from '@/lib/optimistic-list.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { benefitUseColumns, benefitUsesQuery } from './queries.ts';
import { type BenefitUseRow, benefitUseSchema } from './schema.ts';

const insertable = s.omit(benefitUseSchema, 'revision');
const list = optimisticList<BenefitUseRow>(benefitUsesQuery().queryKey, reportEdit);

async function readUse(id: string): Promise<BenefitUseRow | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('benefit_uses')
    .select(benefitUseColumns)
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data === null ? null : benefitUseSchema.parse(data);
}

async function insertUse(use: BenefitUseRow): Promise<BenefitUseRow | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('benefit_uses')
    .upsert(insertable.parse(use), onceById)
    .select(benefitUseColumns)
    .throwOnError();
  return data[0] ? benefitUseSchema.parse(data[0]) : null;
}

/** Writes down the first use of a period; its id is the client's, so it is never written twice. */
const adding = {
  ...list.adding('The use was not saved'),
  mutationFn: (use: BenefitUseRow) =>
    addOnce(
      () => insertUse(use),
      () => readUse(use.id),
    ),
};

const amountsOf = ({ used_cents, used_count }: BenefitUseRow) => ({ used_cents, used_count });

/** Changes how much of a period is used, as long as nobody has changed it since. */
const updating = {
  ...list.updating<BenefitUseRow>({
    refused: 'The use was not saved',
    change: (use) => use,
    rebase: (use, current) => ({ ...current, ...amountsOf(use) }),
    typed: amountsOf,
  }),
  mutationFn: (use: BenefitUseRow, { client }: MutationFunctionContext) =>
    saveOnce({
      client,
      base: use,
      wanted: amountsOf(use),
      write: async (revision) => {
        const supabase = await getSupabase();
        const { data } = await supabase
          .from('benefit_uses')
          .update(amountsOf(use))
          .eq('id', use.id)
          .eq('revision', revision)
          .select(benefitUseColumns)
          .maybeSingle()
          .throwOnError();
        return data === null ? null : benefitUseSchema.parse(data);
      },
      read: readUse,
    }),
};

export const benefitUseEdits = { adding, updating };

export function useAddBenefitUse() {
  return useMutation(adding);
}

export function useUpdateBenefitUse() {
  return useMutation(updating);
}
