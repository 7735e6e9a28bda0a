import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { calendarDate } from '@/domain/calendar.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { useApplicant } from '@/features/mine/people/queries.ts';
import { useSuggestions } from '@/features/plan/card-ranking/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { findPlannedOpening } from '@/features/plan/planned-steps/public.ts';
import { plannedStepsQuery } from '@/features/plan/planned-steps/queries.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { useBestOffers } from '../use-offers.ts';

const look = 'text-muted-foreground text-sm';

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

/** The one card to open next: the saved plan's, or else the best for its bonus and the best for every year. */
export function NextCards(props: { children?: ReactNode }) {
  const { data: kept } = useQuery(plannedStepsQuery());
  const { data: memberCards = [] } = useQuery(memberCardsQuery());
  const { applicant } = useApplicant();
  const { cards } = useCatalog();
  const today = calendarDate(getToday());
  const step = kept && findPlannedOpening(kept, memberCards, applicant?.id ?? null, today);
  const card = cards.find(({ id }) => id === step?.credit_card_id);
  if (!step || !card) return <BestNext {...props} />;
  return (
    <p role="note" aria-label="One card next" className={look}>
      One card next: your plan opens {named(card)} in {nameMonth(calendarDate(step.planned_on), 0)}.{' '}
      <Link to="/app/what-next" className="underline underline-offset-4">
        See the plan
      </Link>
    </p>
  );
}

function BestNext({ children }: { children?: ReactNode }) {
  const { best, hasSpending, applicantName } = useBestOffers();
  const [year] = useSuggestions() ?? [];
  const bonus = best.find(({ worthCents }) => worthCents >= 50);
  if (!hasSpending || applicantName !== null || (!bonus && !year)) return null;
  const isOne = bonus && year && bonus.offer.card.id === year.card.id;
  return (
    <p role="note" aria-label="One card next" className={look}>
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
