/**
 * Words that name a kind of shop rather than a merchant, in the singular, by the slug of the sub-category, parted by `|`. What no
 * sub-category has a code for is `other`, so that it is not taken for something else.
 */
export const KINDS_OF_SHOP: Readonly<Record<string, string>> = {
  restaurants:
    'RESTAURANT|RESTAURANTE|RISTORANTE|BISTRO|BRASSERIE|TRATTORIA|OSTERIA|PIZZERIA|STEAKHOUSE|STEAK HOUSE|CHOPHOUSE|CHOP HOUSE' +
    '|SMOKEHOUSE|SUSHI|RAMEN|PHO|DIM SUM|DUMPLING|NOODLE|WOK|HIBACHI|CURRY|TAQUERIA|TACO|CANTINA|CREPERIE|EATERY|CUISINE|DINER' +
    '|GRILL|GRILLE|PIZZA|KITCHEN|BBQ|BARBECUE|GASTROPUB|OYSTER BAR|SEAFOOD|PANCAKE|BRUNCH',
  'fast-food': 'BURGER|FRIED CHICKEN|SHAWARMA|FALAFEL|HOT DOG|SANDWICH|SANDWICHES|DRIVE IN',
  coffee: 'COFFEE|COFFEEHOUSE|CAFE|CAFFE|ESPRESSO|ROASTER|TEA HOUSE|TEAHOUSE|BOBA',
  bars:
    'BREWERY|BREWING|BREWPUB|TAVERN|SALOON|PUB|ALEHOUSE|ALE HOUSE|TAPROOM|TAP ROOM|TAPHOUSE|TAP HOUSE|PUBLIC HOUSE|BEER GARDEN' +
    '|WINE BAR|SPORTS BAR|COCKTAIL|LOUNGE|NIGHTCLUB|NIGHT CLUB|DISTILLERY',
  'us-supermarkets': 'GROCERY|GROCERIES|GROCER|SUPERMARKET|SUPER MARKET|SUPERMERCADO|FOOD MARKET',
  'specialty-food':
    'BAKERY|PANADERIA|BAKESHOP|BUTCHER|MEAT MARKET|CARNICERIA|FISH MARKET|DELICATESSEN|CREAMERY|PATISSERIE|CHOCOLATE|CHOCOLATIER' +
    '|CUPCAKE|ICE CREAM|GELATO|CANDY|CHEESE SHOP',
  'gas-stations': 'GAS STATION|SERVICE STATION|GAS MART|TRUCK STOP|FUEL|GASOLINE|PETROLEUM',
  'ev-charging': 'EV CHARGING|SUPERCHARGER',
  airfare: 'AIRLINE|AIRWAY|AIR LINE',
  hotels: 'HOTEL|RESORT|INN|MOTEL|SUITE|LODGE|HOSTEL|BED BREAKFAST',
  'rental-cars': 'RENT A CAR|CAR RENTAL',
  'travel-agencies': 'TRAVEL AGENCY',
  cruises: 'CRUISE|CRUISE LINE',
  attractions:
    'MUSEUM|AQUARIUM|ZOO|PLANETARIUM|BOTANICAL GARDEN|THEME PARK|AMUSEMENT PARK|WATER PARK|SIGHTSEEING',
  'commuter-transit': 'TRANSIT|TRANSIT AUTHORITY|SUBWAY FARE|BUS LINE|FERRY',
  taxis: 'TAXI|CAB|LIMO|LIMOUSINE|CAR SERVICE',
  'parking-tolls': 'PARKING|PARKING GARAGE|PARKING METER|GARAGE|TOLL|TOLLWAY|TURNPIKE',
  trains: 'RAILWAY|RAIL|RAILROAD',
  drugstores: 'PHARMACY|DRUG|DRUG STORE|DRUGSTORE|APOTHECARY',
  'home-improvement-stores': 'HARDWARE|LUMBER|GARDEN CENTER|HOME CENTER|PAINT STORE',
  'furniture-appliances': 'FURNITURE|FURNISHING|MATTRESS|APPLIANCE',
  'wholesale-clubs': 'WHOLESALE CLUB',
  'department-stores': 'DEPARTMENT STORE',
  superstores: 'DOLLAR STORE|VARIETY STORE|DISCOUNT STORE',
  'clothing-stores': 'CLOTHING|APPAREL|BOUTIQUE|SHOE|FOOTWEAR|MENSWEAR|BRIDAL',
  'electronics-stores': 'ELECTRONIC|COMPUTER STORE|CAMERA',
  'sporting-goods': 'SPORTING GOOD|BICYCLE|BIKE SHOP|CYCLERY|SURF SHOP|SKI SHOP',
  bookstores: 'BOOK|BOOKSTORE|BOOKSHOP|BOOKSELLER',
  'office-supplies': 'OFFICE SUPPLY|OFFICE SUPPLIES|STATIONERY',
  'home-utilities':
    'WATER DISTRICT|WATER DEPARTMENT|WATER DEPT|WATER UTILITY|WATERWORKS|UTILITY|UTILITIES|ELECTRIC|POWER CO|POWER LIGHT|GAS CO' +
    '|NATURAL GAS|PROPANE|ENERGY|SEWER|SANITATION|WASTE',
  'internet-cable': 'BROADBAND|CABLEVISION|INTERNET SERVICE',
  'cell-phone': 'WIRELESS|CELLULAR',
  'movie-theaters': 'CINEMA|MOVIE THEATER|DRIVE IN THEATER',
  'live-entertainment':
    'THEATRE|THEATER|TICKET|BOX OFFICE|CONCERT|ARENA|STADIUM|PLAYHOUSE|OPERA|SYMPHONY|BALLET|COMEDY CLUB|PERFORMING ARTS',
  recreation: 'BOWLING|LANES|GOLF|GOLF CLUB|ARCADE|BILLIARDS|TRAMPOLINE|ESCAPE ROOM|ICE RINK',
  'gyms-fitness': 'GYM|FITNESS|YOGA|PILATES|CROSSFIT|HEALTH CLUB|ATHLETIC CLUB|BARRE',
  'personal-care': 'SALON|BARBER|BARBERSHOP|SPA|NAIL|MASSAGE|HAIR|TANNING|LASHES|WAXING',
  'auto-service':
    'AUTO REPAIR|AUTO PART|AUTO BODY|AUTO CARE|AUTO SERVICE|AUTOMOTIVE|TIRE|CAR WASH|COLLISION|MUFFLER|TRANSMISSION|LUBE' +
    '|OIL CHANGE|SMOG',
  rent: 'APARTMENT|APTS|PROPERTY MANAGEMENT',
  mortgage: 'MORTGAGE|HOME LOAN',
  'insurance-premiums': 'INSURANCE|ASSURANCE',
  'medical-care':
    'DENTAL|DENTIST|DENTISTRY|DDS|DMD|MEDICAL|MEDICINE|HOSPITAL|CLINIC|URGENT CARE|HEALTH CENTER|ORTHODONTIC|OPTOMETRY|OPTICAL' +
    '|EYE CARE|DERMATOLOGY|PEDIATRIC|ORTHOPEDIC|CHIROPRACTIC|CHIROPRACTOR|PHYSICIAN|PHYSICAL THERAPY|RADIOLOGY|SURGERY',
  'pets-vets':
    'VETERINARY|ANIMAL HOSPITAL|ANIMAL CLINIC|PET HOSPITAL|PET CLINIC|PET SUPPLY|PET SUPPLIES|PET STORE|PET GROOMING|KENNEL',
  charities:
    'FOUNDATION|CHARITY|CHARITIES|CHURCH|MINISTRY|MINISTRIES|SYNAGOGUE|MOSQUE|DONATION|FOOD BANK',
  education: 'UNIVERSITY|COLLEGE|SCHOOL|TUITION|MONTESSORI|TUTORING|BURSAR',
  'tax-payments':
    'TAX COLLECTOR|PROPERTY TAX|INCOME TAX|TAX PAYMENT|DEPARTMENT OF REVENUE|DEPT OF REVENUE',
  shipping: 'POST OFFICE|COURIER',
  'software-cloud': 'SOFTWARE|WEB HOSTING',
  'construction-hardware': 'BUILDING SUPPLY|PLUMBING SUPPLY|ELECTRICAL SUPPLY|ROOFING SUPPLY',
  'military-stores': 'COMMISSARY',
  other:
    'LIQUOR|LAUNDRY|LAUNDROMAT|CLEANERS|DRY CLEANING|FLORIST|JEWELER|JEWELRY|TOBACCO|SMOKE SHOP|VAPE|SELF STORAGE|THRIFT|DAYCARE' +
    '|CHILD CARE|PRESCHOOL|TOY',
};

