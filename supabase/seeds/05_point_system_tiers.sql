-- Generated from facts/point_system_tiers.csv by "npm run seeds:build"; edit the facts, not this file.
select private.apply_facts(
  'point_system_tiers', 'point_system_tiers',
  array['slug', 'point_system_id', 'company_id', 'name', 'earn_bonus_percent', 'min_balance_cents', 'valid_during', 'source', 'source_url', 'verified_on', 'confidence'],
  array['slug'],
  '{"point_system_id":"point_systems","company_id":"companies"}',
  '[
["bofa-preferred-gold", "bofa-points", "bank-of-america", "Preferred Rewards Gold", 25, 2000000, "[,2026-05-26]", "own compilation of several publications", null, null, "high"],
["bofa-preferred-platinum", "bofa-points", "bank-of-america", "Preferred Rewards Platinum", 50, 5000000, "[,2026-05-26]", "own compilation of several publications", null, null, "high"],
["bofa-preferred-platinum-honors", "bofa-points", "bank-of-america", "Preferred Rewards Platinum Honors", 75, 10000000, "[,2026-05-26]", "own compilation of several publications", null, null, "high"],
["bofa-preferred-diamond", "bofa-points", "bank-of-america", "Preferred Rewards Diamond", 75, 100000000, "[,2026-05-26]", "own compilation of several publications", null, null, "high"],
["bofa-rewards-member", "bofa-points", "bank-of-america", "BofA Rewards Member", 10, 0, "[2026-05-27,]", "own compilation of several publications", null, null, "high"],
["bofa-rewards-preferred-plus", "bofa-points", "bank-of-america", "BofA Rewards Preferred Plus", 25, 3000000, "[2026-05-27,]", "own compilation of several publications", null, null, "high"],
["bofa-rewards-preferred-honors", "bofa-points", "bank-of-america", "BofA Rewards Preferred Honors", 50, 10000000, "[2026-05-27,]", "own compilation of several publications", null, null, "high"],
["bofa-rewards-premier", "bofa-points", "bank-of-america", "BofA Rewards Premier", 75, 100000000, "[2026-05-27,]", "own compilation of several publications", null, null, "high"],
["bofa-cash-preferred-gold", "cash", "bank-of-america", "Preferred Rewards Gold (cash cards)", 25, 2000000, "[,2026-05-26]", "own compilation of several publications", null, null, "high"],
["bofa-cash-preferred-platinum", "cash", "bank-of-america", "Preferred Rewards Platinum (cash cards)", 50, 5000000, "[,2026-05-26]", "own compilation of several publications", null, null, "high"],
["bofa-cash-preferred-platinum-honors", "cash", "bank-of-america", "Preferred Rewards Platinum Honors (cash cards)", 75, 10000000, "[,2026-05-26]", "own compilation of several publications", null, null, "high"],
["bofa-cash-rewards-member", "cash", "bank-of-america", "BofA Rewards Member (cash cards)", 10, 0, "[2026-05-27,]", "own compilation of several publications", null, null, "high"],
["bofa-cash-rewards-preferred-plus", "cash", "bank-of-america", "BofA Rewards Preferred Plus (cash cards)", 25, 3000000, "[2026-05-27,]", "own compilation of several publications", null, null, "high"],
["bofa-cash-rewards-preferred-honors", "cash", "bank-of-america", "BofA Rewards Preferred Honors (cash cards)", 50, 10000000, "[2026-05-27,]", "own compilation of several publications", null, null, "high"],
["bofa-cash-rewards-premier", "cash", "bank-of-america", "BofA Rewards Premier (cash cards)", 75, 100000000, "[2026-05-27,]", "own compilation of several publications", null, null, "high"],
["smartly-old-5k", "cash", "us-bank", "Smartly tier 5k (applied before 2025-04-14)", 25, 500000, "[,]", "own compilation of several publications; Frequent Miler", "https://frequentmiler.com/changes-to-the-us-bank-smartly-card", "2025-04-09", "high"],
["smartly-old-50k", "cash", "us-bank", "Smartly tier 50k (applied before 2025-04-14)", 50, 5000000, "[,]", "own compilation of several publications; Frequent Miler", "https://frequentmiler.com/changes-to-the-us-bank-smartly-card", "2025-04-09", "high"],
["smartly-old-100k", "cash", "us-bank", "Smartly tier 100k (applied before 2025-04-14)", 100, 10000000, "[,]", "own compilation of several publications; Frequent Miler", "https://frequentmiler.com/changes-to-the-us-bank-smartly-card", "2025-04-09", "high"],
["smartly-new-10k", "cash", "us-bank", "Smartly tier 10k checking (applied from 2025-04-14)", 25, 1000000, "[2025-04-14,]", "own compilation of several publications; Frequent Miler", "https://frequentmiler.com/changes-to-the-us-bank-smartly-card", "2025-04-09", "high"],
["smartly-new-50k", "cash", "us-bank", "Smartly tier 50k checking (applied from 2025-04-14)", 50, 5000000, "[2025-04-14,]", "own compilation of several publications; Frequent Miler", "https://frequentmiler.com/changes-to-the-us-bank-smartly-card", "2025-04-09", "high"],
["smartly-new-100k", "cash", "us-bank", "Smartly tier 100k checking (applied from 2025-04-14)", 100, 10000000, "[2025-04-14,]", "own compilation of several publications; Frequent Miler", "https://frequentmiler.com/changes-to-the-us-bank-smartly-card", "2025-04-09", "high"],
["bilt-blue", "bilt-rewards", "bilt", "Bilt Blue", 0, null, "[,]", "unverified general knowledge", null, null, "low"],
["bilt-silver", "bilt-rewards", "bilt", "Bilt Silver", 0, null, "[,]", "unverified general knowledge", null, null, "low"],
["bilt-gold", "bilt-rewards", "bilt", "Bilt Gold", 0, null, "[,]", "unverified general knowledge", null, null, "low"],
["bilt-platinum", "bilt-rewards", "bilt", "Bilt Platinum", 0, null, "[,]", "unverified general knowledge", null, null, "low"]
]'
);
