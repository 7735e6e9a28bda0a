-- Generated from facts/acceptance.csv by "npm run seeds:build"; edit the facts, not this file.
select private.apply_facts(
  'acceptance', 'acceptance',
  array['sub_category_id', 'network', 'is_accepted', 'source', 'source_url', 'verified_on', 'confidence'],
  array['sub_category_id', 'network'],
  '{"sub_category_id":"sub_categories"}',
  '[
["costco", "mastercard", false, "USA Today Blueprint; Tasting Table 2025 (warehouses take only Visa credit cards; Costco.com also Mastercard)", "https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/", "2025-04-27", "medium"],
["costco", "amex", false, "USA Today Blueprint; Tasting Table 2025 (warehouses take only Visa credit cards; Costco.com also Mastercard)", "https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/", "2025-04-27", "medium"],
["costco", "discover", false, "USA Today Blueprint; Tasting Table 2025 (warehouses take only Visa credit cards; Costco.com also Mastercard)", "https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/", "2025-04-27", "medium"],
["costco", "other", false, "USA Today Blueprint; Tasting Table 2025 (warehouses take only Visa credit cards; Costco.com also Mastercard)", "https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/", "2025-04-27", "medium"],
["costco-gas", "mastercard", false, "postedium.com; USA Today Blueprint (gas stations: only Visa credit cards)", "https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/", "2025-04-27", "medium"],
["costco-gas", "amex", false, "postedium.com; USA Today Blueprint (gas stations: only Visa credit cards)", "https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/", "2025-04-27", "medium"],
["costco-gas", "discover", false, "postedium.com; USA Today Blueprint (gas stations: only Visa credit cards)", "https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/", "2025-04-27", "medium"],
["costco-gas", "other", false, "postedium.com; USA Today Blueprint (gas stations: only Visa credit cards)", "https://www.usatoday.com/money/blueprint/credit-cards/what-credit-cards-does-costco-accept/", "2025-04-27", "medium"]
]'
);
