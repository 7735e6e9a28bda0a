import type { RedemptionPreference } from '@contract/preferences.ts';
import * as texts from './texts.ts';

export const preferences = ['travel', 'cash', 'gift_card', 'status_level'] as const;

export const preferenceNames: Readonly<Record<RedemptionPreference, string>> = {
  travel: texts.travel,
  cash: texts.cash,
  gift_card: texts.giftCards,
  status_level: texts.status,
};

const kindNames: Readonly<Record<string, string>> = {
  transferable: texts.transferable,
  airline: texts.airline,
  hotel: texts.hotel,
  cashback: texts.cashBack,
  other: texts.other,
};

export function nameKind(kind: string): string {
  return kindNames[kind] ?? kind;
}
