import { oneOf, searchSchema } from '@/lib/search-schema.ts';

const reportBoxes = ['open', 'closed'] as const;
export type ReportBox = (typeof reportBoxes)[number];

export const inboxSearchSchema = searchSchema({ box: oneOf(reportBoxes) });
