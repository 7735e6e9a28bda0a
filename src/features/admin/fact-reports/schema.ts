import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

const reportStatuses = ['open', 'corrected', 'declined'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const factReportSchema = s.object({
  id: s.string(),
  /** Null: a visitor. */
  member_id: s.nullable(s.string()),
  table_name: s.string(),
  record_id: s.number(),
  subject: s.string(),
  page_path: s.nullable(s.string()),
  problem: s.string(),
  suggested_value: s.nullable(s.string()),
  source_url: s.nullable(s.string()),
  reply_to: s.nullable(s.string()),
  origin: s.oneOf(['person', 'file', 'watch']),
  status: s.oneOf(reportStatuses),
  answer: s.nullable(s.string()),
  answered_at: s.nullable(s.string()),
  created_at: s.string(),
  revision: s.number(),
});
export type FactReport = ShapeOf<typeof factReportSchema>;

export const reportStatusWords: Readonly<Record<ReportStatus, string>> = {
  open: 'Being looked at',
  corrected: 'Corrected',
  declined: 'Not changed',
};
