import { getToday } from '@/lib/dates.ts';
import type { AppliedItem } from './apply-rows.ts';
import type { ImportPlan } from './machine/plan-import.ts';
import type { Resource } from './machine/create-resource.ts';
import type { ApplyRequest } from './mutations.ts';

/** Lines of a file as one request. Facts without a new source count as checked today if the person confirms it. */
export function toImportRequest(
  resource: Resource,
  plan: ImportPlan,
  settings: { readonly isRehearsal: boolean; readonly isCheckedToday: boolean },
): ApplyRequest {
  const items = plan.lines.map(({ line, row, revision, values, lacksSource }): AppliedItem => {
    const dated =
      lacksSource && settings.isCheckedToday ? { ...values, verified_on: getToday() } : values;
    if (row === null) return { line, values: dated };
    return { line, id: row.id, revision: revision ?? row.revision, values: dated };
  });
  return {
    columns: resource.fields.map(({ name }) => name),
    items,
    isRehearsal: settings.isRehearsal,
  };
}
