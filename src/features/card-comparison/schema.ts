import { z } from 'zod';

/** More columns than this cannot be read side by side. */
export const maxComparedCards = 6;

/** The state of the comparison beside its cards, kept in its address. */
export const cardComparisonSearchSchema = z.object({
  /** Also shows what is the same for every card. */
  all: z.boolean().default(false).catch(false),
});
export type CardComparisonSearch = z.infer<typeof cardComparisonSearchSchema>;
