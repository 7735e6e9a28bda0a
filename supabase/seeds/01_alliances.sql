-- Generated from facts/alliances.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.alliances as present (slug, name, website_url, source, source_url, verified_on, confidence)
select fact.slug::text, fact.name::text, fact.website_url::text, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('star-alliance', 'Star Alliance', 'https://www.staralliance.com', 'OpenTravelData (CC-BY 4.0)', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('oneworld', 'oneworld', 'https://www.oneworld.com', 'OpenTravelData (CC-BY 4.0)', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('skyteam', 'SkyTeam', 'https://www.skyteam.com', 'OpenTravelData (CC-BY 4.0)', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high')
) fact (slug, name, website_url, source, source_url, verified_on, confidence)
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'alliances' and removed.operation = 'DELETE'
    and removed.before ->> 'slug' is not distinct from (fact.slug::text)::text
)
on conflict on constraint alliances_slug_key do update
set name = excluded.name, website_url = excluded.website_url, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.name, present.website_url, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.name, excluded.website_url, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'alliances' and edited.record_id = present.id
  );

reset pointfolio.seeding;
