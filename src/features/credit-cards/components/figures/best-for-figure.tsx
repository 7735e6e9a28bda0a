import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CardArt } from '@/components/card-art.tsx';
import { formatAnnualFee, formatCentsPerPoint, formatPercent, formatRate } from '@/lib/format.ts';
import { getCardPath } from '../../parse-names.ts';
import { bestForQuery } from '../../read-figures.ts';
import { FigureFrame } from './figure-frame.tsx';
import { FigureOf } from './figure-of.tsx';

export function BestForFigure({ category }: { category: string }) {
  const query = useQuery(bestForQuery(category));
  return (
    <FigureOf query={query} rows={5} missing={`No category is called “${category}”.`}>
      {(found) => (
        <FigureFrame
          title={`Best today: ${found.name}`}
          note="Personal cards that take applicants and ask for no membership, each held alone, points valued for travel, before annual fees; facts of low confidence and rates that must be chosen first are left out."
        >
          <ol className="border-foreground divide-y border-t">
            {found.offers.map(({ card, issuer, rate, unit, centsPerPoint, returnPercent }) => (
              <li key={card.id} className="flex items-center gap-3 py-2.5">
                <CardArt card={card} issuer={issuer} className="w-12" />
                <div className="min-w-0 flex-1">
                  <Link
                    {...getCardPath(card)}
                    className="font-medium underline-offset-4 hover:underline"
                  >
                    {card.name}
                  </Link>
                  <p className="text-muted-foreground text-sm">
                    {formatRate(rate, unit)}
                    {unit === 'points' && ` at ${formatCentsPerPoint(centsPerPoint)}`} ·{' '}
                    {formatAnnualFee(card.annual_fee_cents)}
                  </p>
                </div>
                <p className="text-lg font-semibold">{formatPercent(returnPercent)}</p>
              </li>
            ))}
          </ol>
        </FigureFrame>
      )}
    </FigureOf>
  );
}
