/** Words that name a kind of shop rather than a merchant, by the slug of the sub-category, parted by `|`. */
export const KINDS_OF_SHOP: Readonly<Record<string, string>> = {
  restaurants:
    'RESTAURANT|BISTRO|TRATTORIA|PIZZERIA|STEAKHOUSE|SUSHI|RAMEN|TAQUERIA|DINER|GRILL' +
    '|PIZZA|TACOS|NOODLE|KITCHEN|BBQ',
  coffee: 'COFFEE|CAFE|ESPRESSO',
  bars: 'BREWERY|BREWING|TAVERN|PUB|TAPROOM|WINE BAR|COCKTAIL',
  'us-supermarkets': 'GROCERY|SUPERMARKET|SUPERMERCADO|GROCERIES',
  'specialty-food': 'BAKERY|BUTCHER|DELICATESSEN|CREAMERY|PATISSERIE|CHOCOLATES',
  'gas-stations': 'GAS STATION|FUEL|GASOLINE',
  airfare: 'AIRLINES|AIRWAYS|AIR LINES',
  hotels: 'HOTEL|HOTELS|RESORT|INN|MOTEL|SUITES',
  'rental-cars': 'RENT A CAR|CAR RENTAL',
  cruises: 'CRUISE|CRUISES',
  attractions: 'MUSEUM|AQUARIUM|ZOO',
  'commuter-transit': 'TRANSIT|SUBWAY FARE',
  taxis: 'TAXI|LIMO',
  'parking-tolls': 'PARKING|TOLL|GARAGE',
  trains: 'RAILWAY|RAIL',
  drugstores: 'PHARMACY',
  'home-improvement-stores': 'HARDWARE|LUMBER',
  'furniture-appliances': 'FURNITURE|MATTRESS',
  'wholesale-clubs': 'WHOLESALE CLUB',
  'home-utilities': 'WATER DISTRICT|UTILITIES|ELECTRIC|UTILITY',
  'movie-theaters': 'CINEMA|CINEMAS',
  'live-entertainment': 'THEATRE|THEATER|TICKETS',
  recreation: 'BOWLING|GOLF|ARCADE',
  'gyms-fitness': 'GYM|FITNESS|YOGA|PILATES',
  'personal-care': 'SALON|BARBER|SPA|NAILS|MASSAGE',
  mortgage: 'MORTGAGE',
  'insurance-premiums': 'INSURANCE',
  'medical-care':
    'DENTAL|DENTIST|MEDICAL|HOSPITAL|CLINIC|URGENT CARE|ORTHODONTICS|OPTOMETRY' + '|DERMATOLOGY',
  'pets-vets': 'VETERINARY|ANIMAL HOSPITAL|PET SUPPLIES',
  charities: 'FOUNDATION|CHARITY|CHURCH|DONATION',
  education: 'UNIVERSITY|COLLEGE|SCHOOL|TUITION|DAYCARE|MONTESSORI',
};

const BY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS_OF_SHOP).flatMap(([slug, list]) =>
    list.split('|').map((words) => [words, slug]),
  ),
);
const MOST_WORDS = 3;

/** The sub-category of the kind of shop that words in capitals name, the most words first; null where they name none. */
export function findKindOfShop(words: readonly string[]): string | null {
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    for (const start of words.keys()) {
      const slug = BY_WORDS.get(words.slice(start, start + count).join(' '));
      if (slug !== undefined) return slug;
    }
  }
  return null;
}
