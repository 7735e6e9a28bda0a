-- Generated from facts/alliances.csv by "npm run seeds:build"; edit the facts, not this file.
select private.apply_facts(
  'alliances', 'alliances',
  array['slug', 'name', 'website_url', 'other_airlines', 'source', 'source_url', 'verified_on', 'confidence'],
  array['slug'],
  '{}',
  '[
["star-alliance", "Star Alliance", "https://www.staralliance.com", "Aegean Airlines, Air China, Air India, Air New Zealand, Asiana Airlines, Austrian Airlines, Brussels Airlines, Copa Airlines, Croatia Airlines, EgyptAir, Ethiopian Airlines, LOT Polish Airlines, Shenzhen Airlines, South African Airways, Swiss", "OpenTravelData (CC-BY 4.0); members since 2024 added by hand, partly without a source", "https://github.com/opentraveldata/opentraveldata", "2026-07-21", "medium"],
["oneworld", "oneworld", "https://www.oneworld.com", "Fiji Airways, Malaysia Airlines, Oman Air, Royal Air Maroc, Royal Jordanian, SriLankan Airlines", "OpenTravelData (CC-BY 4.0); members since 2024 added by hand, partly without a source", "https://github.com/opentraveldata/opentraveldata", "2026-07-21", "medium"],
["skyteam", "SkyTeam", "https://www.skyteam.com", "Aerolíneas Argentinas, Air Europa, China Airlines, China Eastern, Garuda Indonesia, Kenya Airways, Middle East Airlines, SAS, Saudia, TAROM, Vietnam Airlines, XiamenAir", "OpenTravelData (CC-BY 4.0); members since 2024 added by hand, partly without a source", "https://github.com/opentraveldata/opentraveldata", "2026-07-21", "medium"]
]'
);
