import { isKindOfShop, kindsIn } from './kinds-of-shop.ts';
import { isPlace, isTown } from './towns.ts';

const setOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.join(' ').split(' '));

/** Brands that are words, surnames or places as well. */
const COMMON_NAMES = setOf(
  'AAA ACADEMY ACE ACME ACT ADMIRAL AFFIRM ALAMO ALDO ALLEGIANT ALLIANT ALO ALTITUDE ALTO AMAN AMIGO ANCESTRY ANTHEM APPLE',
  'AROMA ARTICLE ASCENSION ASHLEY AURA AVAIL AVERA AWAY AZURE BAKERS BALLY BANTER BARBOUR BARK BART BASH BEACON BENEFIT',
  'BENTLEY BIRD BLINK BLIZZARD BODEGA BONANZA BOOST BOSS BOX BOXED BRIGHTON BRILLIANT BUCKLE BUDGET BUMBLE BUMPERS',
  'BURLINGTON BURROW CALM CAMPER CANES CANOPY CAPSULE CARDENAS CARNIVAL CARROLL CARTA CARTERS CASPER CAT CATO CATS',
  'CAVIAR CELINE CHAMPION CHARTER CHECKERS CHESTERS CHILIS CHLOE CHUBB CLARION CLARK CLARKS CLASSY CLAUDE CLEAR CLIPPER',
  'COACH COCO COLUMBIA COMPASS CONCERT CONDOR CONFLUENCE CONRAD CONSTELLATION CONVERSE COURTYARD COX CRAWFORD CRICKET',
  'CRUNCH CUB CUMBERLAND CUNARD CURB CURSOR CURVES DANIELS DART DASH DECA DELTA DELUXE DICE DICKS DIESEL DIG DISCORD DISH',
  'DOCTOR DODGE DOLLAR DOMINION DROP DROPOUT DRURY DUKE DULY EARLS EDIBLE EDITION ELEMENT ENCORE ENTERPRISE ERIE ESPRIT',
  'EVERGREENS EVOLVE EXCALIBUR EXPRESS FACTOR FAIRMONT FAIRWAY FANATICS FARMERS FAYE FERGUSON FEVER FIESTA FLEMINGS FLIGHT',
  'FLO FLYERS FORD FOSSIL FRAMEWORK FRANZ FRONTRUNNER FRYS FUEGO GAIA GAP GAYLORD GENESIS GIANT GILT GLO GLOBUS GOAT GOING',
  'GRADUATE GRANGE GRANGER GRASSHOPPER GREATERS GREYHOUND GROVE GUESS GULF GUSTO HABIT HALLMARK HAMPTON HANDY HARPS HAY HEADWAY',
  'HERMES HERS HERTZ HESS HIGHS HINGE HIPPO HOLIDAY HOMELAND HOPPER HUCKS HUDSON HUNTINGTON HURLEY ICING INDEED INDIGO',
  'INGLES IRVING ISLANDS JACKS JACKSONS JAGUAR JARED JEWEL JOCKEY JOEY JOURNEYS KAISER KALAHARI KAPLAN KAYAK KINETIC KINGS',
  'KIPLING KOI KRYSTAL LANDING LANDLORD LEES LEMONADE LIFE LIME LINCOLN LIVELY LOFT LOOM LOT LOVES LUCID LUCKY LUMEN LUSH',
  'LUXOR MAC MACS MANGO MARATHON MARC MARCOS MARTA MATA MAX MEDIUM MERCHANTS MERCY METROPOLIS MICHAELS MIDAS MILLENNIUM',
  'MINI MINTED MOLINA MOMS MOR MORTONS MOS MOTTO MULBERRY MURPHY NAILS NAPA NATIONAL NATIONWIDE NEBULA NECTAR NICE',
  'NORTHGATE NORTON NOTION NURSERY OAKLEY OBSIDIAN OFFICE OMEGA OPTIMUM ORACLE ORCA ORIGINS OUTBACK PACE PALS PANDORA',
  'PARACHUTE PARALLELS PARCHMENT PATAGONIA PATH PAUL PAVILIONS PAY PAYLESS PEACOCK PENDLETON PERKINS PETRO PICCADILLY PILOT',
  'PINK PODS POLARIS PONDEROSA PRESSED PRIMROSE PROGRESSIVE PRUDENTIAL PUEBLO PURPLE QUICKLY QUICKSILVER QUILL QUINCE',
  'RACEWAY RAFFLES RAINBOW RAISE RALPHS RAM RAMADA RANDALLS REFUEL REGAL REGIS REJUVENATION RELIANT RENAISSANCE RENDER',
  'REVEL REVERB REVOLVE RHODES RING RINSE RIOT RITUAL RITUALS RITZ ROBINHOOD ROMAN ROSES ROSEWOOD ROSS ROUTES ROVER RUMBLE',
  'SALOMON SAMS SANDALS SAVERS SAWS SCAT SCOOTERS SEAMLESS SEES SHAKES SHAMROCK SHAWS SHELL SHOPPERS SHOWCASE SHOWTIME',
  'SIERRA SINCLAIR SLACK SLICE SLING SMITHS SNOOZE SNOWFLAKE SOMA SONIC SOUTHWEST SPECIALIZED SPECS SPECTRUM SPENCERS',
  'SPHERE SPIRE SPRINT SPROUTS SQUARE SQUIRE STAPLES STARRY STEAM STEWARTS STINKER STRIPE STRIPES SUBWAY SUNDANCE SUPERIOR',
  'SWISS SYKES SYLVAN TANK TAO TARGET TEMPO TIDAL TIDE TIFFANY TOAST TONAL TOPS TRADEMARK TRAFALGAR TRAVELERS TREK TRIUMPH',
  'TROJAN TRU TUDOR TWISTERS TWITCH UNBOUND UNITED UNLEASHED UPSIDE VAIL VALENTINO VALVE VANS VIA VIKING VINCE VIRTUOSO',
  'VISIBLE VIVA VOLTA WAG WARDS WES WESTGATE WHATNOT WHOOP WILCO WINDSOR WINGATE WISE WISH WOW WYNN XPRESS ZIPS ZOOM ZURICH',
);

