/** Kinds of benefits in the database. */
export const benefitKinds = [
  'airline_credit',
  'anniversary_points',
  'companion_ticket',
  'dining_credit',
  'free_night',
  'hotel_credit',
  'insurance',
  'lounge',
  'membership',
  'other',
  'rideshare_credit',
  'shopping_credit',
  'status',
  'streaming_credit',
  'travel_credit',
  'tsa_precheck',
] as const;

/** Display names of the benefit kinds. */
export const benefitKindLabels: Readonly<Record<(typeof benefitKinds)[number], string>> = {
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
