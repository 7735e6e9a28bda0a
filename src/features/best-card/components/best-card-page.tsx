import type { BestCardFilters } from '@contract/preferences.ts';
import type { CurrentUser } from '@contract/current-user.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { createOfferFinder } from '../find-offers.ts';
import type { BestCardSearch } from '../schema.ts';
import { sortCategories } from '../sort-categories.ts';
import { BestCardFiltersForm } from './best-card-filters-form.tsx';
import { CategoryOffers } from './category-offers.tsx';

type BestCardPageProps = {
  search: BestCardSearch;
  user: CurrentUser;
  onChangeFilters: (filters: BestCardFilters) => void;
};

export function BestCardPage({ search, user, onChangeFilters }: BestCardPageProps) {
  const { inputs, held } = useHeldWallet();
  const navigate = useNavigate({ from: '/app/best-card/' });
  const filters = user.bestCardFilters;
  const find = useMemo(() => createOfferFinder(inputs, held, filters), [inputs, held, filters]);
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const { q } = search;
  const shown = sortCategories(inputs.rows.categories, user.categoryPriority).filter(
    (category) =>
      matchesSearch(category.name, q) ||
      (q !== '' && category.sub_categories.some(({ name }) => matchesSearch(name, q))),
  );
  return (
    <>
      <PageHeader
        title="Best card"
        description="What to pay with today, for each kind of spending: the best of your cards, and the best there is. Rates are of this very day; annual fees are not counted."
        actions={<BestCardFiltersForm filters={filters} onChange={onChangeFilters} />}
      />
      <div className="grid gap-4">
        {held.length === 0 && (
          <p className="bg-muted rounded-md border p-3">
            You have entered no cards yet.{' '}
            <Link to="/app/my-cards" className="text-primary font-medium underline">
              Add the cards you hold
            </Link>{' '}
            to see the best of them.
          </p>
        )}
        <SearchInput
          label="Search categories and shops"
          value={q}
          onValueChange={(next) =>
            void navigate({ search: { q: next }, replace: true, resetScroll: false })
          }
        />
        {shown.length === 0 ? (
          <EmptyState title={`Nothing matches “${q}”`}>
            Try a word such as “dining” or the name of a shop.
          </EmptyState>
        ) : (
          <ul aria-label="Best card by category" className="bg-card divide-y rounded-md border">
            {shown.map((category) => (
              <CategoryOffers
                key={category.id}
                category={category}
                q={q}
                find={find}
                names={inputs.names}
                issuerOf={(id) => issuers.get(id) ?? ''}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
