-- Generated from facts/categories.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.categories as present (slug, name, icon, position, source, source_url, verified_on, confidence)
select fact.slug::text, fact.name::text, fact.icon::text, fact.position::integer, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('dining', 'Dining', 'utensils', 10, 'own', null, null, 'high'),
('groceries', 'Groceries', 'shopping-cart', 20, 'own', null, null, 'high'),
('gas', 'Gas & EV charging', 'fuel', 30, 'own', null, null, 'high'),
('travel', 'Travel', 'plane', 40, 'own', null, null, 'high'),
('transit', 'Transit & local transport', 'train-front', 50, 'own', null, null, 'high'),
('streaming', 'Streaming', 'tv', 60, 'own', null, null, 'high'),
('drugstores', 'Drugstores', 'pill', 70, 'own', null, null, 'high'),
('home-improvement', 'Home improvement & furnishing', 'hammer', 80, 'own', null, null, 'high'),
('wholesale-clubs', 'Wholesale clubs', 'warehouse', 90, 'own', null, null, 'high'),
('online-shopping', 'Online shopping', 'mouse-pointer-click', 100, 'own', null, null, 'high'),
('retail', 'Shops & department stores', 'store', 110, 'own', null, null, 'high'),
('utilities', 'Utilities & telecom', 'plug', 120, 'own', null, null, 'high'),
('entertainment', 'Entertainment', 'ticket', 130, 'own', null, null, 'high'),
('wellness', 'Fitness & personal care', 'dumbbell', 140, 'own', null, null, 'high'),
('business', 'Office & business services', 'briefcase-business', 150, 'own', null, null, 'high'),
('housing', 'Rent & mortgage', 'house', 160, 'own', null, null, 'high'),
('insurance', 'Insurance', 'shield-check', 170, 'own', null, null, 'high'),
('medical', 'Medical & pets', 'stethoscope', 180, 'own', null, null, 'high'),
('charity', 'Charity, education & tax', 'heart-handshake', 190, 'own', null, null, 'high'),
('everything-else', 'Everything else', 'circle-dollar-sign', 200, 'own', null, null, 'high')
) fact (slug, name, icon, position, source, source_url, verified_on, confidence)
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'categories' and removed.operation = 'DELETE'
    and removed.before ->> 'slug' is not distinct from (fact.slug::text)::text
)
on conflict on constraint categories_slug_key do update
set name = excluded.name, icon = excluded.icon, position = excluded.position, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.name, present.icon, present.position, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.name, excluded.icon, excluded.position, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'categories' and edited.record_id = present.id
  );

reset pointfolio.seeding;
