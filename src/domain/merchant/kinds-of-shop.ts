import { isTown } from './towns.ts';

/**
 * Words that name a kind of shop rather than a merchant, in the singular, by the slug of the sub-category, separated by `|`. Kinds
 * without a sub-category are `other`, so that they match nothing else.
 */
export const KINDS_OF_SHOP: Readonly<Record<string, string>> = {
  restaurants:
    'RESTAURANT|RESTAURANTE|RISTORANTE|BISTRO|BRASSERIE|TRATTORIA|OSTERIA|PIZZERIA|STEAKHOUSE|STEAK HOUSE|CHOPHOUSE|CHOP HOUSE' +
    '|SMOKEHOUSE|SUSHI|RAMEN|PHO|DIM SUM|DUMPLING|NOODLE|WOK|HIBACHI|CURRY|TAQUERIA|TACO|CANTINA|CREPERIE|EATERY|CUISINE|DINER' +
    '|GRILL|GRILLE|PIZZA|KITCHEN|BBQ|BARBECUE|GASTROPUB|OYSTER BAR|SEAFOOD|PANCAKE|BRUNCH' +
    '|DELI|CATERING|CATERER|REST|PIZZAS|TAQUERIAS|BIRRIA|TAMALE|KEBAB|KABOB|IZAKAYA|TERIYAKI|CRAB|LOBSTER|ROADHOUSE|ALE HOUSE GRILL|FOOD TRUCK|FISH HOUSE|CHEESESTEAK|CAFETERIA|BUFFET|STEAK|TAPAS|HOT POT|GUMBO|SOUL FOOD|WAFFLE',
  'fast-food':
    'BURGER|FRIED CHICKEN|SHAWARMA|FALAFEL|HOT DOG|SANDWICH|SANDWICHES|DRIVE IN' +
    '|BURRITO|SUBS|HOAGIE|GYRO|POKE|WINGS|CHICKEN|SMOOTHIE|JUICE|JUICE BAR|SLIDER|FRENCH FRIES|FROZEN YOGURT|FROYO',
  coffee:
    'COFFEE|COFFEEHOUSE|CAFE|CAFFE|ESPRESSO|ROASTER|TEA HOUSE|TEAHOUSE|BOBA' +
    '|COFFEE ROASTER|BUBBLE TEA|TEA BAR|ROASTING|TEA',
  'vacation-rentals': 'CAMPGROUND|RV PARK|RV RESORT|VACATION RENTAL',
  advertising: 'ADVERTISING|MARKETING',
  bars:
    'BREWERY|BREWING|BREWPUB|TAVERN|SALOON|PUB|ALEHOUSE|ALE HOUSE|TAPROOM|TAP ROOM|TAPHOUSE|TAP HOUSE|PUBLIC HOUSE|BEER GARDEN' +
    '|WINE BAR|SPORTS BAR|COCKTAIL|LOUNGE|NIGHTCLUB|NIGHT CLUB|DISTILLERY' +
    '|WINERY|VINEYARD|CELLARS|CIDERY|MEADERY|SPEAKEASY|BEER HALL|BIERGARTEN',
  'us-supermarkets':
    'GROCERY|GROCERIES|GROCER|SUPERMARKET|SUPER MARKET|SUPERMERCADO|FOOD MARKET' +
    '|FARMERS MARKET|FRESH MARKET|PRODUCE|MERCADO|CARNICERIA Y MERCADO|ASIAN MARKET|FOOD STORE',
  'specialty-food':
    'BAKERY|PANADERIA|BAKESHOP|BUTCHER|MEAT MARKET|CARNICERIA|FISH MARKET|DELICATESSEN|CREAMERY|PATISSERIE|CHOCOLATE|CHOCOLATIER' +
    '|CUPCAKE|ICE CREAM|GELATO|CANDY|CHEESE SHOP' +
    '|BAGEL|DONUT|DOUGHNUT|PASTRY|CAKE|COOKIE|PRETZEL|POPCORN|SWEETS|FUDGE|MEAT|SEAFOOD MARKET|CONVENIENCE STORE|MINI MART|MINIMART',
  'gas-stations':
    'GAS STATION|SERVICE STATION|GAS MART|TRUCK STOP|FUEL|GASOLINE|PETROLEUM' +
    '|TRAVEL CENTER|TRAVEL PLAZA|FOOD MART|GAS AND GO',
  'ev-charging': 'EV CHARGING|SUPERCHARGER',
  airfare: 'AIRLINE|AIRWAY|AIR LINE',
  hotels:
    'HOTEL|RESORT|INN|MOTEL|SUITE|LODGE|HOSTEL|BED BREAKFAST' +
    '|LODGING|CABIN|CHALET|BED AND BREAKFAST|CASINO HOTEL|HOTEL CASINO',
  'rental-cars': 'RENT A CAR|CAR RENTAL' + '|RENTACAR|AUTO RENTAL|CAR HIRE',
  'travel-agencies': 'TRAVEL AGENCY' + '|TRAVEL AGENT|VACATIONS',
  cruises: 'CRUISE|CRUISE LINE',
  attractions:
    'MUSEUM|AQUARIUM|ZOO|PLANETARIUM|BOTANICAL GARDEN|THEME PARK|AMUSEMENT PARK|WATER PARK|SIGHTSEEING' +
    '|CAVERN|BOTANIC GARDEN|HISTORIC SITE|TOURS|ZIPLINE|STATE PARK|NATIONAL PARK|HAUNTED HOUSE|OBSERVATORY|SCIENCE CENTER',
  'commuter-transit': 'TRANSIT|TRANSIT AUTHORITY|SUBWAY FARE|BUS LINE|FERRY',
  taxis: 'TAXI|CAB|LIMO|LIMOUSINE|CAR SERVICE',
  'parking-tolls':
    'PARKING|PARKING GARAGE|PARKING METER|GARAGE|TOLL|TOLLWAY|TURNPIKE' + '|VALET|TOLL ROAD|METERS',
  trains: 'RAILWAY|RAIL|RAILROAD',
  drugstores: 'PHARMACY|DRUG|DRUG STORE|DRUGSTORE|APOTHECARY',
  'home-improvement-stores':
    'HARDWARE|HDWE|LUMBER|GARDEN CENTER|HOME CENTER|PAINT STORE' +
    '|NURSERY|PAINT|TILE|FAUCET|CABINET|WALLPAPER|FENCE|WINDOWS|DOORS|DECKING|HARDWOOD|LANDSCAPE SUPPLY',
  'furniture-appliances':
    'FURNITURE|FURNISHING|MATTRESS|APPLIANCE' +
    '|BLIND|SHADES|SHUTTER|CURTAIN|DRAPERY|CARPET|RUG|FLOORING|FLOORS|LIGHTING|BEDDING|SOFA|FIREPLACE|INTERIOR|HOME DECOR|KITCHENWARE|HOT TUB',
  'wholesale-clubs': 'WHOLESALE CLUB',
  'department-stores': 'DEPARTMENT STORE',
  superstores: 'DOLLAR STORE|VARIETY STORE|DISCOUNT STORE',
  'clothing-stores':
    'CLOTHING|APPAREL|BOUTIQUE|SHOE|FOOTWEAR|MENSWEAR|BRIDAL' +
    '|OUTFITTER|LINGERIE|FASHION|SWIMWEAR|UNIFORM|TAILOR|DENIM|KIDSWEAR|TUXEDO|HATS|SNEAKER',
  'electronics-stores': 'ELECTRONIC|COMPUTER STORE|CAMERA' + '|COMPUTER|PHONE REPAIR|AUDIO|STEREO',
  'sporting-goods':
    'SPORTING GOOD|BICYCLE|BIKE SHOP|CYCLERY|SURF SHOP|SKI SHOP' +
    '|SPORT|FISHING|BAIT TACKLE|ARCHERY|GUN|FIREARMS|AMMO|GOLF SHOP|DIVE SHOP|SKATE SHOP|CYCLE',
  bookstores: 'BOOK|BOOKSTORE|BOOKSHOP|BOOKSELLER' + '|COMICS',
  'office-supplies': 'OFFICE SUPPLY|OFFICE SUPPLIES|STATIONERY',
  'home-utilities':
    'WATER DISTRICT|WATER DEPARTMENT|WATER DEPT|WATER UTILITY|WATERWORKS|UTILITY|UTILITIES|ELECTRIC|POWER CO|POWER LIGHT|GAS CO' +
    '|NATURAL GAS|NATL GAS|NATL GRID|PROPANE|ENERGY|SEWER|SANITATION|WASTE' +
    '|PORTLAND GENERAL|EMC|REMC|WATERSHED|AVANGRID|DELMARVA|JCPL|MIDAMERICAN|OTTER TAIL|BLACK HILLS|SALT RIVER|NW NATURAL|CASCADE NATURAL|PUGET SOUND|PUD|MLGW|VEOLIA|REPUBLIC SVCS' +
    '|PUBLIC UTILITIES|ELECTRICITY|ELEC|PWR|UTIL|DISPOSAL|RECYCLING|TRASH|SEPTIC',
  'internet-cable':
    'BROADBAND|CABLEVISION|INTERNET SERVICE' + '|INTERNET|CABLE|FIBER|TELECOM|TELCO',
  'cell-phone': 'WIRELESS|CELLULAR' + '|TELEPHONE|PREPAID PHONE',
  'movie-theaters': 'CINEMA|MOVIE THEATER|DRIVE IN THEATER',
  'live-entertainment':
    'THEATRE|THEATER|TICKET|BOX OFFICE|CONCERT|ARENA|STADIUM|PLAYHOUSE|OPERA|SYMPHONY|BALLET|COMEDY CLUB|PERFORMING ARTS' +
    '|AMPHITHEATER|AMPHITHEATRE|MUSIC HALL|EVENT CENTER|FESTIVAL',
  recreation:
    'BOWLING|LANES|GOLF|GOLF CLUB|ARCADE|BILLIARDS|TRAMPOLINE|ESCAPE ROOM|ICE RINK' +
    '|MINI GOLF|SKATING|PAINTBALL|LASER TAG|GO KART|KARTING|AXE THROWING|FUN CENTER|GOLF COURSE',
  'gyms-fitness':
    'GYM|FITNESS|YOGA|PILATES|CROSSFIT|HEALTH CLUB|ATHLETIC CLUB|BARRE' +
    '|KARATE|BOXING|JIU JITSU|MARTIAL ARTS|CLIMBING|TENNIS CLUB|COUNTRY CLUB|SWIM CLUB|TAEKWONDO',
  'personal-care':
    'SALON|BARBER|BARBERSHOP|SPA|NAIL|MASSAGE|HAIR|TANNING|LASHES|WAXING' +
    '|BEAUTY|BROW|LASH|SKINCARE|SKIN CARE|MED SPA|STYLIST|COSMETOLOGY',
  'auto-service':
    'AUTO REPAIR|TRUCK REPAIR|AUTO PART|AUTO BODY|AUTO CARE|AUTO SERVICE|AUTOMOTIVE|TIRE|CAR WASH|COLLISION|MUFFLER|TRANSMISSION|LUBE' +
    '|OIL CHANGE|SMOG' +
    '|AUTOBODY|BRAKE|CARWASH|AUTO GLASS|RADIATOR|ALIGNMENT|MECHANIC|CAR CARE',
  rent: 'APARTMENT|APTS|PROPERTY MANAGEMENT|PROPERTY MGMT|LANDLORD|RENTPAYMENT',
  mortgage:
    'MORTGAGE|MORT|MTG|MTGE|HOME LOAN' +
    '|HOME LENDING|LOAN SERVICING|LN SRV|NEWREZ|SHELLPOINT|DOVENMUEHLE|CENLAR|PENNYMAC|ROUNDPOINT|LOANCARE',
  'insurance-premiums':
    'INSURANCE|ASSURANCE' +
    '|HEALTH PLAN|HEALTH INS|LIFE INS|INS CO|PROG DIRECT|CSAA|KEMPER|NATIONAL GENERAL|DAIRYLAND|MASSMUTUAL|NY LIFE|NORTHWESTERN MU|NW MUTUAL|JOHN HANCOCK|TRANSAMERICA|COLONIAL LIFE|GLOBE LIFE|BANNER LIFE|INSUR|INS PREM|INS PMT|INS PYMT|INSURANCE AGENCY|DENTAL PLAN|UNDERWRITERS',
  'medical-care':
    'DENTAL|DENTIST|DENTISTRY|DDS|DMD|MEDICAL|MEDICINE|HOSPITAL|CLINIC|URGENT CARE|HEALTH CENTER|ORTHODONTIC|OPTOMETRY|OPTICAL' +
    '|EYE CARE|DERMATOLOGY|PEDIATRIC|ORTHOPEDIC|CHIROPRACTIC|CHIROPRACTOR|PHYSICIAN|PHYSICAL THERAPY|RADIOLOGY|SURGERY' +
    '|PEDIATRICS|EYECARE|VISION CENTER|OPTICIAN|DERM|ORTHO|ENDODONTIC|PERIODONTIC|ORAL SURGERY|MEDICAL GROUP|HEALTH SYSTEM|HEALTHCARE|IMAGING|LABORATORY|PSYCHIATRY|PSYCHOLOGY|PODIATRY|OBGYN|MIDWIFERY|HEARING AID|DENTURE|HOSPICE|REHAB|COUNSELING|ACUPUNCTURE|THERAPY|SURGICAL|PULMONARY|GASTROENTEROLOGY|UROLOGY|ONCOLOGY|NEUROLOGY',
  'pets-vets':
    'VETERINARY|ANIMAL HOSPITAL|ANIMAL CLINIC|PET HOSPITAL|PET CLINIC|PET SUPPLY|PET SUPPLIES|PET STORE|PET GROOMING|KENNEL' +
    '|VET|VET CLINIC|PET|DOG GROOMING|DOG DAYCARE|ANIMAL',
  charities:
    'FOUNDATION|CHARITY|CHARITIES|CHURCH|MINISTRY|MINISTRIES|SYNAGOGUE|MOSQUE|DONATION|FOOD BANK' +
    '|METHODIST|BAPTIST|LUTHERAN|PRESBYTERIAN|PARISH|CATHEDRAL|CHAPEL|HUMANE SOCIETY|RESCUE MISSION',
  education:
    'UNIVERSITY|COLLEGE|SCHOOL|TUITION|MONTESSORI|TUTORING|BURSAR' +
    '|INSTITUTE|LEARNING CENTER|ELEMENTARY|HIGH SCHOOL|COMMUNITY COLLEGE|DRIVING SCHOOL',
  'tax-payments':
    'TAX COLLECTOR|PROPERTY TAX|INCOME TAX|TAX PAYMENT|DEPARTMENT OF REVENUE|DEPT OF REVENUE' +
    '|TREASURER|TAX ASSESSOR|FRANCHISE TAX|TAX SERVICE',
  shipping: 'POST OFFICE|COURIER' + '|POSTAL|PACK SHIP|MAIL CENTER',
  'software-cloud': 'SOFTWARE|WEB HOSTING',
  'construction-hardware':
    'BUILDING SUPPLY|PLUMBING SUPPLY|ELECTRICAL SUPPLY|ROOFING SUPPLY' +
    '|BUILDING MATERIAL|INDUSTRIAL SUPPLY|HVAC SUPPLY|CONCRETE SUPPLY',
  'military-stores': 'COMMISSARY',
  other:
    'LIQUOR|LAUNDRY|LAUNDROMAT|CLEANERS|DRY CLEANING|FLORIST|JEWELER|JEWELRY|TOBACCO|SMOKE SHOP|VAPE|SELF STORAGE|THRIFT|DAYCARE' +
    '|CHILD CARE|PRESCHOOL|TOY' +
    '|LIQUORS|WINE SPIRITS|WINES SPIRITS|BEER WINE|WINE SHOP|WINE|SPIRITS|BOTTLE SHOP|PACKAGE STORE|CIGAR|TRADING POST|MARINA|GIFT|GIFT SHOP|PAWN|ANTIQUE|FUNERAL|MORTUARY|CREMATION|LAW OFFICE|LAW FIRM|ATTORNEY|LEGAL|CPA|ACCOUNTING|BAIL BOND|LOTTERY|PHOTOGRAPHY|PHOTO|PRINTING|SIGNS|MOTORCYCLE|AUTO SALES|RV|BOAT|MARINE|PLUMBING|ROOFING|HVAC|HEATING|COOLING|AIR CONDITIONING|ELECTRICIAN|LANDSCAPING|LANDSCAPE|LAWN CARE|LAWN|PEST CONTROL|EXTERMINATING|CONTRACTOR|CONSTRUCTION|REMODELING|MOVING|MOVER|TOWING|STORAGE|CLEANING|JANITORIAL|SECURITY|STAFFING|CONSULTING|REALTY|REAL ESTATE|TATTOO|CRAFT|FABRIC|NUTRITION|HOBBY|INSTRUMENT|PARTY SUPPLY|PARTY RENTAL|POOLS|POOL SUPPLY|BEAUTY SUPPLY|COUNTY CLERK|PARKING TICKET|PARKING FINE|TRAFFIC TICKET|SPEEDING TICKET|RED LIGHT TICKET|CITATION|DMV|MOTOR VEHICLE|PASSPORT|DRY CLEANER|TRUCK RENTAL|EQUIPMENT RENTAL|PRESCHOOL|NOTARY|UPHOLSTERY|LOCKSMITH|WELDING|CREDIT UNION|FLEA MARKET|PEST|TERMITE|TREE SERVICE|HOA|HOMEOWNERS|REALTOR|TITLE CO|DANCE|TOOLS|MACHINERY|ART GALLERY|GALLERY|FRAMING|COSMETIC|PERFUME|CANDLES|TRUCKING|FREIGHT|LOGISTICS|ENGINEERING|ARCHITECT|SOLAR|CARD SHOP|HANDYMAN|ROOTER|TAXIDERMY|MASONRY|CONCRETE|WINDSHIELD',
};

