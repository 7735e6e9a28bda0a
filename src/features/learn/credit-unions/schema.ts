import { matching, oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export type CreditUnion = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly members_count: number | null;
  readonly assets_cents: number | null;
  readonly charter_number: number | null;
  readonly website_url: string | null;
};

export type CreditUnionDetail = CreditUnion & {
  readonly source: string | null;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
};

export type CreditUnionPage = { readonly rows: readonly CreditUnion[]; readonly total: number };

export const creditUnionSorts = ['members', 'assets', 'name', 'state'] as const;

export const creditUnionSearchSchema = searchSchema({
  q: text(80),
  state: matching(/^[A-Z]{2}$/),
  sort: oneOf(creditUnionSorts),
});
export type CreditUnionSearch = SearchOf<typeof creditUnionSearchSchema>;
