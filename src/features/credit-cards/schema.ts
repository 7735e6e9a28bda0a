import * as z from 'zod/mini';

export const FEE_BANDS = ['none', 'under-100', '100-to-299', '300-and-more'] as const;
export type FeeBand = (typeof FEE_BANDS)[number];

export const CARD_SORTS = ['name', 'issuer', 'rate', 'foreign-fee', 'fee'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

const text = z.catch(z.optional(z.string().check(z.maxLength(120))), undefined);

/** What the address of the card list says. A value that makes no sense counts as absent. */
export const cardListSearchSchema = z.object({
  q: text,
  issuer: text,
  network: text,
  points: text,
  fee: z.catch(z.optional(z.enum(FEE_BANDS)), undefined),
  kind: z.catch(z.optional(z.enum(['personal', 'business'])), undefined),
  /** Cards that take no new applicants are left out unless asked for. */
  closed: z.catch(z.optional(z.boolean()), undefined),
  sort: z.catch(z.optional(z.enum(CARD_SORTS)), undefined),
  desc: z.catch(z.optional(z.boolean()), undefined),
});

export type CardListSearch = z.infer<typeof cardListSearchSchema>;
