-- Generated from facts/wallet_setups.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.wallet_setup_cards as present (wallet_setup_id, credit_card_id, position, source, source_url, verified_on, confidence)
select wallet_setup_id_row.id, credit_card_id_row.id, fact.position::smallint, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('chase-trifecta', 'chase-sapphire-preferred', 1, 'own compilation of several publications', null, null, 'medium'),
('chase-trifecta', 'chase-freedom-flex', 2, 'own compilation of several publications', null, null, 'medium'),
('chase-trifecta', 'chase-freedom-unlimited', 3, 'own compilation of several publications', null, null, 'medium'),
('chase-quadfecta', 'chase-sapphire-reserve', 1, 'own compilation of several publications', null, null, 'medium'),
('chase-quadfecta', 'chase-freedom-flex', 2, 'own compilation of several publications', null, null, 'medium'),
('chase-quadfecta', 'chase-freedom-unlimited', 3, 'own compilation of several publications', null, null, 'medium'),
('chase-quadfecta', 'ink-business-cash', 4, 'own compilation of several publications', null, null, 'medium'),
('chase-ink-duo', 'ink-business-preferred', 1, 'own compilation of several publications', null, null, 'medium'),
('chase-ink-duo', 'ink-business-unlimited', 2, 'own compilation of several publications', null, null, 'medium'),
('amex-trifecta', 'amex-platinum', 1, 'own compilation of several publications', null, null, 'medium'),
('amex-trifecta', 'amex-gold', 2, 'own compilation of several publications', null, null, 'medium'),
('amex-trifecta', 'blue-business-plus', 3, 'own compilation of several publications', null, null, 'medium'),
('amex-gold-duo', 'amex-gold', 1, 'own', null, null, 'medium'),
('amex-gold-duo', 'blue-business-plus', 2, 'own', null, null, 'medium'),
('citi-trifecta', 'citi-strata-premier', 1, 'own compilation of several publications', null, null, 'medium'),
('citi-trifecta', 'citi-custom-cash', 2, 'own compilation of several publications', null, null, 'medium'),
('citi-trifecta', 'citi-double-cash', 3, 'own compilation of several publications', null, null, 'medium'),
('citi-elite-trifecta', 'citi-strata-elite', 1, 'AwardWallet', 'https://awardwallet.com/blog/?p=83806', null, 'medium'),
('citi-elite-trifecta', 'citi-custom-cash', 2, 'AwardWallet', 'https://awardwallet.com/blog/?p=83806', null, 'medium'),
('citi-elite-trifecta', 'citi-double-cash', 3, 'AwardWallet', 'https://awardwallet.com/blog/?p=83806', null, 'medium'),
('capital-one-duo', 'venture-x', 1, 'own compilation of several publications', null, null, 'medium'),
('capital-one-duo', 'savor', 2, 'own compilation of several publications', null, null, 'medium'),
('capital-one-low-fee', 'venture', 1, 'own', null, null, 'medium'),
('capital-one-low-fee', 'savor', 2, 'own', null, null, 'medium'),
('bofa-rewards-stack', 'bofa-premium-rewards', 1, 'own compilation of several publications', null, null, 'medium'),
('bofa-rewards-stack', 'bofa-customized-cash', 2, 'own compilation of several publications', null, null, 'medium'),
('bofa-rewards-stack', 'bofa-unlimited-cash', 3, 'own compilation of several publications', null, null, 'medium'),
('bofa-five-customized', 'bofa-customized-cash', 1, 'own', null, null, 'medium'),
('bofa-five-customized', 'bofa-unlimited-cash', 2, 'own', null, null, 'medium'),
('wells-fargo-duo', 'wells-fargo-autograph-journey', 1, 'own', null, null, 'medium'),
('wells-fargo-duo', 'wells-fargo-active-cash', 2, 'own', null, null, 'medium'),
('bilt-renter', 'bilt-blue-card', 1, 'own', null, null, 'low'),
('bilt-renter', 'wells-fargo-active-cash', 2, 'own', null, null, 'low'),
('simple-two-percent', 'citi-double-cash', 1, 'own compilation of several publications', null, null, 'medium'),
('simple-two-percent-wf', 'wells-fargo-active-cash', 1, 'own', null, null, 'medium'),
('no-fee-cash-back', 'blue-cash-everyday', 1, 'own', null, null, 'medium'),
('no-fee-cash-back', 'us-bank-cash-plus', 2, 'own', null, null, 'medium'),
('no-fee-cash-back', 'citi-double-cash', 3, 'own', null, null, 'medium'),
('family-groceries', 'blue-cash-preferred', 1, 'own', null, null, 'medium'),
('family-groceries', 'costco-anywhere-visa', 2, 'own', null, null, 'medium'),
('family-groceries', 'wells-fargo-active-cash', 3, 'own', null, null, 'medium'),
('rotating-hunter', 'chase-freedom-flex', 1, 'own', null, null, 'medium'),
('rotating-hunter', 'discover-it-cash-back', 2, 'own', null, null, 'medium'),
('rotating-hunter', 'us-bank-cash-plus', 3, 'own', null, null, 'medium'),
('rotating-hunter', 'citi-custom-cash', 4, 'own', null, null, 'medium'),
('delta-flyer', 'delta-skymiles-platinum', 1, 'own', null, null, 'medium'),
('delta-flyer', 'amex-gold', 2, 'own', null, null, 'medium'),
('marriott-stay', 'marriott-bonvoy-brilliant', 1, 'own', null, null, 'medium'),
('marriott-stay', 'chase-sapphire-preferred', 2, 'own', null, null, 'medium')
) fact (wallet_setup_id, credit_card_id, position, source, source_url, verified_on, confidence)
join public.wallet_setups wallet_setup_id_row on wallet_setup_id_row.slug = fact.wallet_setup_id
join public.credit_cards credit_card_id_row on credit_card_id_row.slug = fact.credit_card_id
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'wallet_setup_cards' and removed.operation = 'DELETE'
    and removed.before ->> 'wallet_setup_id' is not distinct from (wallet_setup_id_row.id)::text and removed.before ->> 'credit_card_id' is not distinct from (credit_card_id_row.id)::text
)
on conflict on constraint wallet_setup_cards_wallet_setup_id_credit_card_id_key do update
set position = excluded.position, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.position, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.position, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'wallet_setup_cards' and edited.record_id = present.id
  );

reset pointfolio.seeding;
