-- Generated from facts/acceptance.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.acceptance as present (sub_category_id, network, is_accepted, source, source_url, verified_on, confidence)
select sub_category_id_row.id, fact.network::text, fact.is_accepted::boolean, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('costco', 'mastercard', false, 'USA Today Blueprint; Tasting Table 2025 (warehouses take only Visa credit cards; Costco.com also Mastercard)', 'https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/', '2025-04-27', 'high'),
('costco', 'amex', false, 'USA Today Blueprint; Tasting Table 2025 (warehouses take only Visa credit cards; Costco.com also Mastercard)', 'https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/', '2025-04-27', 'high'),
('costco', 'discover', false, 'USA Today Blueprint; Tasting Table 2025 (warehouses take only Visa credit cards; Costco.com also Mastercard)', 'https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/', '2025-04-27', 'high'),
('costco', 'other', false, 'USA Today Blueprint; Tasting Table 2025 (warehouses take only Visa credit cards; Costco.com also Mastercard)', 'https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/', '2025-04-27', 'high'),
('costco-gas', 'mastercard', false, 'postedium.com; USA Today Blueprint (gas stations: only Visa credit cards)', 'https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/', '2025-04-27', 'high'),
('costco-gas', 'amex', false, 'postedium.com; USA Today Blueprint (gas stations: only Visa credit cards)', 'https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/', '2025-04-27', 'high'),
('costco-gas', 'discover', false, 'postedium.com; USA Today Blueprint (gas stations: only Visa credit cards)', 'https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/', '2025-04-27', 'high'),
('costco-gas', 'other', false, 'postedium.com; USA Today Blueprint (gas stations: only Visa credit cards)', 'https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/', '2025-04-27', 'high')
) fact (sub_category_id, network, is_accepted, source, source_url, verified_on, confidence)
join public.sub_categories sub_category_id_row on sub_category_id_row.slug = fact.sub_category_id
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'acceptance' and removed.operation = 'DELETE'
    and removed.before ->> 'sub_category_id' is not distinct from (sub_category_id_row.id)::text and removed.before ->> 'network' is not distinct from (fact.network::text)::text
)
on conflict on constraint acceptance_sub_category_id_network_key do update
set is_accepted = excluded.is_accepted, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.is_accepted, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.is_accepted, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'acceptance' and edited.record_id = present.id
  );

reset pointfolio.seeding;
