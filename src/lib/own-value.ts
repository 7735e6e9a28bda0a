import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { shareOf, type YearlyWorth } from '@/lib/credit-share.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';

export const ownValueUnits = ['percent', 'dollars', 'points'] as const;
export type OwnValueUnit = (typeof ownValueUnits)[number];

/** The unit of a member's own value: as saved, else a share of the face value if there is one. */
export function unitOf(
  own: Pick<BenefitCustomValue, 'value' | 'isPointsValue'> | undefined,
  face: YearlyWorth | null,
): OwnValueUnit {
  if (own?.value == null) return face === null ? 'dollars' : 'percent';
  return own.isPointsValue ? 'points' : 'dollars';
}

/** Parses a typed yearly worth: null if the field is empty, undefined if it is invalid. */
export function parseOwnValue(
  text: string,
  unit: OwnValueUnit,
  face: YearlyWorth | null,
): YearlyWorth | null | undefined {
  if (text.trim() === '') return null;
  const number = parseDollars(text.replace(/%\s*$/u, ''));
  if (number === null) return undefined;
  switch (unit) {
    case 'dollars':
      return { amount: number, isPoints: false };
    case 'points':
      return { amount: Math.round(number / 100), isPoints: true };
    case 'percent':
      return face === null || number > 100_00 ? undefined : shareOf(face, number / 100);
  }
}
