-- Generated from facts/linked_rates.csv by "npm run seeds:build"; edit the facts, not this file.
select private.apply_facts(
  'linked_rates', 'linked_rates',
  array['slug', 'credit_card_id', 'sub_category_slugs', 'step_1_at_least_percent', 'step_1_rate', 'step_2_at_least_percent', 'step_2_rate', 'step_3_at_least_percent', 'step_3_rate', 'step_4_at_least_percent', 'step_4_rate', 'otherwise_points', 'points_per_other_dollar', 'at_most_rate', 'valid_during', 'source', 'source_url', 'verified_on', 'confidence'],
  array['slug'],
  '{"credit_card_id":"credit_cards"}',
  '[
["bilt-blue-housing", "bilt-blue-card", ["rent","mortgage"], 25, 0.5, 50, 0.75, 75, 1, 100, 1.25, 250, 1.3333, 1, "[,]", "Bilt offer terms and support pages read by sgolovine/cc-offers 2026-05-29 (the same for the three cards); ghe1a.com 2026-09-30 (under 25 percent: 250 points); US Credit Card Guide, Pointspath, The Points Guy and NextCard 2026-02 (steps, $3 of Bilt Cash unlock 100 points)", "https://www.bilt.com/terms/bilt-card-offer-terms", "2026-09-30", "high"],
["bilt-obsidian-housing", "bilt-obsidian", ["rent","mortgage"], 25, 0.5, 50, 0.75, 75, 1, 100, 1.25, 250, 1.3333, 1, "[,]", "Bilt offer terms and support pages read by sgolovine/cc-offers 2026-05-29 (the same for the three cards); ghe1a.com 2026-09-30 (under 25 percent: 250 points); US Credit Card Guide, Pointspath, The Points Guy and NextCard 2026-02 (steps, $3 of Bilt Cash unlock 100 points)", "https://www.bilt.com/terms/bilt-card-offer-terms", "2026-09-30", "high"],
["bilt-palladium-housing", "bilt-palladium", ["rent","mortgage"], 25, 0.5, 50, 0.75, 75, 1, 100, 1.25, 250, 1.3333, 1, "[,]", "Bilt offer terms and support pages read by sgolovine/cc-offers 2026-05-29 (the same for the three cards); ghe1a.com 2026-09-30 (under 25 percent: 250 points); US Credit Card Guide, Pointspath, The Points Guy and NextCard 2026-02 (steps, $3 of Bilt Cash unlock 100 points)", "https://www.bilt.com/terms/bilt-card-offer-terms", "2026-09-30", "high"]
]'
);
