import { reportEdit } from '@/components/report-failure.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { defineEdit } from '@/lib/edits/define-edit.ts';
import * as s from '@/lib/row-shape.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { plannedStepsTable } from './queries.ts';
import { plannedStep, type PlannedStep } from './schema.ts';

const edits = editRows(plannedStepsTable, reportEdit);
const rowsSchema = s.array(plannedStep.schema);

/** A person's plan as its steps; without steps, no plan is kept. */
export type KeptPlan = { readonly person: Owner; readonly steps: readonly PlannedStep[] };

const replace = (rows: readonly PlannedStep[], { person, steps }: KeptPlan) => [
  ...rows.filter(({ person_id }) => person_id !== person),
  ...steps,
];

/** Keeps a plan in the place of the one that was kept for the same person: the last one that is kept counts. */
const keeping = defineEdit<KeptPlan, KeptPlan>({
  key: edits.key('keep'),
  refused: 'The plan was not saved',
  report: reportEdit,
  effects: [{ queryKey: edits.queryKey, apply: replace, take: replace }],
  send: async ({ person, steps }) => {
    const supabase = await getSupabase();
    const { data } = await supabase
      .rpc('keep_plan', { steps: [...steps], ...(person !== null && { person }) })
      .throwOnError();
    return { person, steps: rowsSchema.parse(data) };
  },
});

export const plannedStepEdits = {
  adding: edits.adding('The step was not restored'),
  removing: edits.removing('The step was not removed from your dates'),
  keeping,
};
