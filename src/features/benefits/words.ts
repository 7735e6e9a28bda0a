const kindNames: Readonly<Record<string, string>> = {
  airline_credit: 'Airline credit',
  anniversary_points: 'Anniversary points',
  companion_ticket: 'Companion ticket',
  dining_credit: 'Dining credit',
  free_night: 'Free night',
  hotel_credit: 'Hotel credit',
  insurance: 'Insurance',
  lounge: 'Lounge access',
  membership: 'Membership',
  other: 'Other',
  rideshare_credit: 'Rideshare credit',
  shopping_credit: 'Shopping credit',
  status: 'Status',
  streaming_credit: 'Streaming credit',
  travel_credit: 'Travel credit',
  tsa_precheck: 'TSA PreCheck or Global Entry',
};

export function nameBenefitKind(kind: string): string {
  return kindNames[kind] ?? kind;
}

const periodNames: Readonly<Record<string, string>> = {
  month: 'a month',
  quarter: 'a quarter',
  half_year: 'every half year',
  year: 'a year',
  four_years: 'every four years',
  once: 'once',
};

export function nameBenefitPeriod(period: string): string {
  return periodNames[period] ?? period;
}
