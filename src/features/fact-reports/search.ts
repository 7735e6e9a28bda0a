import { oneOf, searchSchema } from '@/lib/search-schema.ts';

const reportBoxes = ['open', 'closed'] as const;
export type ReportBox = (typeof reportBoxes)[number];

/** Search parameters of the inbox. */
export const inboxSearchSchema = searchSchema({ box: oneOf(reportBoxes) });
