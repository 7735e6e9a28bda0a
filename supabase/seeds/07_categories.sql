-- Generated from facts/categories.csv by "npm run seeds:build"; edit the facts, not this file.
select private.apply_facts(
  'categories', 'categories',
  array['slug', 'name', 'icon', 'position', 'source', 'source_url', 'verified_on', 'confidence'],
  array['slug'],
  '{}',
  '[
["dining", "Dining", "utensils", 10, "own", null, null, "high"],
["groceries", "Groceries", "shopping-cart", 20, "own", null, null, "high"],
["gas", "Gas & EV charging", "fuel", 30, "own", null, null, "high"],
["travel", "Travel", "plane", 40, "own", null, null, "high"],
["transit", "Transit & local transport", "train-front", 50, "own", null, null, "high"],
["streaming", "Streaming", "tv", 60, "own", null, null, "high"],
["drugstores", "Drugstores", "pill", 70, "own", null, null, "high"],
["home-improvement", "Home improvement & furnishing", "hammer", 80, "own", null, null, "high"],
["wholesale-clubs", "Wholesale clubs", "warehouse", 90, "own", null, null, "high"],
["online-shopping", "Online shopping", "mouse-pointer-click", 100, "own", null, null, "high"],
["retail", "Shops & department stores", "store", 110, "own", null, null, "high"],
["utilities", "Utilities & telecom", "plug", 120, "own", null, null, "high"],
["entertainment", "Entertainment", "ticket", 130, "own", null, null, "high"],
["wellness", "Fitness & personal care", "dumbbell", 140, "own", null, null, "high"],
["business", "Office & business services", "briefcase-business", 150, "own", null, null, "high"],
["housing", "Rent & mortgage", "house", 160, "own", null, null, "high"],
["insurance", "Insurance", "shield-check", 170, "own", null, null, "high"],
["medical", "Medical & pets", "stethoscope", 180, "own", null, null, "high"],
["charity", "Charity, education & tax", "heart-handshake", 190, "own", null, null, "high"],
["everything-else", "Everything else", "circle-dollar-sign", 200, "own", null, null, "high"]
]'
);
