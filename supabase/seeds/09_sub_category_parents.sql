-- Generated from facts/sub_category_parents.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.sub_category_parents as present (sub_category_id, parent_sub_category_id, source, source_url, verified_on, confidence)
select sub_category_id_row.id, parent_sub_category_id_row.id, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('food-delivery', 'restaurants', 'own', null, null, 'high'),
('coffee', 'restaurants', 'own', null, null, 'high'),
('doordash', 'food-delivery', 'own', null, null, 'high'),
('online-groceries', 'us-supermarkets', 'own', null, null, 'high'),
('whole-foods', 'us-supermarkets', 'own', null, null, 'high'),
('instacart', 'online-groceries', 'own', null, null, 'high'),
('costco-gas', 'gas-stations', 'own', null, null, 'high'),
('prepaid-hotels', 'hotels', 'own', null, null, 'high'),
('portal-airfare', 'airfare', 'own', null, null, 'high'),
('portal-rental-cars', 'rental-cars', 'own', null, null, 'high'),
('expedia-group', 'travel-agencies', 'own', null, null, 'high'),
('airline-american', 'airfare', 'own', null, null, 'high'),
('airline-delta', 'airfare', 'own', null, null, 'high'),
('airline-united', 'airfare', 'own', null, null, 'high'),
('airline-southwest', 'airfare', 'own', null, null, 'high'),
('airline-alaska-hawaiian', 'airfare', 'own', null, null, 'high'),
('airline-jetblue', 'airfare', 'own', null, null, 'high'),
('airline-air-canada', 'airfare', 'own', null, null, 'high'),
('airline-avios', 'airfare', 'own', null, null, 'high'),
('airline-air-france-klm', 'airfare', 'own', null, null, 'high'),
('airline-lufthansa', 'airfare', 'own', null, null, 'high'),
('airline-emirates', 'airfare', 'own', null, null, 'high'),
('airline-frontier', 'airfare', 'own', null, null, 'high'),
('airline-spirit', 'airfare', 'own', null, null, 'high'),
('airline-breeze', 'airfare', 'own', null, null, 'high'),
('airline-korean', 'airfare', 'own', null, null, 'high'),
('airline-virgin-atlantic', 'airfare', 'own', null, null, 'high'),
('airline-cathay', 'airfare', 'own', null, null, 'high'),
('hotel-marriott', 'hotels', 'own', null, null, 'high'),
('hotel-hilton', 'hotels', 'own', null, null, 'high'),
('hotel-hyatt', 'hotels', 'own', null, null, 'high'),
('hotel-ihg', 'hotels', 'own', null, null, 'high'),
('hotel-wyndham', 'hotels', 'own', null, null, 'high'),
('hotel-choice', 'hotels', 'own', null, null, 'high'),
('hotel-best-western', 'hotels', 'own', null, null, 'high'),
('lyft', 'rideshare', 'own', null, null, 'high'),
('uber', 'rideshare', 'own', null, null, 'high'),
('amtrak', 'trains', 'own', null, null, 'high'),
('disney-streaming', 'streaming-tv', 'own', null, null, 'high'),
('lowes', 'home-improvement-stores', 'own', null, null, 'high'),
('home-depot', 'home-improvement-stores', 'own', null, null, 'high'),
('costco', 'wholesale-clubs', 'own', null, null, 'high'),
('sams-club', 'wholesale-clubs', 'own', null, null, 'high'),
('amazon', 'online-retail', 'own', null, null, 'high'),
('walmart', 'superstores', 'own', null, null, 'high'),
('target', 'superstores', 'own', null, null, 'high'),
('best-buy', 'electronics-stores', 'own', null, null, 'high'),
('apple-store', 'electronics-stores', 'own', null, null, 'high'),
('airline-qatar', 'airfare', 'own', null, null, 'high'),
('airline-avianca', 'airfare', 'own', null, null, 'high'),
('airline-latam', 'airfare', 'own', null, null, 'high'),
('carnival-cruise', 'cruises', 'own', null, null, 'high'),
('verizon', 'cell-phone', 'own', null, null, 'high'),
('att', 'cell-phone', 'own', null, null, 'high'),
('entertainment-portal', 'live-entertainment', 'own', null, null, 'high'),
('bjs', 'wholesale-clubs', 'own', null, null, 'medium'),
('rei', 'sporting-goods', 'own', null, null, 'medium'),
('bass-pro-cabelas', 'sporting-goods', 'own', null, null, 'medium'),
('kohls', 'department-stores', 'own', null, null, 'medium'),
('macys', 'department-stores', 'own', null, null, 'medium'),
('jcpenney', 'department-stores', 'own', null, null, 'medium'),
('nordstrom', 'department-stores', 'own', null, null, 'medium'),
('nordstrom-rack', 'clothing-stores', 'own', null, null, 'medium'),
('tjx-stores', 'clothing-stores', 'own', null, null, 'medium'),
('gap-brands', 'clothing-stores', 'own', null, null, 'medium'),
('wayfair', 'furniture-appliances', 'own', null, null, 'medium'),
('williams-sonoma-brands', 'furniture-appliances', 'own', null, null, 'medium'),
('ikea', 'furniture-appliances', 'own', null, null, 'medium'),
('walgreens', 'drugstores', 'own', null, null, 'medium'),
('heb-own-brand', 'us-supermarkets', 'own', null, null, 'medium'),
('kroger-stores', 'us-supermarkets', 'own', null, null, 'medium'),
('samsung', 'electronics-stores', 'own', null, null, 'medium'),
('barnes-noble', 'bookstores', 'own', null, null, 'medium'),
('ebay', 'online-retail', 'own', null, null, 'medium'),
('rakuten-shopping', 'online-retail', 'own', null, null, 'medium'),
('carecredit-network', 'medical-care', 'own', null, null, 'medium'),
('intuit', 'software-cloud', 'own', null, null, 'medium'),
('royal-caribbean-group', 'cruises', 'own', null, null, 'medium'),
('princess-cruises', 'cruises', 'own', null, null, 'medium'),
('holland-america', 'cruises', 'own', null, null, 'medium'),
('norwegian-cruise', 'cruises', 'own', null, null, 'medium'),
('airline-allegiant', 'airfare', 'own', null, null, 'medium'),
('booking-com', 'travel-agencies', 'own', null, null, 'medium'),
('priceline', 'travel-agencies', 'own', null, null, 'medium'),
('mgm-resorts', 'hotels', 'own', null, null, 'medium'),
('walmart-online', 'walmart', 'own', null, null, 'medium'),
('caesars-resorts', 'hotels', 'own', null, null, 'medium'),
('airline-ana', 'airfare', 'own', null, null, 'medium')
) fact (sub_category_id, parent_sub_category_id, source, source_url, verified_on, confidence)
join public.sub_categories sub_category_id_row on sub_category_id_row.slug = fact.sub_category_id
join public.sub_categories parent_sub_category_id_row on parent_sub_category_id_row.slug = fact.parent_sub_category_id
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'sub_category_parents' and removed.operation = 'DELETE'
    and removed.before ->> 'sub_category_id' is not distinct from (sub_category_id_row.id)::text and removed.before ->> 'parent_sub_category_id' is not distinct from (parent_sub_category_id_row.id)::text
)
on conflict on constraint sub_category_parents_sub_category_id_parent_sub_category_id_key do update
set source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'sub_category_parents' and edited.record_id = present.id
  );

reset pointfolio.seeding;
