import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatAnnualFee, formatRate } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { getCardPath, parseRateUnit } from '../parse-names.ts';
import { cardSampleQuery } from '../read-sample.ts';

// Lazy: drawing card faces exceeds the first visit's budget.
const CardArt = lazyNamed(() => import('@/components/card-art.tsx'), 'CardArt');

export function CardSample() {
  const query = useQuery(cardSampleQuery());
  if (query.isPending) return <ListSkeleton label="Loading cards of the catalog" rows={6} />;
  if (query.isError) {
    return (
      <ErrorState
        title="The catalog could not be read"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return (
    <ul aria-label="Cards of the catalog" className="border-foreground divide-y border-t">
      {query.data.cards.map((card) => (
        <li key={card.id} className="relative flex items-center gap-3 py-2.5">
          <Suspense fallback={<span className="aspect-[320/202] w-16 shrink-0" />}>
            <CardArt card={card} issuer={card.companies.name} />
          </Suspense>
          <div className="min-w-0 flex-1">
            <Link
              {...getCardPath(card)}
              className="block font-medium after:absolute after:inset-0 sm:truncate"
            >
              {card.name}
            </Link>
            <p className="text-muted-foreground text-sm sm:truncate">
              {card.point_systems.name}
              {card.verified_on && ` · checked ${formatDate(card.verified_on)}`}
            </p>
          </div>
          <div className="shrink-0 text-right">
            <p className="font-medium">{formatAnnualFee(card.annual_fee_cents)}</p>
            <p className="text-muted-foreground text-sm">
              {formatRate(card.base_rate, parseRateUnit(card.point_systems.unit))} base
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
