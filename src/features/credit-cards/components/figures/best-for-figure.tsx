import { Link } from '@tanstack/react-router';
import { CardArt } from '@/components/card-art.tsx';
import { useCatalogueQuery } from '@/features/catalogue/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { formatAnnualFee, formatCentsPerPoint, formatPercent, formatRate } from '@/lib/format.ts';
import { findBestFor } from '../../find-best-for.ts';
import { getCardPath } from '../../parse-names.ts';
import * as texts from '../../texts.ts';
import { FigureFrame } from './figure-frame.tsx';
import { FigureOf } from './figure-of.tsx';

/** The cards that return most on a category today, each held alone. */
export function BestForFigure({ category }: { category: string }) {
  const query = useCatalogueQuery();
  return (
    <FigureOf query={query} rows={5} missing={texts.theCatalogIsEmpty}>
      {(rows) => {
        const found = findBestFor(rows, category, getToday());
        if (!found) {
          return <p className="text-muted-foreground my-4">{texts.noCategoryIsCalled(category)}</p>;
        }
        return (
          <FigureFrame
            title={texts.bestToday(found.name)}
            note={texts.personalCardsThatTakeApplicants}
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
                      {unit === 'points' && texts.at(formatCentsPerPoint(centsPerPoint))} ·{' '}
                      {formatAnnualFee(card.annual_fee_cents)}
                    </p>
                  </div>
                  <p className="text-lg font-semibold">{formatPercent(returnPercent)}</p>
                </li>
              ))}
            </ol>
          </FigureFrame>
        );
      }}
    </FigureOf>
  );
}
