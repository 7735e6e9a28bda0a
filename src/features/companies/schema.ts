import { z } from 'zod';

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

export type Alliance = Omit<Company, 'kind' | 'alliance_id' | 'country'>;

export const partnerKinds = ['airline', 'hotel', 'retailer', 'network', 'other'] as const;
export const partnerSorts = ['name', 'inbound', 'cards'] as const;
export const bankSorts = ['cards', 'name', 'rules'] as const;

const text = z.string().max(80).optional().catch(undefined);

export const partnerSearchSchema = z.object({
  q: text,
  kind: z.enum(partnerKinds).optional().catch(undefined),
  sort: z.enum(partnerSorts).optional().catch(undefined),
});
export type PartnerSearch = z.infer<typeof partnerSearchSchema>;

export const bankSearchSchema = z.object({
  q: text,
  sort: z.enum(bankSorts).optional().catch(undefined),
});
export type BankSearch = z.infer<typeof bankSearchSchema>;

export const allianceSearchSchema = z.object({ q: text });
export type AllianceSearch = z.infer<typeof allianceSearchSchema>;