const BY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS_OF_SHOP).flatMap(([slug, list]) =>
    list.split('|').map((words) => [words, slug]),
  ),
);
const MOST_WORDS = 3;
/** Shorter words are the ends of too many others: a trail is no rail. */
const LEAST_LETTERS_AT_END = 5;
const LONG_WORDS = [...BY_WORDS.keys()].filter(
  (words) => words.length >= LEAST_LETTERS_AT_END && !words.includes(' '),
);

/** Matches whole words and their plurals. */
const kindOf = (words: string) => BY_WORDS.get(words) ?? BY_WORDS.get(words.replace(/S$/, ''));

type Found = { readonly slug: string; readonly next: number };

function findAt(words: readonly string[], start: number): Found | undefined {
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    if (start + count > words.length) continue;
    const slug = kindOf(words.slice(start, start + count).join(' '));
    if (slug !== undefined) return { slug, next: start + count };
  }
  return undefined;
}

/** Finds a kind at the end of a name written as one word: a web address, or `JOESPIZZA`. */
function findAtEnd(words: readonly string[]): string | undefined {
  for (const word of words) {
    const end = LONG_WORDS.find((kind) => word.endsWith(kind) || word.endsWith(`${kind}S`));
    if (end !== undefined) return BY_WORDS.get(end);
  }
  return undefined;
}

/**
 * The sub-category of the kind of shop that words in capitals name: the first, and of several in a row the last, since the café
 * of a museum is a café. Null if they name none.
 */
export function findKindOfShop(words: readonly string[]): string | null {
  let found: Found | undefined;
  for (const start of words.keys()) {
    if (start < (found?.next ?? 0)) continue;
    const here = findAt(words, start);
    if (found && !here) break;
    found = here;
  }
  return found?.slug ?? findAtEnd(words) ?? null;
}
