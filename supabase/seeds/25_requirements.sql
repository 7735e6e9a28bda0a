-- Generated from facts/requirements.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.requirements as present (slug, name, kind, annual_cost_cents, description, source, source_url, verified_on, confidence)
select fact.slug::text, fact.name::text, fact.kind::text, fact.annual_cost_cents::integer, fact.description::text, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('amazon-prime', 'Amazon Prime', 'membership', 13900, 'Paid Prime membership for the full rate; without it the lower card or rate applies', 'general knowledge', null, null, 'low'),
('costco-membership', 'Costco membership', 'membership', 6500, 'Paid Gold Star or Business membership', 'general knowledge', null, null, 'low'),
('sams-club', 'Sam''s Club membership', 'membership', 5000, 'Club membership; the higher rate at the club needs Plus', 'The Money Place 2025; general knowledge', 'https://themoneyplace.com/shopping/490006029/2025/08/costco-vs-sams-club-which-warehouse-club-saves-you-more-money/3', '2025-08-01', 'medium'),
('sams-club-plus', 'Sam''s Club Plus membership', 'membership', 11000, 'Needed for 3 percent at the club; not needed for the card', 'general knowledge', null, null, 'low'),
('walmart-plus', 'Walmart+', 'membership', 9800, 'Raises the Walmart rate of the OnePay card to 5 percent; not needed for the card', 'general knowledge', null, null, 'low'),
('robinhood-gold', 'Robinhood Gold', 'membership', 5000, 'Subscription of Robinhood, $5 a month or $50 a year', 'CreditOdds robinhood-gold-card; davidx7217/caddy', 'https://robinhood.com/creditcard', '2026-09-28', 'high'),
('verizon-customer', 'Verizon wireless customer', 'status', 0, 'A Verizon mobile account; rewards are spent with Verizon', 'opencard-ai/opencard (Verizon page)', 'https://www.verizon.com/financial-services/verizon-visa-card/', '2026-04-27', 'medium'),
('navy-federal-eligibility', 'Navy Federal membership', 'bank_relationship', 0, 'Military, veterans, defense staff and their families', 'general knowledge', null, null, 'low'),
('usaa-eligibility', 'USAA membership', 'bank_relationship', 0, 'Military, veterans and their families', 'general knowledge', null, null, 'low'),
('penfed-membership', 'PenFed membership', 'bank_relationship', 0, 'Open to everyone with a savings account of $5', 'general knowledge', null, null, 'low'),
('alliant-membership', 'Alliant membership', 'bank_relationship', 0, 'Open to everyone through a partner charity', 'sgolovine/cc-offers (issuer page 2026-05-30)', 'https://www.alliantcreditunion.org/credit-cards/visa-signature-card', '2026-05-30', 'medium'),
('schwab-client', 'Charles Schwab account', 'bank_relationship', 0, 'An eligible brokerage account in the name of the cardholder', 'general knowledge', null, null, 'low'),
('morgan-stanley-client', 'Morgan Stanley account', 'bank_relationship', 0, 'An eligible brokerage or Platinum CashPlus account', 'general knowledge', null, null, 'low'),
('hsbc-premier', 'HSBC Premier relationship', 'bank_relationship', 0, 'Premier checking with its balance or payroll condition', 'general knowledge', null, null, 'low'),
('fidelity-account', 'Fidelity account', 'bank_relationship', 0, 'The full rate needs a deposit into an eligible Fidelity account', 'CreditOdds fidelity-rewards-visa-signature', 'https://github.com/CreditOdds/creditodds/blob/main/data/cards/fidelity-rewards-visa-signature.yaml', '2026-08-22', 'medium'),
('sofi-account', 'SoFi account', 'bank_relationship', 0, 'A SoFi account to redeem at the full rate', 'general knowledge', null, null, 'low'),
('venmo-account', 'Venmo account', 'bank_relationship', 0, 'A Venmo account of some age; the card is applied for in the app', 'general knowledge', null, null, 'low'),
('paypal-account', 'PayPal account', 'bank_relationship', 0, 'Rewards are redeemed in the PayPal account', 'general knowledge', null, null, 'low'),
('gemini-account', 'Gemini account', 'bank_relationship', 0, 'Rewards are paid into the exchange account', 'sgolovine/cc-offers (issuer page and agreement 2026-05-30)', 'https://www.gemini.com/credit-card', '2026-05-30', 'medium'),
('student', 'Enrolled student', 'status', 0, 'Enrollment in a college or university', 'general knowledge', null, null, 'low'),
('security-deposit', 'Security deposit', 'bank_relationship', 0, 'A refundable deposit, usually the credit line', 'general knowledge', null, null, 'low'),
('invitation', 'Invitation only', 'invitation', 0, 'Offered by the issuer, no public application', 'general knowledge', null, null, 'low'),
('product-change-only', 'Product change only', 'status', 0, 'No application; reached from another card of the issuer', 'general knowledge', null, null, 'low'),
('business', 'Business', 'business', 0, 'Any business, sole proprietors included', 'general knowledge', null, null, 'low'),
('coinbase-one', 'Coinbase One', 'membership', 4999, 'Paid subscription; the rate depends on the assets held', 'general knowledge', null, null, 'low'),
('bjs-membership', 'BJ''s membership', 'membership', 6000, 'Paid club membership; the higher card needs Club+', 'general knowledge', null, null, 'low'),
('rei-membership', 'REI membership', 'membership', 0, 'Membership for life for a single payment', 'general knowledge', null, null, 'low'),
('t-mobile-customer', 'T-Mobile customer', 'status', 0, 'A T-Mobile account; rewards are spent with T-Mobile', 'general knowledge', null, null, 'low'),
('credit-union-membership', 'Membership of the credit union', 'bank_relationship', 0, 'Share account with the issuer; many are open to everybody through a partner', 'general knowledge', null, null, 'low'),
('timeshare-owner', 'Owner of the vacation club', 'status', 0, 'For owners of the vacation club that the card belongs to', 'general knowledge', null, null, 'low'),
('home-equity', 'Home equity', 'status', 0, 'Secured by the home', 'general knowledge', null, null, 'low'),
('chime-account', 'Chime account', 'bank_relationship', 0, 'Checking account with Chime', 'general knowledge', null, null, 'low')
) fact (slug, name, kind, annual_cost_cents, description, source, source_url, verified_on, confidence)
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'requirements' and removed.operation = 'DELETE'
    and removed.before ->> 'slug' is not distinct from (fact.slug::text)::text
)
on conflict on constraint requirements_slug_key do update
set name = excluded.name, kind = excluded.kind, annual_cost_cents = excluded.annual_cost_cents, description = excluded.description, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.name, present.kind, present.annual_cost_cents, present.description, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.name, excluded.kind, excluded.annual_cost_cents, excluded.description, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'requirements' and edited.record_id = present.id
  );

reset pointfolio.seeding;
