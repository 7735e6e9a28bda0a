import {
  benefitColumns,
  cardColumns,
  linkedColumns,
  offerColumns,
  ruleColumns,
} from '@/features/catalog/facts/schema.ts';

const caps =
  'id, slug, name, amount_cents, amount_points, period, fallback_rate, confidence' as const;

const choices =
  'id, slug, name, mode, choose_count, rate, spending_cap_id, change_period, confidence, card_choice_options(id, slug, name, category_id, sub_category_id)' as const;

const benefits =
  `id, ${benefitColumns}, benefit_spending(id, category_id, sub_category_id, confidence)` as const;

const bonuses =
  `id, ${offerColumns}, source_url, referral_source_url, signup_bonus_tiers(id, tier, spend_cents, window_days, points, cash_cents, credits_cents, typical_points, typical_cash_cents), signup_bonus_credits(id, name, value_cents, sub_category_slugs)` as const;

const tiers =
  'id, slug, name, company_id, earn_bonus_percent, min_balance_cents, valid_during' as const;

const pointSystemColumns =
  `id, slug, name, company_id, kind, unit, travel_value, cash_value, gift_card_value, status_level_value, untransferable_value, used_with, confidence, point_system_tiers(${tiers})` as const;

export const categoryColumns =
  'id, slug, name, icon, position, sub_categories(id, slug, name, icon, position, sub_category_parents!sub_category_parents_sub_category_id_fkey(id, parent_sub_category_id))' as const;

const requirementColumns = 'id, slug, name, kind, annual_cost_cents, description' as const;

const detailChoices = `${choices}, source_url, verified_on` as const;

export const cardDetailColumns =
  `${cardColumns}, discontinued_on, website_url, source, source_url, updated_at, revision, credit_source, credit_source_url, credit_verified_on, credit_confidence, companies(id, slug, name, kind), point_systems!credit_cards_point_system_id_fkey(${pointSystemColumns}), spending_caps(${caps}, source_url, verified_on), card_choices(${detailChoices}), category_points(id, ${ruleColumns}, source_url, verified_on), linked_rates(id, ${linkedColumns}, source_url, verified_on), credit_card_benefits(${benefits}, source_url, verified_on, benefits(id, slug, name, kind, description)), signup_bonuses(${bonuses}), credit_card_rules!credit_card_rules_credit_card_id_fkey(id, blocking_credit_card_id, confidence, rules(id, slug, title, kind, explanation, strictness, source_url, verified_on, confidence), blocking:credit_cards!credit_card_rules_blocking_credit_card_id_fkey(id, slug, name)), credit_card_requirements(id, requirement_id, confidence, requirements(${requirementColumns}))` as const;

export const transferColumns =
  'id, points_out, points_in, min_increment, bonus_percent, bonus_during, valid_during, source_url, verified_on, confidence, card:credit_cards!point_transfers_credit_card_id_fkey(id, name), to:point_systems!point_transfers_to_point_system_id_fkey(id, slug, name, kind, unit)' as const;

export const senderColumns =
  `id, slug, name, point_transfers!point_transfers_from_point_system_id_fkey(${transferColumns})` as const;
