-- Generated from facts/benefits.csv by "npm run seeds:build"; edit the facts, not this file.
set pointfolio.seeding = 'on';

insert into public.benefits as present (slug, name, kind, description, source, source_url, verified_on, confidence)
select fact.slug::text, fact.name::text, fact.kind::text, fact.description::text, fact.source::text, fact.source_url::text, fact.verified_on::date, fact.confidence::text
from (values
('airline-fee-credit', 'Airline fee credit', 'airline_credit', 'Credit for incidental fees such as bags or seats with an airline', 'own', null, null, 'high'),
('airline-purchase-credit', 'Airline purchase credit', 'airline_credit', 'Credit for tickets or other purchases with an airline', 'own', null, null, 'high'),
('flight-credit-spend', 'Flight credit after spend', 'airline_credit', 'Flight credit unlocked by a yearly spending threshold', 'own', null, null, 'high'),
('inflight-credit', 'In-flight purchase credit', 'airline_credit', 'Credit for food, drinks or wifi on board', 'own', null, null, 'high'),
('uber-cash', 'Uber Cash', 'rideshare_credit', 'Monthly balance for Uber rides and Uber Eats orders', 'own', null, null, 'high'),
('uber-one', 'Uber One credit', 'membership', 'Credit toward an Uber One membership', 'own', null, null, 'high'),
('rideshare-credit', 'Rideshare credit', 'rideshare_credit', 'Credit for rideshare trips', 'own', null, null, 'high'),
('lyft-credit', 'Lyft credit', 'rideshare_credit', 'Credit for Lyft rides', 'own', null, null, 'high'),
('turo-credit', 'Turo credit', 'travel_credit', 'Credit for completed car-share trips on Turo', 'own', null, null, 'high'),
('blacklane-credit', 'Blacklane credit', 'travel_credit', 'Credit for chauffeur rides booked with Blacklane', 'own', null, null, 'high'),
('dining-credit', 'Dining credit', 'dining_credit', 'Credit at participating restaurants or delivery partners', 'own', null, null, 'high'),
('dunkin-credit', 'Dunkin'' credit', 'dining_credit', 'Credit for purchases at US Dunkin'' stores', 'own', null, null, 'high'),
('resy-credit', 'Resy credit', 'dining_credit', 'Credit at US restaurants bookable on Resy', 'own', null, null, 'high'),
('exclusive-tables-credit', 'Exclusive Tables credit', 'dining_credit', 'Credit at restaurants of the issuer''s reservation program', 'own', null, null, 'high'),
('doordash-credit', 'DoorDash promos', 'dining_credit', 'Monthly or quarterly promotional credits on DoorDash orders', 'own', null, null, 'high'),
('dashpass', 'DashPass membership', 'membership', 'Delivery membership with DoorDash', 'own', null, null, 'high'),
('grubhub-credit', 'Grubhub credit', 'dining_credit', 'Credit for Grubhub orders', 'own', null, null, 'high'),
('instacart-credit', 'Instacart credit', 'shopping_credit', 'Credit for Instacart orders', 'own', null, null, 'high'),
('digital-entertainment', 'Digital entertainment credit', 'streaming_credit', 'Credit for selected streaming and news subscriptions', 'own', null, null, 'high'),
('disney-credit', 'Disney streaming credit', 'streaming_credit', 'Credit for a Disney streaming bundle', 'own', null, null, 'high'),
('apple-subscriptions', 'Apple TV+ and Music', 'streaming_credit', 'Included Apple TV+ and Apple Music subscriptions', 'own', null, null, 'high'),
('streaming-credit', 'Streaming credit', 'streaming_credit', 'Yearly credit for streaming services', 'own', null, null, 'high'),
('peloton-credit', 'Peloton credit', 'membership', 'Credit toward Peloton memberships', 'own', null, null, 'high'),
('equinox-credit', 'Equinox credit', 'membership', 'Credit toward Equinox memberships', 'own', null, null, 'high'),
('clear-plus', 'CLEAR Plus credit', 'membership', 'Credit for the CLEAR Plus airport security membership', 'own', null, null, 'high'),
('walmart-plus', 'Walmart+ membership', 'membership', 'Credit for a Walmart+ monthly membership', 'own', null, null, 'high'),
('saks-credit', 'Saks Fifth Avenue credit', 'shopping_credit', 'Credit for purchases at Saks Fifth Avenue', 'own', null, null, 'high'),
('lululemon-credit', 'lululemon credit', 'shopping_credit', 'Credit at US lululemon stores and online', 'own', null, null, 'high'),
('oura-credit', 'Oura Ring credit', 'shopping_credit', 'Credit for an Oura Ring purchase', 'own', null, null, 'high'),
('stubhub-credit', 'StubHub and viagogo credit', 'shopping_credit', 'Credit for event tickets', 'own', null, null, 'high'),
('splurge-credit', 'Splurge credit', 'shopping_credit', 'Credit at one or two brands selected from a short list', 'own', null, null, 'high'),
('lifestyle-credit', 'Lifestyle credit', 'shopping_credit', 'Credit for streaming, fitness, delivery and similar services', 'own', null, null, 'high'),
('dell-credit', 'Dell credit', 'shopping_credit', 'Credit for Dell purchases', 'own', null, null, 'high'),
('adobe-credit', 'Adobe credit', 'shopping_credit', 'Credit for Adobe purchases above a spending threshold', 'own', null, null, 'high'),
('indeed-credit', 'Indeed credit', 'shopping_credit', 'Credit for job postings', 'own', null, null, 'high'),
('wireless-credit', 'Wireless credit', 'shopping_credit', 'Credit for US wireless phone service', 'own', null, null, 'high'),
('flexible-business-credit', 'Flexible business credit', 'shopping_credit', 'Credit at office supply, shipping and delivery partners', 'own', null, null, 'high'),
('google-workspace-credit', 'Google Workspace credit', 'shopping_credit', 'Credit for Google Workspace', 'own', null, null, 'high'),
('ziprecruiter-credit', 'ZipRecruiter credit', 'shopping_credit', 'Credit for recruiting services', 'own', null, null, 'high'),
('gift-card-credit', 'Gift card credit', 'shopping_credit', 'Credit for gift cards in the issuer''s shop', 'own', null, null, 'high'),
('business-software-credit', 'Advertising and software credit', 'shopping_credit', 'Credit for advertising or software purchases', 'own', null, null, 'high'),
('travel-credit', 'Travel credit', 'travel_credit', 'Credit applied to purchases in the travel category', 'own', null, null, 'high'),
('portal-travel-credit', 'Portal travel credit', 'travel_credit', 'Credit for bookings in the issuer''s travel portal', 'own', null, null, 'high'),
('hotel-credit', 'Hotel credit', 'hotel_credit', 'Credit for hotel stays, usually prepaid via the issuer''s portal', 'own', null, null, 'high'),
('delta-stays-credit', 'Delta Stays credit', 'hotel_credit', 'Credit for prepaid stays booked on Delta Stays', 'own', null, null, 'high'),
('hilton-credit', 'Hilton credit', 'hotel_credit', 'Credit for purchases at Hilton properties', 'own', null, null, 'high'),
('hilton-resort-credit', 'Hilton resort credit', 'hotel_credit', 'Credit for purchases at participating Hilton resorts', 'own', null, null, 'high'),
('hyatt-credit', 'Hyatt credit', 'hotel_credit', 'Credit for purchases at Hyatt properties', 'own', null, null, 'high'),
('united-hotels-credit', 'United Hotels credit', 'hotel_credit', 'Credit for prepaid hotel stays booked through United', 'own', null, null, 'high'),
('rental-car-credit', 'Rental car credit', 'travel_credit', 'Credit for car rentals', 'own', null, null, 'high'),
('jsx-credit', 'JSX credit', 'airline_credit', 'Credit for JSX flights', 'own', null, null, 'high'),
('paisly-credit', 'Paisly credit', 'travel_credit', 'Credit for JetBlue''s Paisly travel portal', 'own', null, null, 'high'),
('tsa-precheck', 'Global Entry or TSA PreCheck credit', 'tsa_precheck', 'Reimbursed application fee for a trusted traveler program', 'own', null, null, 'high'),
('lounge-access', 'Airport lounge access', 'lounge', 'Access to the issuer''s or a partner''s lounges', 'own', null, null, 'high'),
('priority-pass', 'Priority Pass membership', 'lounge', 'Membership in the Priority Pass lounge network', 'own', null, null, 'high'),
('club-membership', 'Airline club membership', 'lounge', 'Full membership in an airline''s lounge club', 'own', null, null, 'high'),
('club-passes', 'Airline club passes', 'lounge', 'A few one-time airline lounge passes per year', 'own', null, null, 'high'),
('companion-certificate', 'Companion certificate', 'companion_ticket', 'Companion ticket issued on renewal or after spend', 'own', null, null, 'high'),
('free-night', 'Free night award', 'free_night', 'Free hotel night on each anniversary', 'own', null, null, 'high'),
('free-night-spend', 'Free night after spend', 'free_night', 'Free hotel night unlocked by a yearly spending threshold', 'own', null, null, 'high'),
('anniversary-points', 'Anniversary points', 'anniversary_points', 'Bonus points on each account anniversary', 'own', null, null, 'high'),
('annual-bilt-cash', 'Annual Bilt Cash', 'other', 'Yearly Bilt Cash deposit', 'own', null, null, 'high'),
('award-flight-discount', 'Award flight discount', 'anniversary_points', 'Miles credited back toward an award flight', 'own', null, null, 'high'),
('hotel-status-gold', 'Mid-tier hotel status', 'status', 'Complimentary mid-tier status in a hotel program', 'own', null, null, 'high'),
('hotel-status-silver', 'Entry-tier hotel status', 'status', 'Complimentary entry-tier status in a hotel program', 'own', null, null, 'high'),
('hotel-status-platinum', 'Upper-tier hotel status', 'status', 'Complimentary upper-tier status in a hotel program', 'own', null, null, 'high'),
('hotel-status-diamond', 'Top-tier hotel status', 'status', 'Complimentary top-tier status in a hotel program', 'own', null, null, 'high'),
('airline-status', 'Airline status or head start', 'status', 'Airline status or a head start toward it', 'own', null, null, 'high'),
('rental-status', 'Rental car status', 'status', 'Complimentary status with a rental car program', 'own', null, null, 'high'),
('elite-nights', 'Elite night credits', 'status', 'Night credits toward hotel status each year', 'own', null, null, 'high'),
('free-checked-bag', 'Free checked bag', 'other', 'First checked bag free on the airline', 'own', null, null, 'high'),
('cell-phone-protection', 'Cell phone protection', 'insurance', 'Cover when the monthly phone bill is paid with the card', 'own', null, null, 'high'),
('rental-cdw', 'Rental car cover', 'insurance', 'Collision damage cover when the rental is paid with the card', 'own', null, null, 'high'),
('trip-insurance', 'Trip insurance', 'insurance', 'Trip delay, cancellation or luggage cover', 'own', null, null, 'high'),
('chatgpt-credit', 'ChatGPT Business credit', 'shopping_credit', 'Credit for a ChatGPT Business subscription', 'own', null, null, 'high'),
('squarespace-credit', 'Squarespace credit', 'shopping_credit', 'Credit for Squarespace purchases', 'own', null, null, 'high'),
('vacation-package-credit', 'Vacation package credit', 'travel_credit', 'Credit for packages sold by an airline''s tour operator', 'own', null, null, 'high'),
('travelbank-cash', 'United TravelBank cash', 'airline_credit', 'Balance for United flights deposited to a MileagePlus account', 'own', null, null, 'high'),
('hotel-dining-credit', 'Hotel food and drink credit', 'hotel_credit', 'Voucher for food and drink during a stay at the hotel brand', 'own', null, null, 'high'),
('spend-bonus', 'Bonus after yearly spend', 'other', 'Cash, points or a chosen perk unlocked by a yearly spending threshold', 'own', null, null, 'high'),
('warehouse-club-credit', 'Warehouse club membership credit', 'membership', 'Credit toward the membership fee of a warehouse club', 'own', null, null, 'high')
) fact (slug, name, kind, description, source, source_url, verified_on, confidence)
where not exists (
  select from public.reference_changes removed
  where removed.table_name = 'benefits' and removed.operation = 'DELETE'
    and removed.before ->> 'slug' is not distinct from (fact.slug::text)::text
)
on conflict on constraint benefits_slug_key do update
set name = excluded.name, kind = excluded.kind, description = excluded.description, source = excluded.source, source_url = excluded.source_url, verified_on = excluded.verified_on, confidence = excluded.confidence
where (present.name, present.kind, present.description, present.source, present.source_url, present.verified_on, present.confidence)
  is distinct from (excluded.name, excluded.kind, excluded.description, excluded.source, excluded.source_url, excluded.verified_on, excluded.confidence)
  and not exists (
    select from public.reference_changes edited
    where edited.table_name = 'benefits' and edited.record_id = present.id
  );

reset pointfolio.seeding;
