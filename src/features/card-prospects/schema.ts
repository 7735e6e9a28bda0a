import { z } from 'zod';

export const prospectSorts = ['value', 'name', 'fee'] as const;

const text = z.string().max(80).optional().catch(undefined);

/** What the member's list of cards shows, kept in its address. */
export const prospectSearchSchema = z.object({
  q: text,
  issuer: text,
  points: text,
  kind: z.enum(['personal', 'business']).optional().catch(undefined),
  /** Only cards the member may have today with the bonus. */
  open: z.boolean().optional().catch(undefined),
  /** Cards that take no new applicants as well. */
  closed: z.boolean().optional().catch(undefined),
  sort: z.enum(prospectSorts).optional().catch(undefined),
});
export type ProspectSearch = z.infer<typeof prospectSearchSchema>;
