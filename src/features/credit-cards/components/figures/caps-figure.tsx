import { useQuery } from '@tanstack/react-query';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { creditCardBySlugQuery } from '@/features/catalogue/queries.ts';
import { formatPeriod } from '@/lib/card-terms.ts';
import { formatCents, formatRate } from '@/lib/format.ts';
import { parseConfidence, parseRateUnit } from '../../names.ts';
import { SourceLink } from '../source-link.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { FigureOf } from './figure-of.tsx';

/** The caps of a card as they are today. */
export function CapsFigure({ slug }: { slug: string }) {
  const query = useQuery(creditCardBySlugQuery(slug));
  return (
    <FigureOf query={query} missing={`The catalogue has no card “${slug}” any more.`}>
      {(card) => {
        const unit = parseRateUnit(card.point_systems.unit);
        return (
          <FigureFrame title={`Caps of ${card.name}`}>
            <Table label={`Caps of ${card.name}`}>
              <TableHeader>
                <TableRow>
                  <TableHead className="w-full">Counts together</TableHead>
                  <TableHead className="text-right">Up to</TableHead>
                  <TableHead className="text-right">Then</TableHead>
                  <TableHead className="max-sm:hidden">Checked</TableHead>
                </TableRow>
              </TableHeader>
              <TableBody>
                {card.spending_caps.map((cap) => (
                  <TableRow key={cap.id}>
                    <TableCell>
                      {cap.name}{' '}
                      <ConfidenceMark
                        confidence={parseConfidence(cap.confidence)}
                        subject="this cap"
                        isCompact
                      />
                    </TableCell>
                    <TableCell className="text-right">
                      {formatCents(cap.amount_cents)}
                      <span className="text-muted-foreground block text-sm whitespace-nowrap">
                        {formatPeriod(cap.period)}
                      </span>
                    </TableCell>
                    <TableCell className="text-right">
                      {formatRate(cap.fallback_rate, unit)}
                    </TableCell>
                    <TableCell className="max-sm:hidden">
                      <SourceLink
                        url={cap.source_url}
                        verifiedOn={cap.verified_on}
                        fact={{
                          table: 'spending_caps',
                          id: cap.id,
                          subject: `${card.name}: ${cap.name}`,
                        }}
                      />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </FigureFrame>
        );
      }}
    </FigureOf>
  );
}
