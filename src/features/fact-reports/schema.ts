import * as z from 'zod/mini';

export const reportStatuses = ['open', 'corrected', 'declined'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const factReportSchema = z.object({
  id: z.string(),
  table_name: z.string(),
  record_id: z.number(),
  subject: z.string(),
  page_path: z.nullable(z.string()),
  problem: z.string(),
  suggested_value: z.nullable(z.string()),
  source_url: z.nullable(z.string()),
  status: z.enum(reportStatuses),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  created_at: z.string(),
  revision: z.number(),
});
/** What a member said is wrong with a fact, and what came of it. */
export type FactReport = z.infer<typeof factReportSchema>;

export const reportStatusWords: Readonly<Record<ReportStatus, string>> = {
  open: 'Being looked at',
  corrected: 'Corrected',
  declined: 'Not changed',
};

/** What the dialog asks for. */
export const reportInputSchema = z.object({
  problem: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say what is wrong.'),
      z.maxLength(1000, 'Keep it to 1,000 characters.'),
    ),
  suggestedValue: z.string().check(z.trim(), z.maxLength(200, 'Keep it to 200 characters.')),
  sourceUrl: z.string().check(
    z.trim(),
    z.maxLength(2000, 'This address is too long.'),
    z.refine(
      (text) => text === '' || /^https?:\/\/\S+$/.test(text),
      'Enter an address that begins with https://',
    ),
  ),
});
export type ReportInput = z.infer<typeof reportInputSchema>;
