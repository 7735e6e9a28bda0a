import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { decodeStatement } from '@/domain/csv/decode-statement.ts';
import { getToday } from '@/lib/dates.ts';
import type { AppliedItem, ApplyOutcome } from './apply-rows.ts';
import { type ImportPlan, planImport } from './machine/plan-import.ts';
import type { Resource } from './machine/create-resource.ts';
import { type ApplyRequest, useApplyRows } from './mutations.ts';
import { readAllRows } from './queries.ts';
import { readIndex } from './related/queries.ts';

/** Lines of a file as one request. Facts without a new source count as checked today if the person confirms it. */
function toImportRequest(
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

type Rehearsal = {
  readonly fileName: string;
  readonly plan: ImportPlan;
  /** The database's answer; null if the file itself is invalid or changes nothing. */
  readonly outcome: ApplyOutcome | null;
};

/** Twenty thousand long rows, which is as many as are taken at once, stay below this. */
const mostBytes = 20_000_000;

function refuseSize(fileName: string): Rehearsal {
  const message = 'This file is larger than 20 MB: import it in parts.';
  const plan = { lines: [], unchanged: 0, problems: [{ line: 1, message }], unknownColumns: [] };
  return { fileName, plan, outcome: null };
}

/** Spreadsheets write UTF-8, UTF-16 or a Windows code page. */
async function readText(file: File): Promise<string> {
  return decodeStatement(new Uint8Array(await file.arrayBuffer()));
}

/** Reads a file, compares it with what there is, lets the database try it, and imports it when asked. */
export function useImport(resource: Resource) {
  const apply = useApplyRows(resource);
  const [isCheckedToday, setCheckedToday] = useState(false);

  const rehearse: UseMutationResult<Rehearsal, Error, File> = useMutation({
    // Not queued with the other changes, since it waits for one of them itself.
    scope: { id: 'rehearsal' },
    mutationFn: async (file: File): Promise<Rehearsal> => {
      if (file.size > mostBytes) return refuseSize(file.name);
      const [csv, present, slugs] = await Promise.all([
        readText(file),
        readAllRows(resource, { sort: 'id' }),
        readIndex(resource),
      ]);
      const plan = planImport(resource, csv, present, slugs);
      const isReady = plan.problems.length === 0 && plan.lines.length > 0;
      const settings = { isRehearsal: true, isCheckedToday: true };
      const outcome = isReady
        ? await apply.mutateAsync(toImportRequest(resource, plan, settings))
        : null;
      return { fileName: file.name, plan, outcome };
    },
  });

  return {
    rehearsal: rehearse.data,
    isReading: rehearse.isPending,
    isImporting: apply.isPending && !rehearse.isPending,
    error: rehearse.error ?? (rehearse.isPending ? null : apply.error),
    isCheckedToday,
    setCheckedToday,
    choose: (file: File) => {
      apply.reset();
      setCheckedToday(false);
      rehearse.mutate(file);
    },
    forget: () => {
      apply.reset();
      rehearse.reset();
    },
    refused: apply.data?.kind === 'refused' ? apply.data : undefined,
    send: (onApplied: (outcome: ApplyOutcome) => void) => {
      if (!rehearse.data) return;
      const settings = { isRehearsal: false, isCheckedToday };
      apply.mutate(toImportRequest(resource, rehearse.data.plan, settings), {
        onSuccess: (outcome) => {
          if (outcome.kind === 'applied') onApplied(outcome);
        },
      });
    },
  };
}
