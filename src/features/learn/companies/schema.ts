import { oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export type Company = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly alliance_id: number | null;
  readonly country: string | null;
  readonly website_url: string | null;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
};

export type Alliance = Omit<Company, 'kind' | 'alliance_id' | 'country'> & {
  /** Members that are no companies here, separated by commas. */
  readonly other_airlines: string;
};

export const partnerKinds = ['airline', 'hotel', 'retailer', 'network', 'other'] as const;
export const partnerSorts = ['name', 'value', 'reach', 'inbound', 'cards'] as const;
export const bankSorts = ['cards', 'name', 'rules'] as const;

const words = text(80);

export const partnerSearchSchema = searchSchema({
  q: words,
  kind: oneOf(partnerKinds),
  sort: oneOf(partnerSorts),
});
export type PartnerSearch = SearchOf<typeof partnerSearchSchema>;

export const bankSearchSchema = searchSchema({
  q: words,
  sort: oneOf(bankSorts),
});
export type BankSearch = SearchOf<typeof bankSearchSchema>;

export const allianceSearchSchema = searchSchema({ q: words });
export type AllianceSearch = SearchOf<typeof allianceSearchSchema>;
