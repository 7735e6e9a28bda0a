-- Generated from facts/spending_costs.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.spending_costs as present (category_id, sub_category_id, credit_card_id, percent, source, source_url, verified_on, confidence)
select category_id_row.id, sub_category_id_row.id, credit_card_id_row.id, fact.percent::numeric, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
(null, 'rent', null, 3.0, 'CNBC Select (fee of card payments of rent, about 3 percent)', 'https://www.cnbc.com/select/bilt-mastercard-new-credit-cards-rewards/', null, 'medium'),
(null, 'mortgage', null, 2.9, 'general knowledge (bill payment service)', null, null, 'low'),
(null, 'tax-payments', null, 1.75, 'jasoncote.co 2026; hisandherfipost 2025 (Pay1040 1.75, ACI 1.85 percent)', 'https://jasoncote.co/credit-card-fee-for-paying-taxes-what-most-people-get-wrong-x4e', '2026-02-01', 'high'),
(null, 'education', null, 2.75, 'general knowledge', null, null, 'low'),
('insurance', null, null, 0, 'general knowledge', null, null, 'low'),
(null, 'home-utilities', null, 0, 'general knowledge (some utilities charge a fixed or 2 to 3 percent fee)', null, null, 'low'),
(null, 'internet-cable', null, 0, 'general knowledge', null, null, 'low'),
(null, 'cell-phone', null, 0, 'general knowledge', null, null, 'low'),
('medical', null, null, 0, 'general knowledge', null, null, 'low'),
(null, 'charities', null, 0, 'general knowledge (donors may be asked to cover about 3 percent)', null, null, 'low'),
(null, 'rent', 'bilt-blue-card', 0, 'US Credit Card Guide 2026; CreditOdds (no fee on rent and mortgage with the card)', 'https://www.uscreditcardguide.com/bilt-2-0-rent-mortgage', '2026-08-22', 'high'),
(null, 'mortgage', 'bilt-blue-card', 0, 'US Credit Card Guide 2026; CreditOdds (no fee on rent and mortgage with the card)', 'https://www.uscreditcardguide.com/bilt-2-0-rent-mortgage', '2026-08-22', 'high'),
(null, 'rent', 'bilt-obsidian', 0, 'US Credit Card Guide 2026; CreditOdds (no fee on rent and mortgage with the card)', 'https://www.uscreditcardguide.com/bilt-2-0-rent-mortgage', '2026-08-22', 'high'),
(null, 'mortgage', 'bilt-obsidian', 0, 'US Credit Card Guide 2026; CreditOdds (no fee on rent and mortgage with the card)', 'https://www.uscreditcardguide.com/bilt-2-0-rent-mortgage', '2026-08-22', 'high'),
(null, 'rent', 'bilt-palladium', 0, 'US Credit Card Guide 2026; CreditOdds (no fee on rent and mortgage with the card)', 'https://www.uscreditcardguide.com/bilt-2-0-rent-mortgage', '2026-08-22', 'high'),
(null, 'mortgage', 'bilt-palladium', 0, 'US Credit Card Guide 2026; CreditOdds (no fee on rent and mortgage with the card)', 'https://www.uscreditcardguide.com/bilt-2-0-rent-mortgage', '2026-08-22', 'high'),
(null, 'rent', 'bilt-mastercard-wf', 0, 'CNBC Select, Bilt guide (until 2026-02-06)', 'https://www.cnbc.com/select/bilt-rewards-guide/', null, 'high'),
(null, 'rent', 'atmos-summit', 3.0, 'general knowledge', null, null, 'low'),
(null, 'tax-payments', 'delta-skymiles-gold-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'delta-skymiles-platinum-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'delta-skymiles-reserve-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'hilton-honors-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'marriott-bonvoy-business-amex', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'amex-business-platinum', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'amex-business-gold', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'amex-business-green', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'blue-business-plus', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'blue-business-cash', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'amex-plum', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'amex-graphite-business-cash', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'lowes-business-rewards-amex', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'amazon-business-amex', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'chase-sapphire-reserve-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'ink-business-preferred', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'ink-business-cash', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'ink-business-unlimited', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'ink-business-premier', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'world-of-hyatt-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'ihg-premier-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'southwest-premier-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'southwest-performance-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'united-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'united-club-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'venture-x-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'venture-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'ventureone-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'spark-cash-plus', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'spark-cash', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'spark-cash-select', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'spark-miles-select', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'spark-classic', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'citi-aadvantage-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'costco-anywhere-visa-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'bofa-business-customized-cash', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'bofa-business-unlimited-cash', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'bofa-business-travel-rewards', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'atmos-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'aadvantage-aviator-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'hawaiian-business-mastercard', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'jetblue-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'wyndham-earner-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'us-bank-business-altitude-connect', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'us-bank-business-altitude-power', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'us-bank-business-leverage', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'us-bank-triple-cash', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'skypass-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'wells-fargo-signify-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'pnc-cash-rewards-business', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium'),
(null, 'tax-payments', 'brex-card', 2.89, 'hisandherfipost 2025 (Pay1040: commercial cards 2.89 percent; ACI 2.95)', 'https://hisandherfipost.com/considering-credit-cards-for-2025-tax-payments', '2025-04-01', 'medium')
) fact (category_id, sub_category_id, credit_card_id, percent, source, source_url, verified_on, confidence)
left join public.categories category_id_row on category_id_row.slug = fact.category_id
left join public.sub_categories sub_category_id_row on sub_category_id_row.slug = fact.sub_category_id
left join public.credit_cards credit_card_id_row on credit_card_id_row.slug = fact.credit_card_id
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'spending_costs' and removed.operation = 'DELETE'
    and removed.before ->> 'category_id' is not distinct from (category_id_row.id)::text and removed.before ->> 'sub_category_id' is not distinct from (sub_category_id_row.id)::text and removed.before ->> 'credit_card_id' is not distinct from (credit_card_id_row.id)::text
)
on conflict on constraint spending_costs_target_card_key do update
set percent = excluded.percent, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.percent, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.percent, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'spending_costs' and edited.record_id = present.id
  );

reset pointfolio.seeding;
