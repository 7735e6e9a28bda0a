import { queryOptions } from '@tanstack/react-query';
import * as s from '@/lib/row-shape.ts';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { ownRows } from '@/lib/rows/own-rows.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { factReportSchema, type ReportStatus } from './schema.ts';
import { type ReportBox } from './search.ts';

const factReportColumns =
  'id, member_id, table_name, record_id, subject, page_path, problem, suggested_value, source_url, reply_to, origin, status, answer, answered_at, created_at, revision' as const;

const listSchema = s.array(factReportSchema);

export function myReportsQuery(memberId: string) {
  return queryOptions({
    queryKey: ['fact-reports', 'mine', memberId],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('fact_reports')
        .select(factReportColumns)
        // Needed for admins, who may read all reports.
        .eq('member_id', memberId)
        .order('created_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return listSchema.parse(data);
    },
    meta: {
      live: ownRows('fact_reports', factReportSchema.parse, [
        { column: 'created_at', isDescending: true },
      ]),
    },
  });
}

const statusesOf: Readonly<Record<ReportBox, readonly ReportStatus[]>> = {
  open: ['open'],
  closed: ['corrected', 'declined'],
};

export function reportInboxQuery(box: ReportBox) {
  return queryOptions({
    queryKey: ['fact-reports', 'inbox', box],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('fact_reports')
        .select(factReportColumns)
        .in('status', statusesOf[box])
        .order(box === 'open' ? 'created_at' : 'answered_at', { ascending: box === 'open' })
        .limit(200)
        .abortSignal(signal)
        .throwOnError();
      return listSchema.parse(data);
    },
    // Other members' reports: never stored on an admin's device.
    meta: { live: refetchedWith('fact_reports'), staysInMemory: true },
  });
}
