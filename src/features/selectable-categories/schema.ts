import { z } from 'zod';

export const choiceShows = ['mine', 'automatic', 'others'] as const;

/** The state of the screen of choices, kept in its address. */
export const choiceSearchSchema = z.object({
  show: z.enum(choiceShows).optional().catch(undefined),
  q: z.string().max(80).optional().catch(undefined),
});
export type ChoiceSearch = z.infer<typeof choiceSearchSchema>;
