import type { OwnRateNote } from '@/components/ledger-names.ts';
import type { CalendarDate } from '@/domain/calendar.ts';
import { issuerRateOf } from '@/domain/purchase/issuer-rate.ts';
import type { Catalog } from '@/domain/rewards/catalog/catalog.ts';
import type { Preferences } from '@/domain/rewards/problem.ts';
import { coverageOf } from '@/domain/rewards/rate/coverage.ts';
import { ownRatesOn } from '@/domain/rewards/rate/own-rates.ts';

/** The member's own rates of a day, each with the issuer's beside it. */
export function createOwnRateReader(
  catalog: Catalog,
  preferences: Preferences,
  date: CalendarDate,
): (card: string, subCategory: string) => OwnRateNote | null {
  const known = new Map<string, OwnRateNote | null>();
  const read = (card: string, subCategory: string): OwnRateNote | null => {
    const own = preferences.ownRates.filter((each) => each.card === card);
    if (own.length === 0) return null;
    const coverage = coverageOf([subCategory], catalog.subCategories);
    if (ownRatesOn(own, coverage, date).size === 0) return null;
    const issuer = issuerRateOf({ catalog, preferences, date, card, subCategory });
    return { issuer };
  };
  return (card, subCategory) => {
    const key = `${card} ${subCategory}`;
    const note = known.get(key) ?? read(card, subCategory);
    known.set(key, note);
    return note;
  };
}
