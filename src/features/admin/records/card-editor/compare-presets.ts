import { calendarDate } from '@/domain/calendar.ts';
import { cents } from '@/domain/units.ts';
import type { ValuedYear } from '@/domain/rewards/problem.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { toEngineCatalog } from '@/features/catalog/facts/queries.ts';
import type { CreditCardDetail } from '@/features/learn/credit-cards/queries.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';

type Preset = {
  readonly slug: string;
  readonly name: string;
  readonly amounts: Readonly<Record<string, number>>;
};

export type PresetValue = {
  readonly slug: string;
  readonly name: string;
  /** Cents a year; null if there is no such version of the card. */
  readonly before: number | null;
  readonly after: number | null;
};

/** Values the card, held alone, for each preset household, in cents a year with default settings. */
function valueCard(
  detail: CreditCardDetail | null,
  catalog: CatalogRows,
  presets: readonly Preset[],
  year: ValuedYear,
  today: string,
): (number | null)[] {
  if (detail === null) return presets.map(() => null);
  const card = {
    ...detail,
    signup_bonuses: detail.signup_bonuses.filter((bonus) => bonus.is_current),
  };
  const date = calendarDate(today);
  return presets.map(({ amounts }) => {
    const spending = Object.fromEntries(
      Object.entries(amounts).map(([slug, amount]) => [slug, cents(amount)]),
    );
    const engine = toEngineCatalog({ ...catalog, cards: [card] }, { spending }, date);
    const problem = { ...engine, spending, date, year, held: [] };
    return valueWallet(problem, [{ id: card.slug, card: card.slug, selected: {} }]).netCents;
  });
}

/** Compares the card's value before and after an edit, for the preset households. */
export function comparePresets(
  versions: { readonly before: CreditCardDetail | null; readonly after: CreditCardDetail | null },
  catalog: CatalogRows,
  presets: readonly Preset[],
  year: ValuedYear,
  today: string,
): PresetValue[] {
  const before = valueCard(versions.before, catalog, presets, year, today);
  const after = valueCard(versions.after, catalog, presets, year, today);
  return presets.map(({ slug, name }, index) => ({
    slug,
    name,
    before: before[index] ?? null,
    after: after[index] ?? null,
  }));
}
