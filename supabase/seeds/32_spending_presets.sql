-- Generated from facts/spending_presets.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.spending_presets as present (slug, name, amounts, position, source, source_url, verified_on, confidence)
select fact.slug::text, fact.name::text, fact.amounts::jsonb, fact.position::smallint, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('own-city-renter', 'Single, renting in a city', '{"restaurants":420000,"food-delivery":120000,"us-supermarkets":360000,"rideshare":90000,"commuter-transit":120000,"streaming-tv":48000,"online-retail":240000,"airfare":120000,"hotels":90000,"cell-phone":72000,"internet-cable":72000,"gyms-fitness":60000,"rent":2400000,"other":480000}', 1, 'A worked example, no survey', null, null, 'low'),
('own-couple', 'Couple', '{"us-supermarkets":660000,"restaurants":420000,"online-retail":240000,"airfare":240000,"hotels":180000,"gas-stations":180000,"home-utilities":240000,"cell-phone":144000,"internet-cable":96000,"streaming-tv":48000,"insurance-premiums":300000,"other":480000}', 2, 'A worked example, no survey. A month of two people, times 12: groceries 2 × $275, restaurants 2 × $175, online shops 2 × $100, flights 2 × $100, hotels $150, gas $150, utilities $200, phones 2 × $60, internet $80, streaming $40, insurance $250, other 2 × $200.', null, null, 'low'),
('own-suburban-family', 'Family in a suburb', '{"us-supermarkets":960000,"wholesale-clubs":360000,"gas-stations":300000,"restaurants":360000,"fast-food":120000,"online-retail":420000,"home-improvement-stores":180000,"home-utilities":300000,"cell-phone":180000,"internet-cable":96000,"streaming-tv":60000,"insurance-premiums":360000,"medical-care":180000,"airfare":160000,"hotels":140000,"drugstores":60000,"other":720000}', 3, 'A worked example, no survey', null, null, 'low'),
('own-student', 'Student', '{"us-supermarkets":264000,"fast-food":96000,"restaurants":72000,"coffee":30000,"commuter-transit":48000,"rideshare":36000,"online-retail":84000,"bookstores":60000,"cell-phone":54000,"streaming-tv":24000,"other":120000}', 4, 'A worked example, no survey. A month without rent and tuition, times 12: groceries $220, fast food $80, restaurants $60, coffee $25, transit $40, rides $30, online shops $70, books $50, phone $45, streaming $20, other $100.', null, null, 'low'),
('own-business-traveller', 'Frequent flyer', '{"airfare":600000,"hotels":600000,"prepaid-hotels":150000,"rental-cars":150000,"rideshare":150000,"parking-tolls":60000,"restaurants":720000,"us-supermarkets":360000,"gas-stations":150000,"foreign-spend":300000,"online-retail":240000,"cell-phone":90000,"other":720000}', 5, 'A worked example, no survey', null, null, 'low'),
('own-retired-couple', 'Retired couple', '{"us-supermarkets":576000,"restaurants":264000,"gas-stations":132000,"drugstores":72000,"medical-care":240000,"home-utilities":264000,"internet-cable":120000,"cell-phone":96000,"insurance-premiums":336000,"airfare":144000,"hotels":132000,"cruises":120000,"home-improvement-stores":108000,"charities":72000,"other":384000}', 6, 'A worked example, no survey. A month of two people, times 12: groceries 2 × $240, restaurants 2 × $110, gas $110, pharmacy 2 × $30, doctors 2 × $100, utilities $220, internet and TV $100, phones 2 × $40, insurance $280, flights 2 × $60, hotels $110, cruises 2 × $50, home improvement $90, charities $60, other 2 × $160.', null, null, 'low'),
('own-small-business', 'Small business', '{"advertising":1200000,"software-cloud":360000,"office-supplies":180000,"shipping":480000,"cell-phone":144000,"internet-cable":120000,"home-utilities":180000,"airfare":360000,"hotels":300000,"restaurants":300000,"gas-stations":240000,"other":1200000}', 7, 'A worked example, no survey. A month of one owner with two employees, times 12: online ads $1,000, software 3 × $100, office supplies 3 × $50, shipping $400, phones 3 × $40, internet $100, utilities $150, flights $300, hotels $250, restaurants $250, gas $200, other $1,000.', null, null, 'low'),
('cnbc-select', 'Average household (CNBC Select)', '{"us-supermarkets":501900,"gas-stations":239400,"restaurants":336500,"airfare":107700,"hotels":107700,"other":886800}', 8, 'CNBC Select (Esri); travel split by the compiler, remainder to other', 'https://www.cnbc.com/select/', null, 'medium'),
('bls-household', 'Average household (BLS)', '{"us-supermarkets":446400,"restaurants":345900,"gas-stations":210900,"commuter-transit":81800}', 9, 'BLS via creditcards.com', 'https://www.creditcards.com', null, 'medium'),
('investor-12k', 'investor.com fixed profile ($1,000 a month)', '{"restaurants":174000,"live-entertainment":160800,"gas-stations":168000,"us-supermarkets":237600,"airfare":153600,"drugstores":18000,"other":288000}', 10, 'investor.com', 'https://investor.com', '2024-03-01', 'high'),
('frequentmiler-30k', 'Frequent Miler 2015 profile ($30,000)', '{"airfare":225000,"hotels":225000,"restaurants":600000,"gas-stations":450000,"us-supermarkets":750000,"office-supplies":150000,"other":600000}', 11, 'Frequent Miler 2015-05 (shares applied)', 'https://frequentmiler.com', '2015-05-01', 'medium'),
('freeby50-24k', 'freeby50 household ($1,990 a month)', '{"us-supermarkets":384000,"gas-stations":265200,"restaurants":261600,"charities":171600,"other":1305600}', 12, 'freeby50.com 2014-03', 'http://www.freeby50.com', '2014-03-01', 'medium'),
('financerite-13k', 'financerite grocery and bills profile', '{"us-supermarkets":600000,"gas-stations":120000,"home-utilities":600000}', 13, 'financerite.com', null, null, 'medium'),
('birch-13k', 'birchfinance profile', '{"us-supermarkets":401500,"restaurants":300800,"department-stores":184600,"other":399700}', 14, 'birchfinance.com', null, null, 'medium')
) fact (slug, name, amounts, position, source, source_url, verified_on, confidence)
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'spending_presets' and removed.operation = 'DELETE'
    and removed.before ->> 'slug' is not distinct from (fact.slug::text)::text
)
on conflict on constraint spending_presets_slug_key do update
set name = excluded.name, amounts = excluded.amounts, position = excluded.position, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.name, present.amounts, present.position, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.name, excluded.amounts, excluded.position, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'spending_presets' and edited.record_id = present.id
  );

reset pointfolio.seeding;
