import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CategoryIcon } from '@/components/category-icon.tsx';
import { ReturnFigure } from '@/components/return-figure.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { useSpent } from '@/features/mine/purchases/queries.ts';
import { formatCentsPerPoint, formatRate, formatReturn } from '@/lib/format.ts';
import {
  describeBankInstead,
  describeCaps,
  isBankBetter,
} from '@/features/use/best-card/public.ts';
import { type CardPick, pickAmountCents, pickCards } from '../pick-cards.ts';
import { HomePanel } from '@/components/home-panel.tsx';

export function UseToday() {
  const { inputs, held, entries } = useHoldings();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { categoryPriority } = user;
  const spent = useSpent(inputs, held);
  const picks = useMemo(
    () => pickCards(inputs, held, categoryPriority, spent),
    [inputs, held, categoryPriority, spent],
  );
  if (picks.length === 0) return null;
  const cards = new Map(
    entries.map(({ memberCard, card }) => [
      memberCard.id,
      { card, name: memberCard.nickname ?? card.name },
    ]),
  );
  const describeActivation = ({ offer }: CardPick) => {
    const found = offer.conditional.find(({ mode }) => mode === 'activation');
    return found ? `; activate first for ${formatReturn(found.valueCents, pickAmountCents)}` : '';
  };
  const describe = ({ offer }: CardPick) => {
    const unit = inputs.names.rateUnit(offer.pointSystem);
    const rate = formatRate(offer.rate, unit);
    const system = inputs.names.pointSystem(offer.pointSystem);
    return unit === 'dollars'
      ? `${rate} ${system}`
      : `${rate} ${system} at ${formatCentsPerPoint(offer.centsPerPoint)}`;
  };
  const capsOf = ({ offer }: CardPick) => {
    const row = cards.get(offer.id)?.card;
    const slugs = offer.caps.map(({ cap }) => cap);
    return row ? describeCaps(slugs, row, inputs.names.rateUnit(offer.pointSystem)) : [];
  };
  return (
    <HomePanel
      title="What to use today"
      note="Your cards, with today’s rates"
      isOpenAtFirst
      more={{ label: 'Every category, and the best of all cards', link: { to: '/app/best-card' } }}
    >
      <ul aria-label="What to use today" className="divide-y">
        {picks.map((pick) => (
          <li
            key={pick.category.id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5"
          >
            <CategoryIcon
              name={pick.category.icon}
              className="text-muted-foreground size-5 shrink-0"
            />
            <div className="min-w-0">
              <Link
                to="/app/best-card/$id"
                params={{ id: pick.category.slug }}
                search={{ sub: pick.subCategory.slug }}
                className="block truncate font-medium underline-offset-4 hover:underline"
              >
                {pick.subCategory.name}
              </Link>
              <p className="text-muted-foreground text-sm">
                {isBankBetter(pick.offer) ? (
                  describeBankInstead(
                    pick.offer,
                    pickAmountCents,
                    inputs.spending[pick.subCategory.slug] ?? 0,
                  )
                ) : (
                  <>
                    <span className="text-foreground">{cards.get(pick.offer.id)?.name}</span> ·{' '}
                    {describe(pick)}
                    {describeActivation(pick)}
                  </>
                )}
              </p>
            </div>
            {!isBankBetter(pick.offer) && (
              <ReturnFigure
                offer={pick.offer}
                cardName={cards.get(pick.offer.id)?.name ?? ''}
                subject={pick.subCategory.name}
                amountCents={pickAmountCents}
                names={inputs.names}
                caps={capsOf(pick)}
                className="font-semibold"
              />
            )}
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}
