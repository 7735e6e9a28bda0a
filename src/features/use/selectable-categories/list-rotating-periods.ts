import { parseCalendarDate } from '@/domain/calendar.ts';
import { activationPeriod } from '@/domain/purchase/activation.ts';
import { isWithin, parseDateRange, type CalendarRange } from '@/lib/dates.ts';
import type { EarningRule } from '@/domain/rewards/catalog/card.ts';
import type { CardRow, CategoryRow, ChoiceRow } from '@/features/catalog/facts/schema.ts';
import type { CardChoice } from './to-choices.ts';

type RotatingPeriod = {
  readonly range: CalendarRange;
  readonly names: readonly string[];
  readonly isNow: boolean;
  /** The period under which its activation is kept; null if it needs none. */
  readonly activation: string | null;
};

function nameTargets(categories: readonly CategoryRow[]) {
  const names = new Map<string, string>();
  for (const category of categories) {
    names.set(`category ${category.id}`, category.name);
    for (const sub of category.sub_categories) names.set(`sub ${sub.id}`, sub.name);
  }
  return names;
}

/** Announced periods of a rotating choice that are not over, current first. */
export function listRotatingPeriods(
  card: CardRow,
  choice: ChoiceRow,
  categories: readonly CategoryRow[],
  today: string,
): RotatingPeriod[] {
  const names = nameTargets(categories);
  const periods = new Map<
    string,
    { range: CalendarRange; names: Set<string>; activate: boolean }
  >();
  for (const rule of card.category_points) {
    if (rule.card_choice_id !== choice.id) continue;
    const text = String(rule.valid_during);
    const range = parseDateRange(text);
    if (range.to !== undefined && range.to < today) continue;
    const period = periods.get(text) ?? { range, names: new Set(), activate: false };
    const name =
      names.get(`sub ${rule.sub_category_id ?? ''}`) ??
      names.get(`category ${rule.category_id ?? ''}`);
    if (name !== undefined) period.names.add(name);
    periods.set(text, { ...period, activate: period.activate || rule.requires_activation });
  }
  return [...periods.values()]
    .map(({ range, names: covered, activate }) => ({
      range,
      names: [...covered].sort((a, b) => a.localeCompare(b)),
      isNow: isWithin(range, today),
      activation: activate ? activationPeriod(parseCalendarDate(range.from ?? null)) : null,
    }))
    .sort((a, b) => (a.range.from ?? '').localeCompare(b.range.from ?? ''));
}

/** Unannounced periods of a rotating choice that count anyway, from the card's rules. */
export function listExpectedPeriods(
  rules: readonly EarningRule[],
  choice: string,
  categories: readonly CategoryRow[],
): Pick<RotatingPeriod, 'range' | 'names'>[] {
  const names = new Map(
    categories.flatMap(({ slug, name, sub_categories }) => [
      [`category ${slug}`, name] as const,
      ...sub_categories.map((sub) => [`sub_category ${sub.slug}`, sub.name] as const),
    ]),
  );
  const periods = new Map<string, { readonly range: CalendarRange; readonly names: string[] }>();
  for (const { isExpected, choice: of, covers, validDuring } of rules) {
    if (isExpected !== true || of !== choice) continue;
    const range = { from: validDuring.from ?? undefined, to: validDuring.to ?? undefined };
    const key = `${range.from ?? ''} ${range.to ?? ''}`;
    const period = periods.get(key) ?? { range, names: [] };
    period.names.push(names.get(`${covers.kind} ${covers.slug}`) ?? covers.slug);
    periods.set(key, period);
  }
  return [...periods.values()].sort((a, b) =>
    (a.range.from ?? '').localeCompare(b.range.from ?? ''),
  );
}

/** Held cards whose categories of today earn more only once activated, with the last day of each; the first to end first. */
export function listToActivate(
  choices: readonly CardChoice[],
  categories: readonly CategoryRow[],
  today: string,
): { readonly entry: CardChoice; readonly until: string | undefined }[] {
  return choices
    .flatMap((entry) => {
      const { card, choice, chosen, memberCard } = entry;
      if (memberCard === null || choice.mode !== 'rotating') return [];
      return listRotatingPeriods(card, choice, categories, today)
        .filter(
          ({ isNow, activation }) => isNow && activation !== null && !chosen.includes(activation),
        )
        .map(({ range }) => ({ entry, until: range.to }));
    })
    .sort((a, b) => (a.until ?? '9').localeCompare(b.until ?? '9'));
}
