import { Link, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { SegmentedLinks } from '@/components/segmented-links.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { formatCount } from '@/lib/format.ts';
import { listRanking } from '../list-ranking.ts';
import { rankCards } from '../rank-cards.ts';
import { type CardRankingSearch, defaultCardRankingSearch } from '../schema.ts';
import { type OpenFigure, RankingLedger } from './ranking-ledger.tsx';
import { RankingFilters } from './ranking-filters.tsx';
import { RankingTable } from './ranking-table.tsx';

const yearLabels = { steady: 'Every year', first: 'First year' } as const;

export function CardRankingPage({ search }: { search: CardRankingSearch }) {
  const { inputs, entries } = useHeldWallet();
  const navigate = useNavigate({ from: '/app/card-ranking' });
  const [figure, setFigure] = useState<OpenFigure | null>(null);
  const deferred = useDeferredValue(search);
  const ranking = rankCards(inputs, deferred.year);
  const listed = useMemo(() => {
    const held = entries.filter(({ memberCard }) => memberCard.status === 'held');
    return listRanking(ranking, {
      search: deferred,
      companySlugs: new Map(inputs.rows.companies.map(({ id, slug }) => [id, slug])),
      systemSlugs: new Map(inputs.rows.pointSystems.map(({ id, slug }) => [id, slug])),
      heldIds: new Set(held.map(({ card }) => card.id)),
    });
  }, [ranking, deferred, inputs, entries]);
  const heldIds = useMemo(
    () => new Set(entries.flatMap((entry) => (entry.value ? [entry.card.id] : []))),
    [entries],
  );
  const change = (next: Partial<CardRankingSearch>) =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader
        title="Card ranking"
        description={
          inputs.profile
            ? `What each card would bring if all spending of “${inputs.profile.name}” went on it alone. Nothing here is ranked by commission.`
            : 'What each card would bring if all your spending went on it alone.'
        }
        actions={
          <SegmentedLinks
            label="Which year"
            segments={(['steady', 'first'] as const).map((year) => ({
              key: year,
              label: yearLabels[year],
              isCurrent: search.year === year,
              link: { to: '/app/card-ranking', search: { ...search, year } },
            }))}
          />
        }
      />
      <div className="grid gap-4">
        {!inputs.profile && (
          <p className="bg-caution-soft text-caution rounded-md border p-3">
            Without spending only fees, credits and bonuses count.{' '}
            <Link to="/app/my-annual-spending" className="font-medium underline">
              Enter your spending
            </Link>
          </p>
        )}
        <RankingFilters search={search} rows={inputs.rows} onChange={change} />
        <p role="status" className="text-muted-foreground text-sm">
          {formatCount(listed.length, 'card')}
          {search.year === 'first' && ' · with sign-up bonus and first-year fee'}
        </p>
        {listed.length === 0 ? (
          <EmptyState
            title="No card fits these filters"
            action={
              <Button
                variant="outline"
                onClick={() => {
                  change({ ...defaultCardRankingSearch, fee: undefined, year: search.year });
                }}
              >
                Clear the filters
              </Button>
            }
          >
            Loosen one of them to see more cards.
          </EmptyState>
        ) : (
          <RankingTable
            ranking={listed}
            search={search}
            heldIds={heldIds}
            onSort={(sort, dir) => {
              change({ sort, dir });
            }}
            onOpen={setFigure}
          />
        )}
      </div>
      <RankingLedger
        figure={figure}
        names={inputs.names}
        onClose={() => {
          setFigure(null);
        }}
      />
    </>
  );
}