/** Words that name a kind only where no other does: a Thai massage is no restaurant. */
const WEAK_KINDS: Readonly<Record<string, string>> = {
  restaurants:
    'MEXICAN|THAI|CHINESE|INDIAN|ITALIAN|JAPANESE|KOREAN|VIETNAMESE|MEDITERRANEAN|GREEK|PERUVIAN|CUBAN|ETHIOPIAN|HALAL|SZECHUAN|BAR',
  'us-supermarkets': 'MARKET|MARKETPLACE|COOP|FOODS',
  'gas-stations': 'GAS|OIL',
  'home-utilities': 'WATER|POWER',
  'home-improvement-stores': 'GARDEN',
  'auto-service': 'AUTO',
  'travel-agencies': 'TRAVEL',
  education: 'ACADEMY',
  'medical-care': 'HEALTH|VISION|SURGEON',
  'tax-payments': 'TAX',
  'insurance-premiums': 'INS',
  rent: 'RENT',
  other:
    'CASINO|GAMES|MUSIC|GLASS|BANK|MOTOR|FINANCIAL|LENDING|RENTALS|EQUIPMENT|NEWS|PRESS|STUDIO',
};

const indexWords = (kinds: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(kinds).flatMap(([slug, list]) => list.split('|').map((words) => [words, slug])),
  );

