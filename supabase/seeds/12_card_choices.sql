-- Generated from facts/card_choices.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.card_choices as present (slug, credit_card_id, name, mode, choose_count, rate, spending_cap_id, change_period, source, source_url, verified_on, confidence)
select fact.slug::text, credit_card_id_row.id, fact.name::text, fact.mode::text, fact.choose_count::smallint, fact.rate::numeric, spending_cap_id_row.id, fact.change_period::text, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('custom-cash-top', 'citi-custom-cash', 'Top eligible category', 'top_spend', 1, 5, 'custom-cash-5', 'billing_cycle', 'rileydrakedesign/credit-card-optimizer; ryansliao/Credit-Card-Roadmap-Tool; own compilation of several publications', 'https://github.com/rileydrakedesign/credit-card-optimizer', '2026-05-02', 'high'),
('business-gold-top2', 'amex-business-gold', 'Top two business categories', 'top_spend', 2, 4, 'amex-business-gold-4x', 'billing_cycle', 'colinjianingxie/walletfreak; Upgraded Points', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'high'),
('hyatt-business-top3', 'world-of-hyatt-business', 'Top three business categories', 'top_spend', 3, 2, null, 'quarter', 'colinjianingxie/walletfreak', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'medium'),
('bofa-customized-3', 'bofa-customized-cash', '3% choice category', 'member_selected', 1, 3, 'bofa-customized-q', 'month', 'own compilation of several publications; FinanceBuzz; colinjianingxie/walletfreak', 'https://insurance.financebuzz.com/bank-of-america-customized-cash-categories', '2026-03-30', 'high'),
('bofa-customized-student-3', 'bofa-customized-cash-student', '3% choice category', 'member_selected', 1, 3, 'bofa-customized-student-q', 'month', 'FinanceBuzz; colinjianingxie/walletfreak', 'https://insurance.financebuzz.com/bank-of-america-customized-cash-categories', '2026-03-30', 'medium'),
('bofa-biz-customized-3', 'bofa-business-customized-cash', '3% choice category', 'member_selected', 1, 3, 'bofa-biz-customized-y', 'month', 'colinjianingxie/walletfreak', 'https://github.com/colinjianingxie/walletfreak', '2026-03-30', 'medium'),
('cash-plus-two', 'us-bank-cash-plus', 'Two 5% categories', 'member_selected', 2, 5, 'cash-plus-5', 'quarter', 'legalclarity.org; colinjianingxie/walletfreak; own compilation of several publications', 'https://legalclarity.org/what-are-the-u-s-bank-cash-categories', '2026-03-30', 'high'),
('cash-plus-everyday', 'us-bank-cash-plus', 'One 2% everyday category', 'member_selected', 1, 2, null, 'quarter', 'legalclarity.org; colinjianingxie/walletfreak', 'https://legalclarity.org/what-are-the-u-s-bank-cash-categories', '2026-03-30', 'medium'),
('shopper-retailers', 'us-bank-shopper-cash', 'Two 6% retailers', 'member_selected', 2, 6, 'shopper-6', 'quarter', 'NerdWallet; practicalrewards.com', 'https://nerdwallet.com/article/credit-cards/us-bank-shopper-cash-rewards-card-up-to-6-back', '2024-11-01', 'high'),
('shopper-everyday', 'us-bank-shopper-cash', 'One 3% everyday category', 'member_selected', 1, 3, 'shopper-3', 'quarter', 'NerdWallet; practicalrewards.com', 'https://nerdwallet.com/article/credit-cards/us-bank-shopper-cash-rewards-card-up-to-6-back', '2024-11-01', 'high'),
('strata-self-select', 'citi-strata', '3x self-select category', 'member_selected', 1, 3, null, null, 'ryansliao/Credit-Card-Roadmap-Tool; jaygarvey/credit-card-tracker', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'high'),
('obsidian-choice', 'bilt-obsidian', 'Dining or grocery at 3x', 'member_selected', 1, 3, null, null, 'cardcurator.ai; colinjianingxie/walletfreak; ryansliao/Credit-Card-Roadmap-Tool', 'https://cardcurator.ai/blog/bilt-card-2-guide', '2026-05-02', 'high'),
('freedom-flex-quarterly', 'chase-freedom-flex', 'Quarterly categories', 'rotating', null, 5, 'freedom-flex-rotating', 'quarter', 'rileydrakedesign/credit-card-optimizer; henrysha/credit-card-rewards-pwa; ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/rileydrakedesign/credit-card-optimizer', '2026-08-08', 'high'),
('freedom-quarterly', 'chase-freedom', 'Quarterly categories', 'rotating', null, 5, 'freedom-rotating', 'quarter', 'henrysha/credit-card-rewards-pwa; ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/henrysha/credit-card-rewards-pwa', '2026-08-08', 'high'),
('discover-quarterly', 'discover-it-cash-back', 'Quarterly categories', 'rotating', null, 5, 'discover-rotating', 'quarter', 'rileydrakedesign/credit-card-optimizer; ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/rileydrakedesign/credit-card-optimizer', '2026-05-02', 'high'),
('discover-student-quarterly', 'discover-it-student-cash-back', 'Quarterly categories', 'rotating', null, 5, 'discover-student-rotating', 'quarter', 'jaygarvey/credit-card-tracker; colinjianingxie/walletfreak', 'https://github.com/jaygarvey/credit-card-tracker', '2026-03-30', 'high'),
('huntington-voice-choice', 'huntington-voice', '3x choice category', 'member_selected', 1, 3, 'huntington-voice-3x', 'quarter', 'Huntington Voice FAQ (copy); Columbus Dispatch 2013 (choice, changeable each quarter); cap of $2,000 a quarter: general knowledge', 'https://1library.net/document/zlgwjj0g-voice-consumer-credit-card-rewards-faq-s.html', null, 'low'),
('td-cash-3', 'td-cash', '3% spend category', 'member_selected', 1, 3, null, 'quarter', 'TD Bank, TD Cash page (choice each quarter; defaults 3% dining, 2% groceries)', 'https://td.com/us/en/personal-banking/credit-cards/cash-card/lpb', null, 'high'),
('td-cash-2', 'td-cash', '2% spend category', 'member_selected', 1, 2, null, 'quarter', 'TD Bank, TD Cash page (choice each quarter; defaults 3% dining, 2% groceries)', 'https://td.com/us/en/personal-banking/credit-cards/cash-card/lpb', null, 'high'),
('leverage-top2', 'us-bank-business-leverage', 'Top two categories', 'top_spend', 2, 2, null, 'month', 'U.S. Bank, Business Leverage benefits page; sgolovine/cc-offers (product and terms pages 2026-05-29)', 'https://benefits.usbank.com/business/benefits/benefits-us-bank-business-leverage.html', '2026-05-29', 'high'),
('bofa-customized-secured-3', 'bofa-customized-cash-secured', '3% choice category', 'member_selected', 1, 3, 'bofa-customized-secured-q', 'month', 'CreditOdds; opencard-ai/opencard (issuer page, Bankrate)', 'https://www.bankofamerica.com/credit-cards/products/cash-back-secured-credit-card/', '2026-08-22', 'high'),
('discover-nhl-quarterly', 'discover-nhl', 'Quarterly categories', 'rotating', null, 5, 'discover-nhl-rotating', 'quarter', 'CreditOdds/creditodds card file (issuer page)', 'https://github.com/CreditOdds/creditodds', '2026-08-22', 'medium'),
('chime-rotating', 'chime-card', '1.5% rotating categories (direct deposit)', 'rotating', null, 1.5, null, 'quarter', 'NerdWallet, Chime retools its secured card; Chime cash rewards page', 'https://www.nerdwallet.com/article/credit-cards/chime-retools-secured-card-with-cash-back-rewards', null, 'high'),
('secured-cash-plus-two', 'us-bank-cash-plus-secured', 'Two 5% categories', 'member_selected', 2, 5, 'secured-cash-plus-5', 'quarter', 'WalletHub 2024 list (5 percent on two chosen categories); program as the unsecured Cash+', 'https://www.usbank.com/credit-cards.html', '2024-03-13', 'medium'),
('secured-cash-plus-everyday', 'us-bank-cash-plus-secured', 'One 2% everyday category', 'member_selected', 1, 2, null, 'quarter', 'WalletHub 2024 list (5 percent on two chosen categories); program as the unsecured Cash+', 'https://www.usbank.com/credit-cards.html', '2024-03-13', 'medium')
) fact (slug, credit_card_id, name, mode, choose_count, rate, spending_cap_id, change_period, source, source_url, verified_on, confidence)
join public.credit_cards credit_card_id_row on credit_card_id_row.slug = fact.credit_card_id
left join public.spending_caps spending_cap_id_row on spending_cap_id_row.slug = fact.spending_cap_id
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'card_choices' and removed.operation = 'DELETE'
    and removed.before ->> 'slug' is not distinct from (fact.slug::text)::text
)
on conflict on constraint card_choices_slug_key do update
set credit_card_id = excluded.credit_card_id, name = excluded.name, mode = excluded.mode, choose_count = excluded.choose_count, rate = excluded.rate, spending_cap_id = excluded.spending_cap_id, change_period = excluded.change_period, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.credit_card_id, present.name, present.mode, present.choose_count, present.rate, present.spending_cap_id, present.change_period, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.credit_card_id, excluded.name, excluded.mode, excluded.choose_count, excluded.rate, excluded.spending_cap_id, excluded.change_period, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'card_choices' and edited.record_id = present.id
  );

reset pointfolio.seeding;
