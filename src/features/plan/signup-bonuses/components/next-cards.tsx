import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuggestions } from '@/features/plan/card-ranking/queries.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { useBestOffers } from '../use-offers.ts';

/** The one card to open next: for its bonus, and for every year, which may be two. */
export function NextCards({ children }: { children?: ReactNode }) {
  const { best, hasSpending, applicantName } = useBestOffers();
  const [year] = useSuggestions() ?? [];
  const bonus = best.find(({ worthCents }) => worthCents >= 50);
  if (!hasSpending || applicantName !== null || (!bonus && !year)) return null;
  const named = (card: { readonly slug: string; readonly name: string }) => (
    <Link
      translate="no"
      to="/app/credit-cards/$id"
      params={{ id: card.slug }}
      className="text-foreground font-medium underline-offset-4 hover:underline"
    >
      {card.name}
    </Link>
  );
  const isOne = bonus && year && bonus.offer.card.id === year.card.id;
  return (
    <p role="note" aria-label="One card next" className="text-muted-foreground text-sm">
      {isOne ? 'One card next, for the bonus and for every year: ' : 'One card next: '}
      {bonus && (
        <>
          {!isOne && 'for the bonus, '}
          {named(bonus.offer.card)} ({formatWholeDollars(bonus.worthCents)} today)
        </>
      )}
      {bonus && year && (isOne ? ' and ' : '; ')}
      {year && (
        <>
          {!isOne && (
            <>
              for every year, {named(year.card)}
              {' ('}
            </>
          )}
          +{formatWholeDollars(year.addedCents)} a year{!isOne && ')'}
        </>
      )}
      . {children}
    </p>
  );
}
