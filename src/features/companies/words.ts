import * as texts from './texts.ts';

const kindNames: Readonly<Record<string, string>> = {
  bank: texts.bank,
  credit_union: texts.creditUnion,
  airline: texts.airline,
  hotel: texts.hotel,
  retailer: texts.retailer,
  network: texts.network,
  other: texts.other,
};

export function nameCompanyKind(kind: string): string {
  return kindNames[kind] ?? kind;
}

const regionNames = new Intl.DisplayNames('en-US', { type: 'region' });

/** `US` as `United States`; null where the country is unknown. */
export function nameCountry(code: string | null): string | null {
  return code === null ? null : (regionNames.of(code) ?? code);
}
