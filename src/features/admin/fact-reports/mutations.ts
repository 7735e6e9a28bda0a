import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import { holdsValues } from '@/lib/edits/save-once.ts';
import type { ReportableFact } from '@/lib/fact-report-store.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import type { ReportInput } from './check-report.ts';
import type { FactReport, ReportStatus } from './schema.ts';

export type SendOutcome = 'sent' | 'sent-before' | 'too-many' | 'gone';

const refusals: Readonly<Record<string, SendOutcome>> = {
  '23505': 'sent-before',
  '23503': 'gone',
  PT429: 'too-many',
};

/** From the id of a row of the member on, which the admins who read the report have no use for. */
const OWN_ROW = /\/[\da-f]{8}-[\da-f-]{27}.*$/iu;

/**
 * Sends a report with a client-generated id, so that a repeat after a lost response counts as sent. A visitor's
 * belongs to nobody.
 */
export async function sendReport(
  fact: ReportableFact,
  input: ReportInput,
  { pagePath, id, isVisitor }: { pagePath: string; id: string; isVisitor: boolean },
): Promise<SendOutcome> {
  const supabase = await getSupabase();
  const report = {
    id,
    table_name: fact.table,
    record_id: fact.id,
    subject: fact.subject.slice(0, 200),
    page_path: pagePath.replace(OWN_ROW, '').slice(0, 500),
    problem: input.problem,
    ...(input.suggestedValue === '' ? {} : { suggested_value: input.suggestedValue }),
    ...(input.sourceUrl === '' ? {} : { source_url: input.sourceUrl }),
  };
  const { error } = isVisitor
    ? await supabase.rpc('report_fact', {
        ...report,
        ...(input.replyTo === '' ? {} : { reply_to: input.replyTo }),
      })
    : await supabase.from('fact_reports').insert(report);
  if (error === null) return 'sent';
  const outcome = refusals[error.code];
  if (outcome === undefined) throw error;
  if (outcome === 'gone' || isVisitor) return outcome;
  const { data } = await supabase.from('fact_reports').select('id').eq('id', id).throwOnError();
  return data.length > 0 ? 'sent' : outcome;
}

export function useSendReport(fact: ReportableFact, isVisitor: boolean) {
  const queryClient = useQueryClient();
  const [id] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (input: ReportInput) =>
      sendReport(fact, input, { pagePath: window.location.pathname, id, isVisitor }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['fact-reports'] }),
    onError: reportFailure('The report was not sent'),
  });
}

type ReportAnswer = { readonly status: ReportStatus; readonly answer: string | null };

/** An admin's answer, from the revision that the admin saw; false when another admin was faster. */
export function useAnswerReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ report, change }: { report: FactReport; change: ReportAnswer }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('fact_reports')
        .update(change)
        .eq('id', report.id)
        .eq('revision', report.revision)
        .select('id')
        .throwOnError();
      if (s.array(s.object({ id: s.string() })).parse(data).length > 0) return true;
      // An earlier try with a lost response may have sent the same answer.
      const { data: now } = await supabase
        .from('fact_reports')
        .select('status, answer')
        .eq('id', report.id)
        .maybeSingle()
        .throwOnError();
      return now !== null && holdsValues(now, change);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['fact-reports'] }),
    onError: reportFailure('The answer was not saved'),
  });
}
