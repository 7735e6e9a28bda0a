import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { usualAmountCents } from '../find-offers.ts';
import type { CounterSearch, FilterSearch, RenderPay } from '../schema.ts';
import { usePreparedOfferFinder } from '../use-offer-finder.ts';
import { BestCardResult } from './best-card-result.tsx';

type CounterAnswerProps = CounterSearch & {
  renderPay: RenderPay;
  onAskAmount: () => void;
};

/** The member's own filters, which no address narrows here. */
const asked: FilterSearch = {};

export function CounterAnswer({ q = '', amount, renderPay, onAskAmount }: CounterAnswerProps) {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  // Words are typed at once; the answer follows.
  const words = useDeferredValue(q);
  const dollars = useDeferredValue(amount);
  const { inputs, entries, find } = usePreparedOfferFinder(user.bestCardFilters);
  return (
    <BestCardResult
      view="cards"
      q={words}
      find={find}
      entries={entries}
      amountCents={dollars === undefined ? usualAmountCents : Math.round(dollars * 100)}
      hasAmount={dollars !== undefined}
      renderPay={renderPay}
      onAskAmount={onAskAmount}
      asked={asked}
      inputs={inputs}
      priority={user.categoryPriority}
    />
  );
}
