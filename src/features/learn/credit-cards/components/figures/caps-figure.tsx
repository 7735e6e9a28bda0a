import { useQuery } from '@tanstack/react-query';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { creditCardBySlugQuery } from '../../queries.ts';
import { formatCapAmount, formatPeriod } from '@/lib/card-terms.ts';
import { formatRate } from '@/lib/format.ts';
import { parseConfidence, parseRateUnit } from '../../parse-names.ts';
import { SourcedTable } from '../sourced-table.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { FigureOf } from './figure-of.tsx';

export function CapsFigure({ slug }: { slug: string }) {
  const query = useQuery(creditCardBySlugQuery(slug));
  return (
    <FigureOf query={query} missing={`The catalog has no card “${slug}” anymore.`}>
      {(card) => {
        const unit = parseRateUnit(card.point_systems.unit);
        return (
          <FigureFrame title={`Caps of ${card.name}`}>
            <SourcedTable
              label={`Caps of ${card.name}`}
              rows={card.spending_caps}
              factOf={(cap) => ({
                table: 'spending_caps',
                id: cap.id,
                subject: `${card.name}: ${cap.name}`,
              })}
              first={{
                header: 'Counts together',
                cell: (cap) => (
                  <>
                    {cap.name}{' '}
                    <ConfidenceMark
                      confidence={parseConfidence(cap.confidence)}
                      subject="this cap"
                      isCompact
                    />
                  </>
                ),
              }}
              columns={[
                {
                  header: 'Up to',
                  className: 'text-right',
                  cell: (cap) => (
                    <>
                      {formatCapAmount(cap, unit)}
                      <span className="text-muted-foreground block text-sm whitespace-nowrap">
                        {formatPeriod(cap.period)}
                      </span>
                    </>
                  ),
                },
                {
                  header: 'Then',
                  className: 'text-right',
                  cell: (cap) => formatRate(cap.fallback_rate, unit),
                },
              ]}
            />
          </FigureFrame>
        );
      }}
    </FigureOf>
  );
}
