import { issuerRateOf } from '@/domain/purchase/issuer-rate.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatDateRange } from '@/lib/dates.ts';
import { formatRate, type RateUnit } from '@/lib/format.ts';
import type { OwnRate } from './mutations.ts';

type RateTarget = {
  readonly kind: 'category' | 'sub_category';
  readonly slug: string;
  readonly id: number;
  readonly name: string;
};

export function listTargets({ categories }: ValuationInputs['rows']) {
  return categories.map(({ id, slug, name, sub_categories: parts }) => {
    const whole: RateTarget = { kind: 'category', slug, id, name: `All of ${name}` };
    return {
      name,
      targets: [
        whole,
        ...parts.map((part): RateTarget => ({
          kind: 'sub_category',
          slug: part.slug,
          id: part.id,
          name: part.name,
        })),
      ],
    };
  });
}

export function isOn(rate: OwnRate, { kind, id }: RateTarget): boolean {
  return (kind === 'category' ? rate.categoryId : rate.subCategoryId) === id;
}

/** The issuer's rate for a target in words: `3×`, `1× to 3×`, `up to 5%`; null if the card is not accepted. */
export function describeIssuerRate(
  { catalog, preferences, date }: ValuationInputs,
  card: string,
  target: RateTarget,
  unit: RateUnit,
): string | null {
  const subCategories = catalog.subCategories.filter(({ slug, category }) =>
    target.kind === 'category' ? category === target.slug : slug === target.slug,
  );
  const found = subCategories.flatMap(
    ({ slug }) => issuerRateOf({ catalog, preferences, date, card, subCategory: slug }) ?? [],
  );
  const rates = found.map(({ rate }) => rate).sort((a, b) => a - b);
  const [lowest] = rates;
  const highest = rates.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  if (found.some(({ isConditional }) => isConditional)) return `up to ${formatRate(highest, unit)}`;
  const from = formatRate(lowest, unit);
  return lowest === highest ? from : `${from} to ${formatRate(highest, unit)}`;
}

export function describeDays({ validFrom, validTo }: OwnRate): string | undefined {
  return formatDateRange({ from: validFrom ?? undefined, to: validTo ?? undefined });
}
