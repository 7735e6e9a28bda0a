import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { plannedStep } from './schema.ts';

export const plannedStepsTable = defineMemberTable({
  ...plannedStep,
  order: [{ column: 'planned_on' }, { column: 'created_at' }],
});
export const plannedStepsQuery = plannedStepsTable.query;
