import { calendarDate } from '@/domain/calendar.ts';
import { cents } from '@/domain/units.ts';
import type { ValuedYear } from '@/domain/rewards/problem.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { toEngineCatalog } from '@/features/catalog/queries.ts';
import type { CreditCardDetail } from '@/features/credit-cards/queries.ts';
import type { CatalogRows } from '@/features/catalog/schema.ts';

type Preset = {
  readonly slug: string;
  readonly name: string;
  readonly amounts: Readonly<Record<string, number>>;
};

export type PresetValue = {
  readonly slug: string;
  readonly name: string;
  /** Cents a year; null where there is no such version of the card. */
  readonly before: number | null;
  readonly after: number | null;
};

/** What a card alone is worth to each household, in cents a year, without anybody's own settings. */
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
  const engine = toEngineCatalog({ ...catalog, cards: [card] }, null, date);
  return presets.map(({ amounts }) => {
    const spending = Object.fromEntries(
      Object.entries(amounts).map(([slug, amount]) => [slug, cents(amount)]),
    );
    const problem = { ...engine, spending, date, year, held: [] };
    return valueWallet(problem, [{ id: card.slug, card: card.slug, selected: {} }]).netCents;
  });
}

/** How an edit changes what the card is worth to the households that members start from. */
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