const BY_WORDS = indexWords(KINDS_OF_SHOP);
const BY_WEAK_WORDS = indexWords(WEAK_KINDS);
const MOST_WORDS = 3;
/** Shorter words are the ends of too many others: a trail is no rail. */
const LEAST_LETTERS_AT_END = 5;
/** Statements glue a town to the word before it, and truncate long names. */
const LEAST_LETTERS_AT_START = 7;
const LEAST_LETTERS_OF_CUT = 5;
const LEAST_LETTERS_OF_CUT_TEXT = 16;
const LEAST_SHARE_OF_CUT = 0.6;
const MOST_LETTERS = Math.max(...[...BY_WORDS.keys()].map(({ length }) => length));

/** Words that are also the first letters of a kind. */
const WHOLE_WORDS = new Set(
  (
    'STATION CROSS METHOD PARIS SPIRIT LIGHT ELEMENT TRANS INTER INTERN MARIN MASON SMOOTH NURSE DRAPER TREASURE SURGE ARCHER SLIDE ' +
    'BAKER BREWER TRUCK MACHINE STAFF CONTRACT COUNSEL METER LUTHER CHICK SHADE CYCLE ELECT CONSUL'
  ).split(' '),
);

/** Words by their first letters; of several with the same letters, the shortest. */
const BY_BEGINNING: ReadonlyMap<string, string> = new Map(
  [...BY_WORDS.keys(), ...BY_WEAK_WORDS.keys()]
    .filter((word) => !word.includes(' '))
    .sort((a, b) => b.length - a.length)
    .flatMap((word) => {
      const least = Math.max(LEAST_LETTERS_OF_CUT, Math.ceil(word.length * LEAST_SHARE_OF_CUT));
      const lengths = Array.from({ length: word.length }, (_, index) => index);
      return lengths
        .filter((length) => length >= least)
        .map((length) => [word.slice(0, length), word] as const)
        .filter(([beginning]) => !WHOLE_WORDS.has(beginning));
    }),
);

