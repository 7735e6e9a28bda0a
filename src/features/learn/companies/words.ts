const kindNames: Readonly<Record<string, string>> = {
  bank: 'Bank',
  credit_union: 'Credit union',
  airline: 'Airline',
  hotel: 'Hotel',
  retailer: 'Retailer',
  network: 'Network',
  other: 'Other',
};

export function nameCompanyKind(kind: string): string {
  return kindNames[kind] ?? kind;
}

const regionNames = new Intl.DisplayNames('en-US', { type: 'region' });

/** `US` as `United States`; null if the country is unknown. */
export function nameCountry(code: string | null): string | null {
  return code === null ? null : (regionNames.of(code) ?? code);
}
