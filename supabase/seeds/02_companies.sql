-- Generated from facts/companies.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.companies as present (slug, name, kind, alliance_id, website_url, country, charter_number, source, source_url, verified_on, confidence)
select fact.slug::text, fact.name::text, fact.kind::text, alliance_id_row.id, fact.website_url::text, fact.country::text, fact.charter_number::integer, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('american-express', 'American Express', 'bank', null, 'https://www.americanexpress.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('chase', 'Chase', 'bank', null, 'https://www.chase.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('citi', 'Citi', 'bank', null, 'https://www.citi.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('capital-one', 'Capital One', 'bank', null, 'https://www.capitalone.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('bank-of-america', 'Bank of America', 'bank', null, 'https://www.bankofamerica.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('barclays-us', 'Barclays US', 'bank', null, 'https://cards.barclaycardus.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('us-bank', 'U.S. Bank', 'bank', null, 'https://www.usbank.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('wells-fargo', 'Wells Fargo', 'bank', null, 'https://www.wellsfargo.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('discover', 'Discover', 'bank', null, 'https://www.discover.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('synchrony', 'Synchrony', 'bank', null, 'https://www.synchrony.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('goldman-sachs', 'Goldman Sachs', 'bank', null, 'https://www.goldmansachs.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('cardless', 'Cardless', 'other', null, 'https://www.cardless.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('fnbo', 'First National Bank of Omaha', 'bank', null, 'https://www.fnbo.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('bread-comenity', 'Bread Financial (Comenity)', 'bank', null, 'https://www.breadfinancial.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('td-bank', 'TD Bank', 'bank', null, 'https://www.td.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('pnc', 'PNC Bank', 'bank', null, 'https://www.pnc.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('elan', 'Elan Financial Services', 'bank', null, 'https://www.elanfinancialservices.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('huntington', 'Huntington Bank', 'bank', null, 'https://www.huntington.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('santander-us', 'Santander Bank', 'bank', null, 'https://www.santanderbank.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('hsbc-us', 'HSBC US', 'bank', null, 'https://www.us.hsbc.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('webbank', 'WebBank', 'bank', null, 'https://www.webbank.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('sofi', 'SoFi', 'bank', null, 'https://www.sofi.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('robinhood', 'Robinhood', 'other', null, 'https://robinhood.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('brex', 'Brex', 'other', null, 'https://www.brex.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('usaa', 'USAA', 'bank', null, 'https://www.usaa.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('navy-federal', 'Navy Federal Credit Union', 'credit_union', null, 'https://www.navyfederal.org', 'US', 5536, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('penfed', 'PenFed Credit Union', 'credit_union', null, 'https://www.penfed.org', 'US', 227, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('alliant', 'Alliant Credit Union', 'credit_union', null, 'https://www.alliantcreditunion.org', 'US', 67955, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('bilt', 'Bilt Rewards', 'other', null, 'https://www.biltrewards.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('visa', 'Visa', 'network', null, 'https://www.visa.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('mastercard', 'Mastercard', 'network', null, 'https://www.mastercard.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('aer-lingus', 'Aer Lingus', 'airline', null, 'https://www.aerlingus.com', 'IE', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('aeromexico', 'Aeromexico', 'airline', 'skyteam', 'https://www.aeromexico.com', 'MX', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('air-canada', 'Air Canada', 'airline', 'star-alliance', 'https://www.aircanada.com', 'CA', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('air-france-klm', 'Air France-KLM', 'airline', 'skyteam', 'https://www.airfranceklm.com', 'FR', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('alaska-airlines', 'Alaska Airlines', 'airline', 'oneworld', 'https://www.alaskaair.com', 'US', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('american-airlines', 'American Airlines', 'airline', 'oneworld', 'https://www.aa.com', 'US', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('ana', 'All Nippon Airways', 'airline', 'star-alliance', 'https://www.ana.co.jp', 'JP', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('avianca', 'Avianca', 'airline', 'star-alliance', 'https://www.avianca.com', 'CO', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('british-airways', 'British Airways', 'airline', 'oneworld', 'https://www.britishairways.com', 'GB', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('breeze', 'Breeze Airways', 'airline', null, 'https://www.flybreeze.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('cathay-pacific', 'Cathay Pacific', 'airline', 'oneworld', 'https://www.cathaypacific.com', 'HK', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('delta', 'Delta Air Lines', 'airline', 'skyteam', 'https://www.delta.com', 'US', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('emirates', 'Emirates', 'airline', null, 'https://www.emirates.com', 'AE', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('etihad', 'Etihad Airways', 'airline', null, 'https://www.etihad.com', 'AE', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('eva-air', 'EVA Air', 'airline', 'star-alliance', 'https://www.evaair.com', 'TW', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('finnair', 'Finnair', 'airline', 'oneworld', 'https://www.finnair.com', 'FI', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('frontier', 'Frontier Airlines', 'airline', null, 'https://www.flyfrontier.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('iberia', 'Iberia', 'airline', 'oneworld', 'https://www.iberia.com', 'ES', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('japan-airlines', 'Japan Airlines', 'airline', 'oneworld', 'https://www.jal.co.jp', 'JP', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('jetblue', 'JetBlue', 'airline', null, 'https://www.jetblue.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('korean-air', 'Korean Air', 'airline', 'skyteam', 'https://www.koreanair.com', 'KR', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('latam', 'LATAM Airlines', 'airline', null, 'https://www.latamairlines.com', 'CL', null, 'own compilation of several publications', null, null, 'medium'),
('lufthansa', 'Lufthansa', 'airline', 'star-alliance', 'https://www.lufthansa.com', 'DE', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('qantas', 'Qantas', 'airline', 'oneworld', 'https://www.qantas.com', 'AU', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('qatar-airways', 'Qatar Airways', 'airline', 'oneworld', 'https://www.qatarairways.com', 'QA', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('singapore-airlines', 'Singapore Airlines', 'airline', 'star-alliance', 'https://www.singaporeair.com', 'SG', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('southwest', 'Southwest Airlines', 'airline', null, 'https://www.southwest.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('spirit', 'Spirit Airlines', 'airline', null, 'https://www.spirit.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('tap', 'TAP Air Portugal', 'airline', 'star-alliance', 'https://www.flytap.com', 'PT', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('thai', 'Thai Airways', 'airline', 'star-alliance', 'https://www.thaiairways.com', 'TH', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('turkish-airlines', 'Turkish Airlines', 'airline', 'star-alliance', 'https://www.turkishairlines.com', 'TR', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('united', 'United Airlines', 'airline', 'star-alliance', 'https://www.united.com', 'US', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('virgin-atlantic', 'Virgin Atlantic', 'airline', 'skyteam', 'https://www.virginatlantic.com', 'GB', null, 'OpenTravelData (CC-BY 4.0); gavgrego/partners-to-credit', 'https://github.com/opentraveldata/opentraveldata', '2026-07-21', 'high'),
('virgin-red', 'Virgin Red', 'other', null, 'https://www.virgin.com/virgin-red', 'GB', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('accor', 'Accor', 'hotel', null, 'https://all.accor.com', 'FR', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('best-western', 'Best Western', 'hotel', null, 'https://www.bestwestern.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('choice-hotels', 'Choice Hotels', 'hotel', null, 'https://www.choicehotels.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('hilton', 'Hilton', 'hotel', null, 'https://www.hilton.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('hyatt', 'Hyatt', 'hotel', null, 'https://www.hyatt.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('ihg', 'IHG Hotels & Resorts', 'hotel', null, 'https://www.ihg.com', 'GB', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('leading-hotels', 'Leading Hotels of the World', 'hotel', null, 'https://www.lhw.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('marriott', 'Marriott', 'hotel', null, 'https://www.marriott.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('preferred-hotels', 'Preferred Hotels & Resorts', 'hotel', null, 'https://preferredhotels.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('wyndham', 'Wyndham Hotels', 'hotel', null, 'https://www.wyndhamhotels.com', 'US', null, 'gavgrego/partners-to-credit', 'https://github.com/gavgrego/partners-to-credit', '2025-03-28', 'medium'),
('amtrak', 'Amtrak', 'other', null, 'https://www.amtrak.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('carnival', 'Carnival Cruise Line', 'other', null, 'https://www.carnival.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('expedia-group', 'Expedia Group', 'other', null, 'https://www.expedia.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('amazon', 'Amazon', 'retailer', null, 'https://www.amazon.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('costco', 'Costco', 'retailer', null, 'https://www.costco.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('sams-club', 'Sam''s Club', 'retailer', null, 'https://www.samsclub.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('walmart', 'Walmart', 'retailer', null, 'https://www.walmart.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('lowes', 'Lowe''s', 'retailer', null, 'https://www.lowes.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('disney', 'Disney', 'retailer', null, 'https://www.disney.com', 'US', null, 'andenacitelli/credit-card-bonuses-api', 'https://github.com/andenacitelli/credit-card-bonuses-api', '2026-06-08', 'medium'),
('rove', 'Rove', 'other', null, 'https://www.rovemiles.com', 'US', null, 'borski/travel-hacking-toolkit', null, '2026-04-06', 'medium')
) fact (slug, name, kind, alliance_id, website_url, country, charter_number, source, source_url, verified_on, confidence)
left join public.alliances alliance_id_row on alliance_id_row.slug = fact.alliance_id
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'companies' and removed.operation = 'DELETE'
    and removed.before ->> 'slug' is not distinct from (fact.slug::text)::text
)
on conflict on constraint companies_slug_key do update
set name = excluded.name, kind = excluded.kind, alliance_id = excluded.alliance_id, website_url = excluded.website_url, country = excluded.country, charter_number = excluded.charter_number, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.name, present.kind, present.alliance_id, present.website_url, present.country, present.charter_number, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.name, excluded.kind, excluded.alliance_id, excluded.website_url, excluded.country, excluded.charter_number, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'companies' and edited.record_id = present.id
  );

reset pointfolio.seeding;
