-- Generated from facts/alliances.csv by "npm run seeds:build"; edit the facts, not this file.
select private.apply_facts(
  'alliances', 'alliances',
  array['slug', 'name', 'website_url', 'source', 'source_url', 'verified_on', 'confidence'],
  array['slug'],
  '{}',
  '[
["star-alliance", "Star Alliance", "https://www.staralliance.com", "OpenTravelData (CC-BY 4.0)", "https://github.com/opentraveldata/opentraveldata", "2026-07-21", "medium"],
["oneworld", "oneworld", "https://www.oneworld.com", "OpenTravelData (CC-BY 4.0)", "https://github.com/opentraveldata/opentraveldata", "2026-07-21", "medium"],
["skyteam", "SkyTeam", "https://www.skyteam.com", "OpenTravelData (CC-BY 4.0)", "https://github.com/opentraveldata/opentraveldata", "2026-07-21", "medium"]
]'
);
