import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { CategoryIcon } from '@/components/category-icon.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Section } from '@/components/section.tsx';
import { SegmentedLinks } from '@/components/segmented-links.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useAfterPaint } from '@/components/use-after-paint.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { HouseholdBar } from '@/features/mine/household/public.tsx';
import { useSharedHand } from '@/features/mine/household/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCents } from '@/lib/format.ts';
import { nameBest, praiseBest } from '../describe-offer.ts';
import { type BestOffers, generalOf } from '../find-offers.ts';
import type { BestCardDetailSearch } from '../schema.ts';
import { filtersOf, useFilterSearch } from '../parse-filters.ts';
import { useOfferFinder } from '../use-offer-finder.ts';
import { CheatSheet } from './cheat-sheet.tsx';
import { OfferCell } from './offer-cell.tsx';
import { OfferTable } from './offer-table.tsx';

const views = { cards: 'Cards', sheet: 'Cheat sheet' } as const;

function PurchaseField({ search }: { search: BestCardDetailSearch }) {
  const navigate = useNavigate({ from: '/app/best-card/$id' });
  return (
    <InputField
      label="Purchase, dollars"
      className="w-36"
      type="number"
      min={1}
      max={1_000_000}
      defaultValue={search.amount}
      onChange={(event) => {
        const amount = event.target.valueAsNumber;
        if (!(amount > 0 && amount <= 1_000_000)) return;
        void navigate({
          search: (known) => ({ ...known, amount }),
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}

type OfferPairProps = {
  offers: BestOffers;
  subject: string;
  inputs: ValuationInputs;
  amountCents: number;
};

function OfferPair({ offers: { mine, best }, subject, inputs, amountCents }: OfferPairProps) {
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const shared = {
    names: inputs.names,
    issuerOf: (id: number) => issuers.get(id) ?? '',
    amountCents,
    subject,
  };
  return (
    <div className="grid gap-x-14 gap-y-3 md:grid-cols-2">
      <Section aria-label={nameBest(mine)} className="py-2.5">
        <h2 className="text-muted-foreground pb-1 text-sm font-medium">{nameBest(mine)}</h2>
        <OfferCell {...shared} offer={mine} emptyText="No card of yours yet" />
      </Section>
      <Section aria-label="Best of all cards" className="py-2.5">
        <h2 className="text-muted-foreground pb-1 text-sm font-medium">Best of all cards</h2>
        {mine !== null && best?.id === mine.id ? (
          <p className="text-positive">{praiseBest(mine)}</p>
        ) : (
          <OfferCell {...shared} offer={best} emptyText="No card fits your filters" />
        )}
      </Section>
    </div>
  );
}

type PurchaseOffersProps = {
  offers: BestOffers;
  subject: string;
  inputs: ValuationInputs;
  amountCents: number;
};

function PurchaseOffers({ offers, subject, inputs, amountCents }: PurchaseOffersProps) {
  const { all } = offers;
  if (all.length === 0) {
    return (
      <EmptyState title="No card fits your filters">
        Loosen them on the overview, or add your own cards.
      </EmptyState>
    );
  }
  return (
    <>
      <OfferPair offers={offers} subject={subject} inputs={inputs} amountCents={amountCents} />
      <OfferTable offers={all} inputs={inputs} amountCents={amountCents} subject={subject} />
    </>
  );
}

type BestCardDetailProps = {
  category: CategoryRow;
  search: BestCardDetailSearch;
};

export function BestCardDetail({ category, search }: BestCardDetailProps) {
  const { view } = search;
  const asked = useFilterSearch(search);
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const filters = useMemo(
    () => filtersOf(asked, user.bestCardFilters),
    [asked, user.bestCardFilters],
  );
  const { hand, reads } = useSharedHand();
  const { inputs, find } = useOfferFinder(filters, hand);
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
            : `What a purchase of ${formatCents(amountCents)} earns today, card by card, with what your log leaves of each limit.`
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
      <div className="grid gap-2 pb-4 empty:hidden">
        <HouseholdBar kind="cards" adds="pay" reads={reads} />
      </div>
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
