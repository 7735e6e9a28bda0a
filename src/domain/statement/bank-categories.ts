import { categoryLevels } from './bank-types.ts';

/** Banks' own category names, more specific first; the first matching pattern decides. */
export const BANK_CATEGORIES: readonly (readonly [RegExp, string])[] = [
  [/fast food/i, 'fast-food'],
  [/coffee/i, 'coffee'],
  [/\bbars?\b|alcohol/i, 'bars'],
  [/restaurant|dining|food & drink|food and drink/i, 'restaurants'],
  [/grocer|supermarket/i, 'us-supermarkets'],
  [/gasoline|fuel|\bgas\b/i, 'gas-stations'],
  [/airfare|airline|flight|air travel/i, 'airfare'],
  [/lodging|hotel/i, 'hotels'],
  [/car rental|rental cars?/i, 'rental-cars'],
  [/parking|tolls?\b/i, 'parking-tolls'],
  [/ride ?share|uber|lyft/i, 'rideshare'],
  [/taxis?\b/i, 'taxis'],
  [/transit|public transport|rail/i, 'commuter-transit'],
  [/travel agenc/i, 'travel-agencies'],
  [/streaming/i, 'streaming-tv'],
  [/pharmac|drug ?store/i, 'drugstores'],
  [/home improvement|hardware/i, 'home-improvement-stores'],
  [/furnish|furniture/i, 'furniture-appliances'],
  [/warehouse|wholesale/i, 'wholesale-clubs'],
  [/department store/i, 'department-stores'],
  [/clothing|apparel/i, 'clothing-stores'],
  [/electronics/i, 'electronics-stores'],
  [/internet(?! purchase)|cable|satellite/i, 'internet-cable'],
  [/phone|wireless|mobile/i, 'cell-phone'],
  [/utilit/i, 'home-utilities'],
  [/gym|fitness/i, 'gyms-fitness'],
  [/personal care|\bpersonal$|beauty/i, 'personal-care'],
  [/entertainment|events/i, 'live-entertainment'],
  [/insurance/i, 'insurance-premiums'],
  [/health|medical|doctor|dentist/i, 'medical-care'],
  [/\bpets?\b|veterinar/i, 'pets-vets'],
  [/education|tuition/i, 'education'],
  [/charit|donation/i, 'charities'],
  [/\btax(es)?\b/i, 'tax-payments'],
  [/office suppl/i, 'office-supplies'],
  [/advertis/i, 'advertising'],
  [/shipping|postage/i, 'shipping'],
  [/\brent\b/i, 'rent'],
  [/mortgage/i, 'mortgage'],
];

const kindOf = (part: string) =>
  BANK_CATEGORIES.find(([pattern]) => pattern.test(part))?.[1] ?? null;

/** The one kind of shop that a level names; of two kinds (`Gas/Automotive`) none. */
function kindOfLevel(level: string): string | null {
  if (/^food (&|and) drinks?$/i.test(level)) return 'restaurants';
  const parts = level.split(/\s*(?:[/&,+]|\band\b|\bor\b)\s*/i).filter((part) => part !== '');
  const kinds = new Set(parts.map(kindOf));
  const [kind] = kinds;
  return kinds.size === 1 ? (kind ?? null) : null;
}

/** The sub-category that the bank's categories name, by the narrowest level that names one. */
export function kindOfCategory(category: string): string | null {
  for (const level of categoryLevels(category)) {
    const kind = kindOfLevel(level);
    if (kind !== null) return kind;
  }
  return null;
}
