import type { BestCardFilters } from '@contract/preferences.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { CategoryIcon } from '@/components/category-icon.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { SegmentedLinks } from '@/components/segmented-links.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useAfterPaint } from '@/components/use-after-paint.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import type { SharedHand } from '@/features/mine/household/schema.ts';
import { formatCents } from '@/lib/format.ts';
import { generalOf } from '../find-offers.ts';
import type { BestCardDetailSearch } from '../schema.ts';
import { filtersOf } from '../parse-filters.ts';
import { useFilterSearch } from '../use-filter-search.ts';
import { useOfferFinder } from '../use-offer-finder.ts';
import { CheatSheet } from './cheat-sheet.tsx';
import { PurchaseField } from './purchase-field.tsx';
import { PurchaseOffers } from './purchase-offers.tsx';

type BestCardDetailProps = {
  category: CategoryRow;
  search: BestCardDetailSearch;
  saved: BestCardFilters;
  /** Cards of other household members; undefined while only the member's own show. */
  shared: SharedHand | undefined;
  whose: ReactNode;
};

const views = { cards: 'Cards', sheet: 'Cheat sheet' } as const;

export function BestCardDetail({ category, search, saved, shared, whose }: BestCardDetailProps) {
  const { view } = search;
  const asked = useFilterSearch(search);
  const filters = useMemo(() => filtersOf(asked, saved), [asked, saved]);
  const { inputs, find } = useOfferFinder(filters, shared);
  const sub =
    category.sub_categories.find(({ slug }) => slug === search.sub) ??
    generalOf(category.sub_categories);
  // The press that leads here is answered before hundreds of cards are compared.
  const isPainted = useAfterPaint();
  const shownSub = useDeferredValue(isPainted ? sub : undefined);
  const amountCents = Math.round(search.amount * 100);
  const linkTo = (next: Partial<BestCardDetailSearch>) => ({
    to: '/app/best-card/$id' as const,
    params: { id: category.slug },
    search: { ...search, ...next },
  });
  return (
    <>
      <Link
        to="/app/best-card"
        search={asked}
        className="text-muted-foreground hover:text-foreground mb-2 inline-flex min-h-8 items-center gap-1 text-sm print:hidden"
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
        description={
          view === 'sheet'
            ? 'What to pay with, for everything in this category.'
            : `What a purchase of ${formatCents(amountCents)} brings today, card by card, with what is left of each limit by your log.`
        }
        actions={
          <div className="flex flex-wrap items-end gap-3 print:hidden">
            <SegmentedLinks
              label="View"
              segments={(['cards', 'sheet'] as const).map((key) => ({
                key,
                label: views[key],
                isCurrent: view === key,
                link: linkTo({ view: key }),
              }))}
            />
            {view === 'cards' && <PurchaseField search={search} />}
          </div>
        }
      />
      <div className="grid gap-2 pb-4 empty:hidden">{whose}</div>
      {view === 'sheet' ? (
        <CheatSheet
          title={`My cards for ${category.name}`}
          categories={[category]}
          find={find}
          inputs={inputs}
        />
      ) : (
        <div className="grid gap-4">
          <LinkTabs
            label="Sub-categories"
            tabs={category.sub_categories.map(({ slug, name }) => ({
              key: slug,
              label: name,
              isCurrent: slug === sub?.slug,
              link: linkTo({ sub: slug }),
            }))}
          />
          {sub && !shownSub && <Skeleton className="h-48" />}
          {shownSub && (
            <PurchaseOffers
              offers={find(shownSub.slug, amountCents)}
              subject={shownSub.name}
              inputs={inputs}
              amountCents={amountCents}
            />
          )}
        </div>
      )}
    </>
  );
}
