import { Link, type LinkOptions } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { SegmentedLinks } from '@/components/segmented-links.tsx';
import { useEligibleInputs } from '@/features/mine/eligibility/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import type { AssumedFigure } from '@/features/plan/optimizer/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { createPart } from '@/lib/part.ts';
import { columnsOf } from '../describe-columns.ts';
import { useRanking } from '../queries.ts';
import { type CardRankingSearch, defaultCardRankingSearch } from '../schema.ts';
import { ColumnMenu } from './column-menu.tsx';
import { RankedList } from './ranked-list.tsx';
import { RankingFilters } from './ranking-filters.tsx';
import type { OpenFigure } from './ranking-ledger.tsx';
import { describeAhead, findBestRanked, RankingVerdict } from './ranking-verdict.tsx';

const ledger = createPart(async () => (await import('./ranking-ledger.tsx')).RankingLedger);

const yearLabels = { steady: 'Every year', first: 'First year' } as const;

function VerdictSkeleton() {
  return <span aria-hidden className="bg-muted block h-8 max-w-lg animate-pulse rounded-md" />;
}

type CardRankingPageProps = {
  search: CardRankingSearch;
  onSearchChange: (next: Partial<CardRankingSearch>) => void;
  /** The same screen with another address. */
  linkTo: (search: CardRankingSearch) => LinkOptions;
  renderAssumptions: (figure: AssumedFigure) => ReactNode;
};

export function CardRankingPage(props: CardRankingPageProps) {
  const { search, onSearchChange: change, linkTo, renderAssumptions } = props;
  const { inputs: usual, held, entries } = useHoldings();
  const { inputs, refused } = useEligibleInputs(usual);
  const [figure, setFigure] = useState<OpenFigure | null>(null);
  const deferred = useDeferredValue(search);
  const ranking = useRanking(deferred.year);
  const heldIds = useMemo(
    () =>
      new Set(
        entries.flatMap(({ memberCard, card }) => (memberCard.status === 'held' ? [card.id] : [])),
      ),
    [entries],
  );
  const { profile, rows } = inputs;
  // The best of all available cards, regardless of filters: a verdict that changed with each key would shift the
  // fields.
  const best = useMemo(() => ranking && findBestRanked(ranking, heldIds), [ranking, heldIds]);
  const second = best?.second && best.second.figures.netCents >= 50 ? best.second : null;
  return (
    <>
      <PageHeader
        title="Card ranking"
        verdict={
          profile &&
          (ranking === null ? (
            <VerdictSkeleton />
          ) : (
            best && <RankingVerdict best={best} year={deferred.year} onOpen={setFigure} />
          ))
        }
        description={
          profile
            ? best && (
                <>
                  Out of {formatCount(best.count, 'card')} you can get, with all of “{profile.name}”
                  on one.
                  {second &&
                    ` Next is ${second.card.name}, with ${formatWholeDollars(second.figures.netCents)}.`}
                  {describeAhead(best.ahead)}
                  <span className="max-sm:hidden"> Nothing is ranked by commission.</span>
                </>
              )
            : 'What you keep in a year if you put all your spending on one card.'
        }
        actions={
          <SegmentedLinks
            label="Which year"
            segments={(['steady', 'first'] as const).map((year) => ({
              key: year,
              label: yearLabels[year],
              isCurrent: search.year === year,
              link: linkTo({ ...search, year }),
            }))}
          />
        }
      />
      <div className="grid gap-4">
        {!profile && (
          <p className="bg-caution-soft text-caution rounded-md border p-3">
            Without spending only fees, credits and bonuses count.{' '}
            <Link to="/app/my-annual-spending" className="font-medium underline">
              Enter your spending
            </Link>
          </p>
        )}
        {ranking === null ? (
          <ListSkeleton label="Ranking the cards" />
        ) : (
          <>
            <RankingFilters search={search} rows={rows} onChange={change} />
            <RankedList
              ranking={ranking}
              search={deferred}
              rows={rows}
              heldIds={heldIds}
              onChange={change}
              onClear={() => {
                const { year, columns } = search;
                change({ ...defaultCardRankingSearch, fee: undefined, year, columns });
              }}
              onOpen={setFigure}
              menu={
                <ColumnMenu
                  chosen={columnsOf({ ...search, year: 'first' })}
                  onChange={(columns) => change({ columns })}
                />
              }
            />
          </>
        )}
      </div>
      <OnNeed
        part={ledger}
        shown={
          figure && {
            figure,
            year: deferred.year,
            held,
            inputs,
            isBonusRefused: deferred.year === 'first' && refused.has(figure.card.slug),
            renderAssumptions,
            onClose: () => setFigure(null),
          }
        }
      />
    </>
  );
}
