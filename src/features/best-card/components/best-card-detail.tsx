import type { BestCardFilters } from '@contract/preferences.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { CategoryIcon } from '@/components/category-icon.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { CategoryRow } from '@/features/catalogue/schema.ts';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { formatCents } from '@/lib/format.ts';
import { createOfferFinder, generalOf } from '../find-offers.ts';
import type { BestCardDetailSearch } from '../schema.ts';
import { OfferTable } from './offer-table.tsx';

type BestCardDetailProps = {
  category: CategoryRow;
  search: BestCardDetailSearch;
  filters: BestCardFilters;
};

/** Every card for one kind of spending, by what a purchase of some amount brings today. */
export function BestCardDetail({ category, search, filters }: BestCardDetailProps) {
  const { inputs, held } = useHeldWallet();
  const navigate = useNavigate({ from: '/app/best-card/$id' });
  const find = useMemo(() => createOfferFinder(inputs, held, filters), [inputs, held, filters]);
  const sub =
    category.sub_categories.find(({ slug }) => slug === search.sub) ??
    generalOf(category.sub_categories);
  const amountCents = Math.round(search.amount * 100);
  const offers = sub ? find(sub.slug, amountCents).all : [];
  return (
    <>
      <Link
        to="/app/best-card"
        className="text-muted-foreground hover:text-foreground mb-2 inline-flex min-h-8 items-center gap-1 text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" /> All categories
      </Link>
      <PageHeader
        title={
          <span className="inline-flex items-center gap-3">
            <CategoryIcon name={category.icon} className="size-6" />
            {category.name}
          </span>
        }
        description={`What a purchase of ${formatCents(amountCents)} brings today, card by card, with no cap used yet.`}
        actions={
          <Field label="Purchase, dollars" className="w-36">
            {(control) => (
              <Input
                {...control}
                type="number"
                min={1}
                max={1_000_000}
                defaultValue={search.amount}
                onChange={(event) => {
                  const amount = event.target.valueAsNumber;
                  if (!(amount > 0)) return;
                  void navigate({
                    search: { ...search, amount },
                    replace: true,
                    resetScroll: false,
                  });
                }}
              />
            )}
          </Field>
        }
      />
      <div className="grid gap-4">
        <LinkTabs
          label="Sub-categories"
          tabs={category.sub_categories.map(({ slug, name }) => ({
            key: slug,
            label: name,
            isCurrent: slug === sub?.slug,
            link: {
              to: '/app/best-card/$id',
              params: { id: category.slug },
              search: { ...search, sub: slug },
            },
          }))}
        />
        {offers.length === 0 ? (
          <EmptyState title="No card fits your filters">
            Loosen them on the overview, or add your own cards.
          </EmptyState>
        ) : (
          <OfferTable offers={offers} inputs={inputs} amountCents={amountCents} />
        )}
      </div>
    </>
  );
}