/** Lists of sub-categories in one trade; a brand's trade words come from every list it is in. */
const TRADES = [
  'restaurants fast-food coffee bars specialty-food food-delivery doordash',
  'airfare airline-incidentals',
  'us-supermarkets online-groceries whole-foods instacart kroger-stores heb-own-brand specialty-food drugstores gas-stations wholesale-clubs',
  'target walmart costco sams-club bjs superstores wholesale-clubs us-supermarkets drugstores walgreens',
  'gas-stations costco-gas ev-charging auto-service parking-tolls',
  'hotels hotel vacation-rentals prepaid-hotels mgm-resorts caesars-resorts timeshare-exchange disney-parks',
  'rental-cars taxis rideshare uber lyft commuter-transit parking-tolls trains amtrak',
  'travel-agencies expedia-group booking-com priceline cruises attractions carnival-cruise royal-caribbean-group princess-cruises holland-america norwegian-cruise',
  'internet-cable cell-phone verizon att streaming-tv t-mobile-devices',
  'home-improvement-stores lowes home-depot construction-hardware furniture-appliances ikea wayfair williams-sonoma-brands at-home harbor-freight tractor-supply',
  'clothing-stores department-stores gap-brands tjx-stores nordstrom nordstrom-rack macys kohls jcpenney dillards bloomingdales american-eagle jcrew llbean chicos-brands sporting-goods',
  'electronics-stores best-buy apple-store samsung microsoft-store software-cloud playstation streaming-music streaming-tv',
  'movie-theaters live-entertainment recreation attractions',
  'gyms-fitness recreation personal-care sporting-goods',
  'medical-care drugstores walgreens carecredit-network',
  'insurance-premiums mortgage',
  'shipping office-supplies',
  'auto-service gm-purchases',
].map((list) => new Set(list.split(' ')));

/** The sub-category of an airline or hotel brand belongs to its trade. */
const tradeOf = (slug: string) =>
  slug.startsWith('airline-') ? 'airfare' : slug.startsWith('hotel-') ? 'hotels' : slug;

/** True if a kind of shop is what a brand's sub-category sells. */
export function isSameTrade(kind: string, subCategory: string): boolean {
  const own = tradeOf(subCategory);
  return kind === own || TRADES.some((trade) => trade.has(own) && trade.has(kind));
}

/** Kinds of shop that are inside of a hotel. */
const IN_HOTELS = setOf(
  'restaurants fast-food coffee bars specialty-food personal-care gyms-fitness recreation attractions parking-tolls live-entertainment travel-agencies',
);
/** Sub-categories of shops that sell anything, or a little of what others do. */
const SELLS_ALL = setOf(
  'us-supermarkets whole-foods kroger-stores heb-own-brand wholesale-clubs costco sams-club bjs superstores walmart walmart-online target amazon',
  'department-stores nordstrom macys kohls jcpenney dillards bloomingdales ikea disney-parks military-stores other online-retail gas-stations drugstores walgreens',
  'travel-agencies booking-com priceline expedia-group commuter-transit doordash food-delivery instacart paypal-checkout tjx-stores rei bass-pro-cabelas home-depot lowes mgm-resorts caesars-resorts attractions cruises education',
);

