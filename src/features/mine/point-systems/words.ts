import type { RedemptionPreference } from '@contract/preferences.ts';

export const preferences = ['travel', 'cash', 'gift_card', 'status_level'] as const;

export const preferenceNames: Readonly<Record<RedemptionPreference, string>> = {
  travel: 'Travel',
  cash: 'Cash',
  gift_card: 'Gift cards',
  status_level: 'Status',
};

const kindNames: Readonly<Record<string, string>> = {
  transferable: 'Transferable',
  airline: 'Airline',
  hotel: 'Hotel',
  cashback: 'Cash back',
  other: 'Other',
};

export function nameKind(kind: string): string {
  return kindNames[kind] ?? kind;
}
