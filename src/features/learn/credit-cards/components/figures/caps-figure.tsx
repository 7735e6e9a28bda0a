import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { creditCardBySlugQuery } from '../../queries.ts';
import { formatCapAmount, formatPeriod } from '@/lib/card-terms.ts';
import { formatRate } from '@/lib/format.ts';
import { parseConfidence, parseRateUnit } from '../../parse-names.ts';
import { SourcedTable } from '../sourced-table.tsx';
import { FigureOf } from './figure-of.tsx';

type FigureFrameProps = {
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
};

export function FigureFrame({ title, note, children }: FigureFrameProps) {
  return (
    <figure className="my-6 grid gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="text-muted-foreground inline-flex items-center gap-1.5 text-sm">
          <span aria-hidden className="bg-primary size-2 rounded-full" />
          live from the catalog
        </span>
      </figcaption>
      {children}
      {note && <p className="text-muted-foreground text-sm">{note}</p>}
    </figure>
  );
}

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
