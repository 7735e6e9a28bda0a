import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { describeWhy } from '@/features/use/best-card/describe-offer.ts';
import { createOfferFinder, usualAmountCents } from '@/features/use/best-card/find-offers.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { useSpent } from '@/features/mine/purchases/queries.ts';
import { formatReturn } from '@/lib/format.ts';

const noObstacle = () => null;

/** The counter's answer in one line: the member's best card at a shop, and its return. */
export function ShopLine({ subCategory }: { subCategory: string }) {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { inputs: usual, held, entries } = useHoldings();
  const filters = user.bestCardFilters;
  const inputs = usual.counting({ countsLowConfidence: filters.includeLowConfidence });
  const spent = useSpent(inputs, held);
  const find = useMemo(
    () => createOfferFinder({ inputs, held, spent, filters, obstacleOf: noObstacle }),
    [inputs, held, spent, filters],
  );
  if (held.length === 0) return <>Add your cards to see the best of them here.</>;
  const { mine } = find(subCategory, usualAmountCents);
  if (!mine) return <>None of your cards is taken there.</>;
  const entry = entries.find(({ memberCard }) => memberCard.id === mine.id);
  return (
    <>
      Pay with <span className="font-semibold">{entry?.memberCard.nickname ?? mine.row.name}</span>:{' '}
      <span className="text-primary font-semibold">
        {formatReturn(mine.valueCents, usualAmountCents)} back
      </span>
      , {describeWhy(mine, inputs.names)}
    </>
  );
}
