-- Generated from facts/valuations.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.valuations as present (point_system_id, publisher, value, published_on, source, source_url, verified_on, confidence)
select point_system_id_row.id, fact.publisher::text, fact.value::numeric, fact.published_on::date, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('amex-membership-rewards', 'TPG', 2.0, '2026-01-01', 'TPG', 'https://thepointsguy.com/guide/monthly-valuations/', '2026-01-01', 'medium'),
('capital-one-miles', 'TPG', 1.85, '2026-01-01', 'TPG', null, '2026-01-01', 'medium'),
('chase-ultimate-rewards', 'TPG', 2.05, '2026-01-01', 'TPG', null, '2026-01-01', 'medium'),
('citi-thankyou', 'TPG', 1.9, '2026-01-01', 'TPG', null, '2026-01-01', 'medium'),
('wells-fargo-rewards', 'TPG', 1.65, '2026-01-01', 'TPG', null, '2026-01-01', 'medium'),
('bilt-rewards', 'TPG', 2.2, '2026-01-01', 'TPG', null, '2026-01-01', 'medium'),
('aeromexico-rewards', 'TPG', 0.8, '2026-01-01', 'TPG', null, '2026-01-01', 'medium'),
('aeroplan', 'TPG', 1.4, '2026-01-01', 'TPG', null, '2026-01-01', 'medium'),
('atmos-rewards', 'TPG', 1.45, '2026-01-01', 'TPG', null, '2026-01-01', 'medium'),
('chase-ultimate-rewards', 'Frequent Miler', 1.5, '2025-07-01', 'Frequent Miler', 'https://frequentmiler.com/reasonable-redemption-values-rrvs', '2025-07-01', 'medium'),
('amex-membership-rewards', 'Frequent Miler', 1.5, '2025-07-01', 'Frequent Miler', null, '2025-07-01', 'medium'),
('bilt-rewards', 'Frequent Miler', 1.55, '2025-07-01', 'Frequent Miler', null, '2025-07-01', 'medium'),
('citi-thankyou', 'Frequent Miler', 1.45, '2025-05-31', 'Frequent Miler', null, '2025-05-31', 'medium'),
('chase-ultimate-rewards', 'US Credit Card Guide', 1.6, '2026-06-18', 'US Credit Card Guide', 'https://www.uscreditcardguide.com/best-credit-card-sign-up-bonus/', '2026-06-18', 'medium'),
('amex-membership-rewards', 'US Credit Card Guide', 1.6, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('citi-thankyou', 'US Credit Card Guide', 1.6, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('united-mileageplus', 'US Credit Card Guide', 1.4, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('american-aadvantage', 'US Credit Card Guide', 1.5, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('southwest-rapid-rewards', 'US Credit Card Guide', 1.3, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('ba-avios', 'US Credit Card Guide', 1.3, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('iberia-avios', 'US Credit Card Guide', 1.3, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('aer-lingus-avios', 'US Credit Card Guide', 1.3, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('qatar-avios', 'US Credit Card Guide', 1.3, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('finnair-avios', 'US Credit Card Guide', 1.3, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('atmos-rewards', 'US Credit Card Guide', 1.6, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('jetblue-trueblue', 'US Credit Card Guide', 1.3, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('virgin-points', 'US Credit Card Guide', 1.4, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('aeroplan', 'US Credit Card Guide', 1.4, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('world-of-hyatt', 'US Credit Card Guide', 1.6, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('ihg-one-rewards', 'US Credit Card Guide', 0.5, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('wyndham-rewards', 'US Credit Card Guide', 1.0, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('bofa-points', 'US Credit Card Guide', 1.0, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('wells-fargo-rewards', 'US Credit Card Guide', 1.0, '2026-06-18', 'US Credit Card Guide', null, '2026-06-18', 'medium'),
('hilton-honors', 'NerdWallet', 0.6, '2025-01-01', 'NerdWallet', null, '2025-01-01', 'low'),
('american-aadvantage', 'NerdWallet', 1.6, '2025-01-01', 'NerdWallet', null, '2025-01-01', 'low'),
('world-of-hyatt', 'NerdWallet', 2.2, '2025-01-01', 'NerdWallet', null, '2025-01-01', 'low'),
('world-of-hyatt', 'NerdWallet', 2.3, '2023-11-01', 'NerdWallet', null, '2023-11-01', 'low'),
('american-aadvantage', 'The Balance', 2.32, '2020-06-01', 'The Balance', 'https://www.thebalance.com/what-are-credit-card-points-worth-4799294', '2020-06-01', 'low'),
('united-mileageplus', 'The Balance', 2.28, '2020-06-01', 'The Balance', null, '2020-06-01', 'low'),
('delta-skymiles', 'The Balance', 1.54, '2020-06-01', 'The Balance', null, '2020-06-01', 'low'),
('southwest-rapid-rewards', 'The Balance', 1.52, '2020-06-01', 'The Balance', null, '2020-06-01', 'low'),
('jetblue-trueblue', 'The Balance', 1.44, '2020-06-01', 'The Balance', null, '2020-06-01', 'low'),
('atmos-rewards', 'The Balance', 0.88, '2020-06-01', 'The Balance', null, '2020-06-01', 'low'),
('spirit-points', 'The Balance', 0.81, '2020-06-01', 'The Balance', null, '2020-06-01', 'low'),
('american-aadvantage', 'CardSolver seed', 1.7, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('amex-membership-rewards', 'CardSolver seed', 2, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('atmos-rewards', 'CardSolver seed', 1.4, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('bofa-points', 'CardSolver seed', 1, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('bilt-rewards', 'CardSolver seed', 2.2, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('capital-one-miles', 'CardSolver seed', 1.85, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('chase-ultimate-rewards', 'CardSolver seed', 2.05, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('citi-thankyou', 'CardSolver seed', 1.9, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('delta-skymiles', 'CardSolver seed', 1.2, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('hilton-honors', 'CardSolver seed', 0.4, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('ihg-one-rewards', 'CardSolver seed', 0.6, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('marriott-bonvoy', 'CardSolver seed', 0.75, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('united-mileageplus', 'CardSolver seed', 1.35, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('wells-fargo-rewards', 'CardSolver seed', 1.65, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium'),
('world-of-hyatt', 'CardSolver seed', 1.7, '2026-05-02', 'ryansliao/Credit-Card-Roadmap-Tool', 'https://github.com/ryansliao/Credit-Card-Roadmap-Tool', '2026-05-02', 'medium')
) fact (point_system_id, publisher, value, published_on, source, source_url, verified_on, confidence)
join public.point_systems point_system_id_row on point_system_id_row.slug = fact.point_system_id
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'valuations' and removed.operation = 'DELETE'
    and removed.before ->> 'point_system_id' is not distinct from (point_system_id_row.id)::text and removed.before ->> 'publisher' is not distinct from (fact.publisher::text)::text and removed.before ->> 'published_on' is not distinct from (fact.published_on::date)::text
)
on conflict on constraint valuations_point_system_id_publisher_published_on_key do update
set value = excluded.value, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.value, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.value, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'valuations' and edited.record_id = present.id
  );

reset pointfolio.seeding;
