import { Link } from '@tanstack/react-router';
import { CategoryIcon } from '@/components/category-icon.tsx';
import type { RecognizedShop } from '@/domain/merchant/recognize-shop.ts';
import type { Shop } from '@/features/shops/queries.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { type OfferFinder, usualAmountCents } from '../find-offers.ts';
import type { FilterSearch } from '../schema.ts';
import { OfferPair } from './offer-pair.tsx';

type ShopAnswerProps = {
  shop: RecognizedShop<Shop>;
  find: OfferFinder;
  /** The filters of the address, which the link to the category takes along. */
  filters: FilterSearch;
  inputs: ValuationInputs;
};

/** What to pay with at one shop, before any list. */
export function ShopAnswer({ shop, find, filters, inputs }: ShopAnswerProps) {
  const { merchant, subCategory, confidence } = shop;
  const category = inputs.rows.categories.find(({ sub_categories: parts }) =>
    parts.some(({ slug }) => slug === subCategory),
  );
  const sub = category?.sub_categories.find(({ slug }) => slug === subCategory);
  if (!category || !sub) return null;
  const name = merchant?.name ?? sub.name;
  return (
    <section
      aria-label={`Best card at ${name}`}
      className="bg-card grid gap-3 rounded-md border p-3"
    >
      <div className="flex items-start gap-3">
        <CategoryIcon name={sub.icon} className="text-muted-foreground mt-1 size-6 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">
            {merchant && confidence === 'low' ? `Did you mean ${name}?` : name}
          </h2>
          <p className="text-muted-foreground text-sm">
            Counts as{' '}
            <Link
              to="/app/best-card/$id"
              params={{ id: category.slug }}
              search={{ ...filters, sub: sub.slug }}
              className="text-primary font-medium underline"
            >
              {sub.name}
            </Link>
            {merchant?.note && <> · {merchant.note}</>}
          </p>
        </div>
      </div>
      <OfferPair
        offers={find(sub.slug, usualAmountCents)}
        subject={name}
        inputs={inputs}
        amountCents={usualAmountCents}
      />
    </section>
  );
}
