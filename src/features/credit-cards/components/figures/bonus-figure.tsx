import { useQuery } from '@tanstack/react-query';
import { creditCardBySlugQuery } from '../../queries.ts';
import { getToday } from '@/lib/dates.ts';
import { splitBonuses } from '../../split-bonuses.ts';
import { BonusTable } from '../bonus-table.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { FigureOf } from './figure-of.tsx';

export function BonusFigure({ slug }: { slug: string }) {
  const query = useQuery(creditCardBySlugQuery(slug));
  return (
    <FigureOf query={query} missing={`The catalog has no card “${slug}” anymore.`}>
      {(card) => {
        const { current } = splitBonuses(card.signup_bonuses, getToday());
        const title = `Sign-up bonus of ${card.name}`;
        return (
          <FigureFrame title={title}>
            {current.length === 0 ? (
              <p className="text-muted-foreground">No offer is known today.</p>
            ) : (
              <BonusTable label={title} card={card} bonuses={current} />
            )}
          </FigureFrame>
        );
      }}
    </FigureOf>
  );
}
