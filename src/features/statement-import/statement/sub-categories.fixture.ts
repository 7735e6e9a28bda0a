/* Slugs and merchant category codes of the project's sub-categories, 2026-11. */
const LINES = `
restaurants 5812 5811
fast-food 5814
food-delivery
coffee
bars 5813
doordash
us-supermarkets 5411
online-groceries
specialty-food 5422 5441 5451 5462 5499
whole-foods
instacart
gas-stations 5541 5542
ev-charging
costco-gas
airfare 3000-3299 4511
hotels 3501-3835 7011
prepaid-hotels
rental-cars 3351-3441 7512 7519
portal-airfare
portal-rental-cars
travel-portal
travel-agencies 4722 4723
vacation-rentals 6513 7012 7033
cruises 4411
attractions 7991 7996 7998
airline-incidentals 4582
expedia-group
airline-american 3001
airline-delta 3058
airline-united 3000
airline-southwest 3066
airline-alaska-hawaiian 3256 3196
airline-jetblue
airline-air-canada 3009
airline-avios 3005 3102 3043
airline-air-france-klm 3007 3010
airline-lufthansa 3008
airline-emirates
airline-frontier
airline-spirit
airline-breeze
airline-korean 3082
airline-virgin-atlantic 3144
airline-cathay 3099
hotel-marriott 3509 3503 3513 3690
hotel-hilton 3504 3535 3721
hotel-hyatt 3640
hotel-ihg 3501
hotel-wyndham 3722
hotel-choice 3562
hotel-best-western 3502
commuter-transit 4111 4131
rideshare
taxis 4121
parking-tolls 4784 7523
trains 4112 4011
lyft
uber
amtrak
streaming-tv
streaming-music 5815
disney-streaming
drugstores 5912 5122
home-improvement-stores 5200 5211 5231 5251 5261
furniture-appliances 5712 5713 5714 5718 5719 5722
lowes
home-depot
wholesale-clubs 5300
costco
sams-club
online-retail 5964 5965 5969
amazon
paypal-checkout
superstores 5310 5331 5399
department-stores 5311
clothing-stores 5611-5699
electronics-stores 5732 5734 5045
sporting-goods 5940 5941
walmart
target
best-buy
apple-store
disney-parks
military-stores
home-utilities 4900
internet-cable 4899 4816
cell-phone 4812 4814
movie-theaters 7832
live-entertainment 7922 7929 7941
recreation 7932 7933 7999
gyms-fitness 7997
personal-care 7230 7297 7298
office-supplies 5943 5111
advertising 7311
shipping 4215 9402
software-cloud 7372 7375
construction-hardware 5039 5072 5074
rent 6513
mortgage
insurance-premiums 6300 5960
medical-care 8011-8099
pets-vets 5995 0742
charities 8398
education 8211 8220 8241-8299
tax-payments 7276 9311
mobile-wallet
foreign-spend
other
`;

export const SUB_CATEGORIES = LINES.trim()
  .split('\n')
  .map((line) => {
    const [slug = '', ...codes] = line.split(' ');
    return { slug, mccCodes: codes.join(' ') };
  });
