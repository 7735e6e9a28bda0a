import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { plannedStepSchema } from './schema.ts';

export const plannedStepsTable = defineMemberTable({
  name: 'planned_steps',
  schema: plannedStepSchema,
  order: [{ column: 'planned_on' }, { column: 'created_at' }],
});
export const plannedStepsQuery = plannedStepsTable.query;