/** True if a brand with this sub-category has no such shop, so that a name with both is another's: no insurer runs an arena. */
export function isRuledOut(kind: string, subCategory: string): boolean {
  const own = tradeOf(subCategory);
  if (kind === 'insurance-premiums')
    return !isSameTrade(kind, subCategory) || own === 'medical-care';
  if (own === 'hotels') return !IN_HOTELS.has(kind) && kind !== 'other';
  return !SELLS_ALL.has(own) && kind !== 'other';
}

/** Words of a trade that name no kind of shop by themselves, by a sub-category of it. */
const TRADE_WORDS = Object.entries({
  airfare: 'AIR SKY AIRLINES AIRLI AIRL INFLIGHT FLIGHT BAGGAGE VACATIONS MILES',
  hotels: 'BY INN INNS SUITES HOTEL HOTELS RESORTS VACATION CLUB STAY STAYS',
  'gas-stations': 'OIL GAS STATION SERVICE MART STNSTORE STN PETRO',
  'rental-cars': 'CAR CARS RENT RENTAL RENTALS RAC RENTACAR TOLLS TOLL',
  'fast-food': 'FOOD EATS DRIVE IN CLUB GRILL RESTAURANTS',
  'us-supermarkets': 'FOOD FOODS FRESH MARKETPLACE MKT SUPER',
  'insurance-premiums': 'INS INSUR AUTO RENTERS LIFE MUTUAL CASUALTY PREM',
  'internet-cable': 'CHARTER SPECTRUM MOBILE COMM COMMUNICATIONS NETWORK TV',
  'home-utilities': 'POWER ELECTRIC WATER GRID',
  'apple-store': 'BILL MUSIC TV ICLOUD ITUNES PAY SERVICES R',
  'clothing-stores': 'FACTORY KIDS DRESS LESS COAT',
  'department-stores': 'DEPT',
  target: 'T PLUS CIRCLE PHOTO OPTICAL',
  'live-entertainment': 'TICKETS LIVE',
  'software-cloud': 'AI PRO SUBSCR SUBSCRIPTION CLOUD',
  cruises: 'LINE LINES CRUISES',
  'wholesale-clubs': 'MEMBERSHIP FUEL',
  'streaming-music': 'MEDIA RADIO',
  rideshare: 'TRANSPORTATION RIDE',
}).map(([slug, list]) => [slug, setOf(list)] as const);

const NEUTRAL = setOf(
  'THE OF AT AND FOR STORE STORES STORECOM SHOP SHOPS OUTLET OUTLETS COM NET ORG WWW HTTPS HTTP INC LLC LTD CO CORP COMPANY CORPORATION ENTERPRISES USA US ONLINE ON LINE PMT POS BILL HELP ECOM ECOMM PAYMENT AUTOPAY WEB RETURN REFUND',
);

type NameInText = {
  /** The name's key: its words as one. */
  readonly key: string;
  readonly subCategory: string;
  /** The words of the text that are no part of the name. */
  readonly others: readonly string[];
  readonly text: string;
};

/**
 * True if a name in a text is its brand. A brand that is a common word counts alone, with a number, with a town, or with words of
 * its own trade, and not beside a word of another: `APPLE VALLEY MARKET` sells no phones.
 */
export function countsAsBrand({ key, subCategory, others, text }: NameInText): boolean {
  if (others.length === 0 || !isCommonName(key)) return true;
  const kinds = kindsIn(others);
  if (kinds.some((kind) => isSameTrade(kind, subCategory))) return true;
  const own = TRADE_WORDS.flatMap(([slug, words]) =>
    isSameTrade(slug, subCategory) || slug === subCategory ? [words] : [],
  );
  const isOwn = (word: string) => own.some((words) => words.has(word));
  if (kinds.length > 0 && !others.every((word) => isOwn(word) || NEUTRAL.has(word))) return false;
  if (others.some(isOwn)) return true;
  if (others.every((word) => NEUTRAL.has(word) || isTown(word)) || isPlace(others)) return true;
  return new RegExp(`${key.split('').join("['’]?")}[^A-Z0-9]*[A-Z]?\\d{2,}`, 'i').test(text);
}

/** True for a brand that is a common word, or the name of its kind. */
export const isCommonName = (key: string): boolean => COMMON_NAMES.has(key) || isKindOfShop(key);
