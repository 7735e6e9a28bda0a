-- Generated from facts/spending_caps.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.spending_caps as present (slug, credit_card_id, name, amount_cents, period, fallback_rate, source, source_url, verified_on, confidence)
select fact.slug::text, credit_card_id_row.id, fact.name::text, fact.amount_cents::bigint, fact.period::text, fact.fallback_rate::numeric, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('amex-gold-restaurants', 'amex-gold', 'Restaurants cap', 5000000, 'calendar_year', 1, 'rileydrakedesign/credit-card-optimizer; henrysha/credit-card-rewards-pwa; dswho2/card-rewards-optimizer', 'https://github.com/rileydrakedesign/credit-card-optimizer', '2026-08-08', 'high'),
('amex-gold-supermarkets', 'amex-gold', 'US supermarkets cap', 2500000, 'calendar_year', 1, 'rileydrakedesign/credit-card-optimizer; henrysha/credit-card-rewards-pwa; dswho2/card-rewards-optimizer', 'https://github.com/rileydrakedesign/credit-card-optimizer', '2026-08-08', 'high'),
('amex-platinum-flights', 'amex-platinum', 'Flights cap', 50000000, 'calendar_year', 1, 'atamayev/CCRewards; dswho2/card-rewards-optimizer', 'https://github.com/atamayev/CCRewards', '2025-09-20', 'medium'),
('amex-platinum-schwab-flights', 'amex-platinum-schwab', 'Flights cap', 50000000, 'calendar_year', 1, 'atamayev/CCRewards; dswho2/card-rewards-optimizer', 'https://github.com/atamayev/CCRewards', '2025-09-20', 'medium'),
('amex-platinum-morgan-stanley-flights', 'amex-platinum-morgan-stanley', 'Flights cap', 50000000, 'calendar_year', 1, 'atamayev/CCRewards; dswho2/card-rewards-optimizer', 'https://github.com/atamayev/CCRewards', '2025-09-20', 'medium'),
('amex-everyday-supermarkets', 'amex-everyday', 'US supermarkets cap', 600000, 'calendar_year', 1, 'atamayev/CCRewards', 'https://github.com/atamayev/CCRewards', '2023-10-19', 'medium'),
('amex-everyday-preferred-supermarkets', 'amex-everyday-preferred', 'US supermarkets cap', 600000, 'calendar_year', 1, 'own compilation of several publications', null, null, 'medium'),
('blue-cash-everyday-supermarkets', 'blue-cash-everyday', 'US supermarkets cap', 600000, 'calendar_year', 1, 'henrysha/credit-card-rewards-pwa; dswho2/card-rewards-optimizer; own compilation of several publications', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'high'),
('blue-cash-everyday-gas', 'blue-cash-everyday', 'US gas stations cap', 600000, 'calendar_year', 1, 'henrysha/credit-card-rewards-pwa; dswho2/card-rewards-optimizer; own compilation of several publications', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'high'),
('blue-cash-everyday-online', 'blue-cash-everyday', 'US online retail cap', 600000, 'calendar_year', 1, 'henrysha/credit-card-rewards-pwa; dswho2/card-rewards-optimizer; own compilation of several publications', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'high'),
('blue-cash-preferred-supermarkets', 'blue-cash-preferred', 'US supermarkets cap', 600000, 'calendar_year', 1, 'henrysha/credit-card-rewards-pwa; dswho2/card-rewards-optimizer; colinjianingxie/walletfreak', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'high'),
('bcp-ms-supermarkets', 'blue-cash-preferred-morgan-stanley', 'US supermarkets cap', 600000, 'calendar_year', 1, 'henrysha/credit-card-rewards-pwa', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'low'),
('delta-gold-biz-advertising', 'delta-skymiles-gold-business', 'US advertising cap', 5000000, 'calendar_year', 1, 'colinjianingxie/walletfreak', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'medium'),
('delta-gold-biz-shipping', 'delta-skymiles-gold-business', 'US shipping cap', 5000000, 'calendar_year', 1, 'colinjianingxie/walletfreak', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'medium'),
('delta-platinum-biz-15', 'delta-skymiles-platinum-business', '1.5x categories cap', 10000000, 'calendar_year', 1, 'colinjianingxie/walletfreak', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'medium'),
('hilton-business-5x', 'hilton-honors-business', '5x cap on all purchases', 10000000, 'calendar_year', 3, 'colinjianingxie/walletfreak', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'medium'),
('bevy-4x', 'marriott-bonvoy-bevy', 'Restaurants and supermarkets cap', 1500000, 'calendar_year', 2, 'jaygarvey/credit-card-tracker', 'https://github.com/jaygarvey/credit-card-tracker', '2025-10-14', 'medium'),
('bountiful-4x', 'marriott-bonvoy-bountiful', 'Dining and groceries cap', 1500000, 'calendar_year', 2, 'jaygarvey/credit-card-tracker', 'https://github.com/jaygarvey/credit-card-tracker', '2025-10-14', 'medium'),
('boundless-3x', 'marriott-bonvoy-boundless', 'Gas, grocery, dining cap', 600000, 'calendar_year', 2, 'colinjianingxie/walletfreak; dswho2/card-rewards-optimizer; atamayev/CCRewards; jaygarvey/credit-card-tracker', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'high'),
('amex-business-platinum-2x', 'amex-business-platinum', '2x business categories cap', 200000000, 'calendar_year', 1, 'American Express product page; atamayev/CCRewards', 'https://www.americanexpress.com/en-us/business/business-solutions/', '2023-10-19', 'medium'),
('amex-business-gold-4x', 'amex-business-gold', 'Top two categories cap', 15000000, 'calendar_year', 1, 'colinjianingxie/walletfreak; Upgraded Points', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'high'),
('blue-business-plus-2x', 'blue-business-plus', '2x cap on all purchases', 5000000, 'calendar_year', 1, 'henrysha/credit-card-rewards-pwa; colinjianingxie/walletfreak; atamayev/CCRewards', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'high'),
('blue-business-cash-2', 'blue-business-cash', '2% cap on all purchases', 5000000, 'calendar_year', 1, 'henrysha/credit-card-rewards-pwa; colinjianingxie/walletfreak', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'high'),
('freedom-flex-rotating', 'chase-freedom-flex', 'Quarterly 5% cap', 150000, 'quarter', 1, 'rileydrakedesign/credit-card-optimizer; henrysha/credit-card-rewards-pwa; ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/rileydrakedesign/credit-card-optimizer', '2026-08-08', 'high'),
('freedom-rotating', 'chase-freedom', 'Quarterly 5% cap', 150000, 'quarter', 1, 'henrysha/credit-card-rewards-pwa; ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'high'),
('ink-cash-5', 'ink-business-cash', 'Combined 5% cap', 2500000, 'anniversary_year', 1, 'henrysha/credit-card-rewards-pwa; atamayev/CCRewards; own compilation of several publications', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'high'),
('ink-cash-2', 'ink-business-cash', 'Combined 2% cap', 2500000, 'anniversary_year', 1, 'henrysha/credit-card-rewards-pwa; atamayev/CCRewards; own compilation of several publications', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'high'),
('ink-preferred-3x', 'ink-business-preferred', 'Combined 3x cap', 15000000, 'anniversary_year', 1, 'henrysha/credit-card-rewards-pwa; atamayev/CCRewards; own compilation of several publications', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'high'),
('instacart-portal-cap', 'instacart-mastercard', 'Instacart 5% cap', 600000, 'calendar_year', 1, 'dswho2/card-rewards-optimizer', 'https://github.com/dswho2/card-rewards-optimizer', '2025-09-20', 'low'),
('southwest-plus-2x', 'southwest-plus', 'Gas and grocery cap', 500000, 'anniversary_year', 1, 'v3finmedia.online (Southwest card revamp); colinjianingxie/walletfreak; jaygarvey/credit-card-tracker', 'https://v3finmedia.online/2025/07/26/southwest-offers-new-100000-point-bonus-as-it-revamps-its-credit-cards', '2026-03-30', 'high'),
('southwest-premier-2x', 'southwest-premier', 'Restaurant and grocery cap', 800000, 'anniversary_year', 1, 'jaygarvey/credit-card-tracker; dswho2/card-rewards-optimizer', 'https://github.com/jaygarvey/credit-card-tracker', '2025-10-14', 'medium'),
('southwest-premier-biz-2x', 'southwest-premier-business', 'Restaurant and gas cap', 800000, 'anniversary_year', 1, 'colinjianingxie/walletfreak', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'medium'),
('custom-cash-5', 'citi-custom-cash', 'Top category cap', 50000, 'billing_cycle', 1, 'rileydrakedesign/credit-card-optimizer; henrysha/credit-card-rewards-pwa; ryansliao/Credit-Card-Roadmap-Tool; own compilation of several publications', 'https://github.com/rileydrakedesign/credit-card-optimizer', '2026-08-08', 'high'),
('costco-gas', 'costco-anywhere-visa', 'Gas and EV cap', 700000, 'calendar_year', 1, 'colinjianingxie/walletfreak; jaygarvey/credit-card-tracker', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'high'),
('costco-biz-gas', 'costco-anywhere-visa-business', 'Gas cap', 700000, 'calendar_year', 1, 'davidx7217/caddy cards.json (read from issuer page citi.com costco-anywhere-visa-business-card); CreditOdds', 'https://github.com/davidx7217/caddy/blob/main/data/cards.json', '2026-09-29', 'high'),
('bofa-customized-q', 'bofa-customized-cash', 'Combined 3% and 2% cap', 250000, 'quarter', 1, 'own compilation of several publications; colinjianingxie/walletfreak; FinanceBuzz', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'high'),
('bofa-customized-student-q', 'bofa-customized-cash-student', 'Combined 3% and 2% cap', 250000, 'quarter', 1, 'FinanceBuzz', 'https://insurance.financebuzz.com/bank-of-america-customized-cash-categories', '2024-10-15', 'medium'),
('bofa-biz-customized-y', 'bofa-business-customized-cash', 'Combined 3% and 2% cap', 5000000, 'calendar_year', 1, 'colinjianingxie/walletfreak', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'medium'),
('cash-plus-5', 'us-bank-cash-plus', 'Combined 5% cap', 200000, 'quarter', 1, 'legalclarity.org; colinjianingxie/walletfreak; own compilation of several publications', 'https://legalclarity.org/what-are-the-u-s-bank-cash-categories', '2026-03-30', 'high'),
('shopper-6', 'us-bank-shopper-cash', '6% retailers cap', 150000, 'quarter', 1.5, 'NerdWallet; practicalrewards.com', 'https://nerdwallet.com/article/credit-cards/us-bank-shopper-cash-rewards-card-up-to-6-back', '2024-11-01', 'high'),
('shopper-3', 'us-bank-shopper-cash', '3% everyday cap', 150000, 'quarter', 1.5, 'NerdWallet; practicalrewards.com', 'https://nerdwallet.com/article/credit-cards/us-bank-shopper-cash-rewards-card-up-to-6-back', '2024-11-01', 'high'),
('altitude-connect-4x', 'us-bank-altitude-connect', 'Gas and EV cap', 100000, 'quarter', 1, 'U.S. Bank product page', 'https://www.usbank.com/credit-cards/altitude-connect-visa-signature-credit-card.html', null, 'low'),
('altitude-go-dining', 'us-bank-altitude-go', 'Dining cap', 200000, 'quarter', 1, 'unverified general knowledge', null, null, 'low'),
('altitude-reserve-wallet', 'us-bank-altitude-reserve', 'Mobile wallet cap from Dec 2025', 500000, 'billing_cycle', 1, 'Frequent Miler; colinjianingxie/walletfreak', 'https://frequentmiler.com/u-s-bank-altitude-reserve-major-changes-expected-in-december-is-it-the-end', '2026-03-30', 'high'),
('biz-altitude-connect-4x', 'us-bank-business-altitude-connect', '4x cap', 15000000, 'calendar_year', 1, 'U.S. Bank benefits page', 'https://stage.usbank.com/business-banking/business-credit-cards/benefits/altitude-connect-card-benefits.html', '2025-04-14', 'high'),
('smartly-bonus', 'us-bank-smartly', 'Tier bonus cap', 1000000, 'billing_cycle', 2, 'own compilation of several publications; Frequent Miler', 'https://frequentmiler.com/changes-to-the-us-bank-smartly-card', '2025-04-09', 'high'),
('obsidian-grocery', 'bilt-obsidian', 'Grocery 3x cap', 2500000, 'calendar_year', 1, 'cardcurator.ai; ryansliao/Credit-Card-Roadmap-Tool', 'https://cardcurator.ai/blog/bilt-card-2-guide', '2026-05-02', 'medium'),
('discover-rotating', 'discover-it-cash-back', 'Quarterly 5% cap', 150000, 'quarter', 1, 'rileydrakedesign/credit-card-optimizer; ryansliao/Credit-Card-Roadmap-Tool; own compilation of several publications', 'https://github.com/rileydrakedesign/credit-card-optimizer', '2026-05-02', 'high'),
('discover-student-rotating', 'discover-it-student-cash-back', 'Quarterly 5% cap', 150000, 'quarter', 1, 'jaygarvey/credit-card-tracker; own compilation of several publications', 'https://github.com/jaygarvey/credit-card-tracker', '2025-10-14', 'high'),
('discover-chrome-2', 'discover-it-chrome', 'Gas and restaurants cap', 100000, 'quarter', 1, 'jaygarvey/credit-card-tracker; atamayev/CCRewards', 'https://github.com/jaygarvey/credit-card-tracker', '2025-10-14', 'high'),
('discover-secured-2', 'discover-it-secured', 'Gas and restaurants cap', 100000, 'quarter', 1, 'jaygarvey/credit-card-tracker; atamayev/CCRewards', 'https://github.com/jaygarvey/credit-card-tracker', '2025-10-14', 'high'),
('discover-student-chrome-2', 'discover-it-student-chrome', 'Gas and restaurants cap', 100000, 'quarter', 1, 'jaygarvey/credit-card-tracker', 'https://github.com/jaygarvey/credit-card-tracker', '2025-10-14', 'medium'),
('aaa-daily-grocery', 'aaa-daily-advantage', 'Grocery 5% cap', 1000000, 'calendar_year', 1, 'CreditOdds, AAA Daily Advantage', 'https://github.com/CreditOdds/creditodds/blob/main/data/cards/aaa-daily-advantage-visa-signature.yaml', '2026-08-18', 'medium'),
('aaa-travel-gas', 'aaa-travel-advantage', 'Gas 5% cap', 700000, 'calendar_year', 1, 'CreditOdds, AAA Travel Advantage', 'https://github.com/CreditOdds/creditodds/blob/main/data/cards/aaa-travel-advantage-visa-signature.yaml', '2026-08-18', 'medium'),
('usaa-gas', 'usaa-cashback-rewards-plus', 'Gas and base cap', 300000, 'calendar_year', 1, 'unverified general knowledge', null, null, 'low'),
('usaa-grocery', 'usaa-cashback-rewards-plus', 'Grocery cap', 300000, 'calendar_year', 1, 'unverified general knowledge', null, null, 'low'),
('alliant-25', 'alliant-cashback', '2.5% monthly cap', 1000000, 'billing_cycle', 1.5, 'own compilation of several publications', null, null, 'medium'),
('pnc-cash', 'pnc-cash-rewards', 'Bonus categories cap', 800000, 'calendar_year', 1, 'unverified general knowledge', null, null, 'low'),
('amazon-business-5', 'amazon-business-amex', 'Amazon 5% cap', 12000000, 'calendar_year', 1, 'CreditOdds, Amazon Business Prime American Express', 'https://github.com/CreditOdds/creditodds/blob/main/data/cards/amazon-business-prime-american-express-card.yaml', '2026-08-18', 'medium'),
('sams-gas', 'sams-club-mastercard', 'Gas cap', 600000, 'calendar_year', 1, 'unverified general knowledge', null, null, 'low'),
('aaa-daily-gas-clubs', 'aaa-daily-advantage', 'Gas and wholesale club 3% cap', 1666600, 'calendar_year', 1, 'CreditOdds, AAA Daily Advantage; cap is 500 dollars cash back a year shared with groceries', 'https://github.com/CreditOdds/creditodds/blob/main/data/cards/aaa-daily-advantage-visa-signature.yaml', '2026-08-18', 'medium'),
('csr-business-advertising', 'chase-sapphire-reserve-business', 'Advertising 3x cap', 100000000, 'anniversary_year', 1, 'davidx7217/caddy cards.json (read from issuer page Sapphire Reserve for Business offer details; from 2026-11-15)', 'https://github.com/davidx7217/caddy/blob/main/data/cards.json', '2026-09-28', 'medium'),
('altitude-power-wallet', 'us-bank-business-altitude-power', 'Mobile wallet cap', 500000, 'quarter', 2, 'U.S. Bank, Business Altitude Power benefits; USA Today Blueprint review', 'https://www.usbank.com/business-banking/business-credit-cards/benefits/altitude-power-card-benefits.html', null, 'high'),
('usaa-military', 'usaa-cashback-rewards-plus', 'Military base cap', 500000, 'calendar_year', 1, 'USAA reward program terms read by davidx7217/caddy; CreditOdds', 'https://www.usaa.com/banking/credit-cards-public/cash-back/rewards-plus/', '2026-09-28', 'high')
) fact (slug, credit_card_id, name, amount_cents, period, fallback_rate, source, source_url, verified_on, confidence)
join public.credit_cards credit_card_id_row on credit_card_id_row.slug = fact.credit_card_id
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'spending_caps' and removed.operation = 'DELETE'
    and removed.before ->> 'slug' is not distinct from (fact.slug::text)::text
)
on conflict on constraint spending_caps_slug_key do update
set credit_card_id = excluded.credit_card_id, name = excluded.name, amount_cents = excluded.amount_cents, period = excluded.period, fallback_rate = excluded.fallback_rate, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.credit_card_id, present.name, present.amount_cents, present.period, present.fallback_rate, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.credit_card_id, excluded.name, excluded.amount_cents, excluded.period, excluded.fallback_rate, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'spending_caps' and edited.record_id = present.id
  );

reset pointfolio.seeding;
