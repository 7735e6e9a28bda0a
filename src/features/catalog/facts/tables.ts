import type { Row } from '@/lib/live/live-message.ts';
import { referenceTable } from '@/lib/rows/reference-table.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import { benefitColumns, cardColumns, linkedColumns, offerColumns, ruleColumns } from './schema.ts';

/** Source of a fact and its confidence. */
const provenance = 'source, source_url, verified_on, confidence';

export const creditCards = referenceTable({
  name: 'credit_cards',
  columns: cardColumns,
});

export const spendingCaps = referenceTable({
  name: 'spending_caps',
  columns:
    'id, credit_card_id, slug, name, amount_cents, amount_points, period, fallback_rate, confidence',
});

export const cardChoices = referenceTable({
  name: 'card_choices',
  columns:
    'id, credit_card_id, slug, name, mode, choose_count, rate, spending_cap_id, change_period, confidence',
});

export const cardChoiceOptions = referenceTable({
  name: 'card_choice_options',
  columns: 'id, card_choice_id, slug, name, category_id, sub_category_id',
});

export const categoryPoints = referenceTable({
  name: 'category_points',
  columns: `id, credit_card_id, ${ruleColumns}`,
});

export const linkedRates = referenceTable({
  name: 'linked_rates',
  columns: `id, credit_card_id, ${linkedColumns}`,
});

export const cardBenefits = referenceTable({
  name: 'credit_card_benefits',
  columns: `id, credit_card_id, ${benefitColumns}`,
});

export const benefitSpending = referenceTable({
  name: 'benefit_spending',
  columns: 'id, credit_card_benefit_id, category_id, sub_category_id, confidence',
});

export const signupBonuses = referenceTable({
  name: 'signup_bonuses',
  columns: `id, credit_card_id, ${offerColumns}`,
});

export const bonusTiers = referenceTable({
  name: 'signup_bonus_tiers',
  columns:
    'id, signup_bonus_id, tier, spend_cents, window_days, points, cash_cents, credits_cents, typical_points, typical_cash_cents',
});

export const bonusCredits = referenceTable({
  name: 'signup_bonus_credits',
  columns: 'id, signup_bonus_id, name, value_cents, sub_category_slugs',
});

export const cardRequirements = referenceTable({
  name: 'credit_card_requirements',
  columns: 'id, credit_card_id, requirement_id',
});

export const pointSystems = referenceTable({
  name: 'point_systems',
  columns: `id, slug, name, company_id, kind, unit, travel_value, cash_value, gift_card_value, status_level_value, untransferable_value, used_with, expiry_rule, expires_after_months, kept_alive_by, expiry_source_url, expiry_confidence, pooling, pooling_confidence, ${provenance}`,
});

export const pointSystemTiers = referenceTable({
  name: 'point_system_tiers',
  columns:
    'id, point_system_id, slug, name, company_id, earn_bonus_percent, min_balance_cents, valid_during',
});

export const categories = referenceTable({
  name: 'categories',
  columns: 'id, slug, name, icon, position',
});

export const subCategories = referenceTable({
  name: 'sub_categories',
  columns: 'id, category_id, slug, name, icon, position, mcc_codes',
});

/** Shops, from which the counter and statements know a purchase's category. */
export const merchants = referenceTable({
  name: 'merchants',
  columns: 'id, slug, name, aliases, sub_category_id, note',
});

export const subCategoryParents = referenceTable({
  name: 'sub_category_parents',
  columns: 'id, sub_category_id, parent_sub_category_id',
});

const companyColumns =
  `id, slug, name, kind, alliance_id, country, website_url, preapproval_url, ${provenance}` as const;

async function readCompanies(signal: AbortSignal): Promise<readonly Row[]> {
  const from = () => getSupabaseRest().from('companies');
  const [others, issuingUnions] = await Promise.all([
    from()
      .select(companyColumns)
      .neq('kind', 'credit_union')
      .order('id')
      .abortSignal(signal)
      .overrideTypes<Row[], { merge: false }>()
      .throwOnError(),
    from()
      .select(`${companyColumns}, credit_cards!inner(id)`)
      .eq('kind', 'credit_union')
      .order('id')
      .abortSignal(signal)
      .overrideTypes<Row[], { merge: false }>()
      .throwOnError(),
  ]);
  return [...others.data, ...issuingUnions.data];
}

/** All companies that cards refer to; of the thousands of credit unions, only card issuers. */
export const companies = referenceTable({
  name: 'companies',
  columns: companyColumns,
  part: {
    read: readCompanies,
    accepts: ({ kind }) => kind !== undefined && kind !== 'credit_union',
    named: { table: 'credit_cards', column: 'company_id' },
  },
});

export const alliances = referenceTable({
  name: 'alliances',
  columns: `id, slug, name, website_url, other_airlines, ${provenance}`,
});

export const benefits = referenceTable({
  name: 'benefits',
  columns: `id, slug, name, kind, description, ${provenance}`,
});

export const requirements = referenceTable({
  name: 'requirements',
  columns: 'id, slug, name, kind, annual_cost_cents, description',
});

export const spendingCosts = referenceTable({
  name: 'spending_costs',
  columns: 'id, category_id, sub_category_id, credit_card_id, percent, confidence',
});

export const acceptance = referenceTable({
  name: 'acceptance',
  columns: 'id, sub_category_id, network, is_accepted',
});

export const pointTransfers = referenceTable({
  name: 'point_transfers',
  columns: `id, from_point_system_id, to_point_system_id, credit_card_id, points_out, points_in, min_increment, bonus_percent, bonus_during, valid_during, ${provenance}`,
});

export const valuations = referenceTable({
  name: 'valuations',
  columns: `id, point_system_id, publisher, value, published_on, ${provenance}`,
});

export const rules = referenceTable({
  name: 'rules',
  columns: `id, slug, company_id, title, kind, limit_count, window_value, window_unit, scope, counts, clock, strictness, explanation, ${provenance}`,
});

export const cardRules = referenceTable({
  name: 'credit_card_rules',
  columns: 'id, credit_card_id, rule_id, blocking_credit_card_id, confidence',
});

export const walletSetups = referenceTable({
  name: 'wallet_setups',
  columns: `id, slug, name, idea, ${provenance}`,
});

export const walletSetupCards = referenceTable({
  name: 'wallet_setup_cards',
  columns: 'id, wallet_setup_id, credit_card_id, position',
});

export const spendingPresets = referenceTable({
  name: 'spending_presets',
  columns: 'id, slug, name, amounts, position, source, source_url',
});

export const tips = referenceTable({
  name: 'tips',
  columns: 'id, slug, title, body, link_path, position',
});

/** Product changes an issuer makes without a new application. */
export const productChanges = referenceTable({
  name: 'product_changes',
  columns: `id, from_credit_card_id, to_credit_card_id, kind, min_months_open, keeps_points, notes, ${provenance}`,
});

/** By issuer, how long after an annual fee posts closing the card still refunds it. */
export const feeRefunds = referenceTable({
  name: 'fee_refunds',
  columns: `id, company_id, days_after_posting, notes, ${provenance}`,
});