const singular = (words: string) => words.replace(/S$/, '');

/** Matches whole words and their plurals. */
const kindOf = (words: string) => BY_WORDS.get(words) ?? BY_WORDS.get(singular(words));
const weakKindOf = (word: string) => BY_WEAK_WORDS.get(word) ?? BY_WEAK_WORDS.get(singular(word));

type Found = { readonly slug: string; readonly start: number; readonly next: number };

function findAt(words: readonly string[], start: number): Found | undefined {
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    if (start + count > words.length) continue;
    const slug = kindOf(words.slice(start, start + count).join(' '));
    if (slug !== undefined) return { slug, start, next: start + count };
  }
  return undefined;
}

/** All kinds that whole words name, in their order. */
function listKinds(words: readonly string[]): readonly Found[] {
  const found: Found[] = [];
  for (let start = 0; start < words.length;) {
    const here = findAt(words, start);
    if (here) found.push(here);
    start = here?.next ?? start + 1;
  }
  return found;
}

/** The longest kind that a part of a word names. */
function findInWord(
  word: string,
  leastLetters: number,
  partOf: (length: number) => string,
): string | undefined {
  for (let length = Math.min(word.length, MOST_LETTERS); length >= leastLetters; length -= 1) {
    const kind = BY_WORDS.get(partOf(length));
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** Finds a kind at the end of a name written as one word: a web address, or `JOESPIZZA`. */
function findAtEnd(words: readonly string[]): string | undefined {
  for (const word of words) {
    for (const name of [word, singular(word)]) {
      const kind = findInWord(name, LEAST_LETTERS_AT_END, (length) => name.slice(-length));
      if (kind !== undefined) return kind;
    }
  }
  return undefined;
}

/** Finds a kind with a town glued to it, such as `RESTAURANTNEW YORK`. */
function findGlued(words: readonly string[]): string | undefined {
  for (const word of words) {
    const kind = findInWord(word, LEAST_LETTERS_AT_START, (length) => word.slice(0, length));
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** Completes the last word of a long name where it is most of a kind's, before a town: `FURNITU DENVER CO`. */
function completeLast(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => kindOf(word) !== undefined || !isTown(word));
  const word = words[last] ?? '';
  const isLong = words.join(' ').length >= LEAST_LETTERS_OF_CUT_TEXT;
  if (!isLong || kindOf(word) !== undefined || weakKindOf(word) !== undefined) return words;
  const whole = BY_BEGINNING.get(word);
  return whole === undefined ? words : words.with(last, whole);
}

/** Automatic payments name no garage. */
const findWeak = (words: readonly string[]) =>
  words.flatMap((word, index) =>
    word === 'AUTO' &&
    words.slice(index + 1).some((after) => /^(?:PAY|PY?MT|DEBIT|INV)/.test(after))
      ? []
      : (weakKindOf(word) ?? []),
  );

/** True for a word that is the name of a kind. */
export const isKindOfShop = (word: string): boolean =>
  BY_WORDS.has(word) || BY_WEAK_WORDS.has(word);

/** The sub-categories of all kinds of shop that whole words in capitals name, in their order. */
export const namedKindsIn = (words: readonly string[]): readonly string[] =>
  listKinds(words).map(({ slug }) => slug);

/** The same, including kinds that a word only suggests. */
export const kindsIn = (words: readonly string[]): readonly string[] => [
  ...namedKindsIn(words),
  ...findWeak(words),
];

/**
 * The sub-categories of the kinds of shop that words in capitals name, the likely one first: the first named, and of several in a
 * row the last, since the café of a museum is a café.
 */
export function findKindsOfShop(printed: readonly string[]): readonly string[] {
  const words = completeLast(printed);
  const all = listKinds(words);
  const likely = all.find((kind, index) => all[index + 1]?.start !== kind.next);
  if (likely) return [...new Set([likely.slug, ...all.map(({ slug }) => slug)])];
  const found = findAtEnd(words) ?? findGlued(words);
  return found === undefined ? [...new Set(findWeak(words))] : [found];
}
