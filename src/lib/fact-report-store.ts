import { createSignal } from '@/lib/signal.ts';

export type ReportableTable =
  | 'acceptance'
  | 'alliances'
  | 'benefit_spending'
  | 'benefits'
  | 'card_choices'
  | 'category_points'
  | 'companies'
  | 'credit_card_benefits'
  | 'credit_card_requirements'
  | 'credit_cards'
  | 'fee_refunds'
  | 'linked_rates'
  | 'merchants'
  | 'point_system_tiers'
  | 'point_systems'
  | 'point_transfers'
  | 'product_changes'
  | 'requirements'
  | 'rules'
  | 'signup_bonuses'
  | 'spending_caps'
  | 'spending_costs'
  | 'sub_categories'
  | 'valuations'
  | 'wallet_setups';

export type ReportableFact = {
  readonly table: ReportableTable;
  readonly id: number;
  /** The reported fact in words, for example "the rate on dining". */
  readonly subject: string;
  /** The report's first words, which the member may change. */
  readonly draft?: { readonly problem: string; readonly suggestedValue: string };
};

/** The fact in the open report dialog; null while it is closed. */
export const reportedFact = createSignal<ReportableFact | null>(null);
